"""Behind a real proxy, by the settings that the hosting page gives: nginx, and two workers that own tables."""

import asyncio
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect

from tests.server.live import PATIENCE, free_port

pytestmark = pytest.mark.anyio
HOSTING = (Path(__file__).parents[2] / "docs/hosting.md").read_text("utf-8")
NGINX = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin:/usr/local/sbin")


def blocks() -> list[str]:
    return re.findall(r"```nginx\n(.*?)```", HOSTING, re.S)


def configuration(folder: Path, port: int, workers: list[int]) -> str:
    """What the page says, on ports of our own and without certificates."""
    server, upstream = blocks()
    server = re.sub(r"(?m)^ *ssl_.*\n", "", server).replace("listen 443 ssl;", f"listen 127.0.0.1:{port};")
    server = server.replace("http://127.0.0.1:8000", "http://rulebound")
    for number, worker in enumerate(workers, 8001):
        assert f"127.0.0.1:{number}" in upstream
        upstream = upstream.replace(f"127.0.0.1:{number}", f"127.0.0.1:{worker}")
    paths = "".join(
        f"{name}_temp_path {folder}/{name};\n" for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    return (
        f"daemon off; master_process off; pid {folder}/nginx.pid; error_log stderr warn;\n"
        f"events {{}}\nhttp {{\naccess_log off;\n{paths}{upstream}\n{server}\n}}\n"
    )


def wait_until_well(address: str, process: subprocess.Popen[bytes], log: Path) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        assert process.poll() is None, log.read_text()
        try:
            if httpx.get(f"{address}/api/health", trust_env=False).status_code == 200:
                return
        except httpx.TransportError:
            pass
        time.sleep(0.05)
    raise AssertionError(log.read_text())


@pytest.fixture
def proxied(postgres_url: str, tmp_path: Path) -> Iterator[tuple[str, list[Path]]]:
    """The address of a proxy before two workers, and the logs of the workers."""
    if NGINX is None:
        pytest.skip("nginx is not installed (Debian: apt-get install nginx-light)")
    meeting = tmp_path / "run"
    meeting.mkdir(mode=0o700)
    environment = {
        **os.environ,
        "RULEBOUND_DATA": str(tmp_path),
        "RULEBOUND_RUN": str(meeting),
        "RULEBOUND_LOG": "info",
    }
    started, logs, ports = [], [tmp_path / "0.log", tmp_path / "1.log"], [free_port(), free_port()]
    try:
        for log, port in zip(logs, ports, strict=True):
            command = [sys.executable, "-m", "rulebound", "serve", "--port", str(port), "--database", postgres_url]
            with log.open("wb") as said:
                started.append(
                    subprocess.Popen(command, stdout=said, stderr=said, env=environment, start_new_session=True)
                )
            wait_until_well(f"http://127.0.0.1:{port}", started[-1], log)
        port, conf, log = free_port(), tmp_path / "nginx.conf", tmp_path / "nginx.log"
        conf.write_text(configuration(tmp_path, port, ports))
        with log.open("wb") as said:
            command = [NGINX, "-p", str(tmp_path), "-c", str(conf), "-e", "stderr"]
            started.append(subprocess.Popen(command, stdout=said, stderr=said, start_new_session=True))
        wait_until_well(f"http://127.0.0.1:{port}", started[-1], log)
        yield f"http://127.0.0.1:{port}", logs
    finally:
        for process in started:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()


async def test_tables_are_made_and_played_through_the_proxy_each_at_its_worker(
    proxied: tuple[str, list[Path]],
) -> None:
    address, logs = proxied
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    new = {"game": "small-world-underground", "seats": seats, "setup": {"seats": 2}}
    made = []
    async with httpx.AsyncClient(
        base_url=address, headers={"X-Rulebound": "1"}, timeout=PATIENCE, trust_env=False
    ) as browser:
        me = (await browser.get("/api/me")).json()
        assert (me["first"], me["you"]) == (False, None)  # the proxy says that the call comes from outside
        (await browser.post("/api/guest", json={"name": "Anna"})).raise_for_status()
        cookie = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())
        for _ in range(12):
            table = (await browser.post("/api/tables", json=new)).raise_for_status().json()["id"]
            (await browser.post(f"/api/tables/{table}/start", json={})).raise_for_status()
            made.append(table)
            headers = {"Cookie": cookie, "Origin": address}
            line = f"{address.replace('http', 'ws')}/api/tables/{table}/socket"
            async with asyncio.timeout(PATIENCE), connect(line, additional_headers=headers, proxy=None) as socket:
                await socket.send('{"type":"hello","v":2}')
                assert '"welcome"' in str(await socket.recv())
    owned = [set(re.findall(r"this worker owns the tables (..)", log.read_text())) for log in logs]
    assert not owned[0] & owned[1]  # nobody had to give a table up
    assert {table[:2] for table in made} <= owned[0] | owned[1]
    assert all(owned), "the proxy sends all tables to one worker"
