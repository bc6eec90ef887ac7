"""A machine without any network: links wait, nothing is spent, and each end is in order. In a network namespace that has no route."""

from __future__ import annotations

import shutil
import subprocess

import pytest

from tests.faults.invariants import check_nothing_held
from tests.faults.product import COMMAND, Product

ALONE = ["unshare", "-Urn"]

pytestmark = pytest.mark.skipif(
    shutil.which("unshare") is None or subprocess.run([*ALONE, "true"], capture_output=True, check=False).returncode != 0,
    reason="needs network namespaces",
)


def spent(product: Product) -> list[dict[str, object]]:
    return [dict(job) for job in product.jobs() if job["attempts"] or job["status"] != "pending"]


def test_links_saved_without_a_network_wait_and_spend_nothing(product: Product) -> None:
    """With the settings of these tests two attempts, a second apart, would end a link."""
    product.drop_urls([f"https://kitchen{number}.example/soup" for number in range(20)])
    for _ in range(3):
        command = [*ALONE, *COMMAND, "run", "--once"]
        done = subprocess.run(command, capture_output=True, text=True, timeout=60, env=product.environment(), check=False)
        assert done.returncode == 0, done.stderr
        assert done.stdout == "0 notes written, 0 links failed; 20 links wait for later because this machine seems to be offline.\n"
        assert done.stderr.count("offline") == 1, "said once, and not of each link"
    assert len(product.jobs()) == 20
    assert spent(product) == []
    assert "This machine is offline" in product.call("status").stdout


def test_ended_without_a_network_nothing_is_left_in_hand(product: Product) -> None:
    product.drop_urls([f"https://kitchen{number}.example/soup" for number in range(20)])
    product.start(prefix=ALONE)
    product.wait_until(lambda: "This machine is offline" in product.log_tail())
    assert product.stop() == 0
    check_nothing_held(product)
    assert spent(product) == []


def test_a_name_that_never_is_one_ends_without_a_network_too(product: Product) -> None:
    product.drop_url("never.url", "https://soup.invalid/")
    product.start(prefix=ALONE)
    product.wait_until(product.is_quiet)
    assert product.stop() == 0
    [job] = product.jobs()
    assert (job["status"], job["error_code"], job["attempts"]) == ("failed", "dns", 2)
