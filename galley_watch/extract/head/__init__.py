"""What a page says of itself outside its recipe (pure): name, author, picture, servings that only a label names."""
