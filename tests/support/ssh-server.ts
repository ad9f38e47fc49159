/** Debian's sshd on a free port of this machine, which lets a key of its own in. */
import { spawn, spawnSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { cp } from "node:fs/promises";
import path from "node:path";
import { findHosts } from "./hosts.ts";
import { freePort } from "./servers.ts";

/** What connects to it. `folder`: for its keys. */
export async function startSshServer(folder: string): Promise<{ ssh: string; close: () => void }> {
  const [port, key] = [await freePort(), path.join(folder, "key")];
  spawnSync("ssh-keygen", ["-q", "-t", "ed25519", "-N", "", "-f", key]);
  await cp(`${key}.pub`, path.join(folder, "authorized"));
  // It asks for it, and Debian makes it when its service starts.
  mkdirSync("/run/sshd", { recursive: true });
  const settings = [`AuthorizedKeysFile=${folder}/authorized`, "StrictModes=no", "UsePAM=no", "PidFile=none"];
  const options = [...settings, "ListenAddress=127.0.0.1", "PermitRootLogin=yes"].flatMap((each) => ["-o", each]);
  const server = spawn(findHosts().sshd ?? "", ["-D", "-f", "/dev/null", "-p", `${port}`, "-h", key, ...options]);
  const trust = ["StrictHostKeyChecking=no", "UserKnownHostsFile=/dev/null", "LogLevel=ERROR", "BatchMode=yes"];
  const ssh = `ssh -p ${port} -i ${key} ${trust.map((each) => `-o ${each}`).join(" ")}`;
  const [program = "", ...connect] = ssh.split(" ");
  while (spawnSync(program, [...connect, "127.0.0.1", "true"]).status !== 0)
    if (server.exitCode !== null) throw new Error(`sshd ended with ${server.exitCode}`);
  return { ssh, close: () => server.kill() };
}
