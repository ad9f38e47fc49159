/**
 * Installs the packages of the lock file when they are not there, or not those of this lock file.
 * Runs before anything is installed, so it is plain Node and imports nothing else.
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const stamp = `${root}node_modules/.pompa-lock`;
const lock = createHash("sha256")
  .update(readFileSync(`${root}package-lock.json`))
  .digest("hex");

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Hace falta Node 20.19 o más nuevo, y este es ${process.version}. Se descarga de https://nodejs.org`);
  process.exit(1);
}

if (!existsSync(stamp) || readFileSync(stamp, "utf8") !== lock) {
  console.log("Instalando los paquetes del proyecto (sólo la primera vez)…");
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  const { status } = spawnSync(npm, ["ci", "--no-audit", "--no-fund"], {
    cwd: root,
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (status !== 0) {
    console.error("No se pudieron instalar los paquetes: revisá la conexión y volvé a intentar.");
    process.exit(status ?? 1);
  }
  writeFileSync(stamp, lock);
}
