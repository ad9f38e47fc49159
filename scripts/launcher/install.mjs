/**
 * Installs the packages of `package-lock.json` if some are missing or have another version, and rebuilds SQLite after a
 * change of Node's version. Commands start with this module, so the module itself uses no packages.
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { messagesFor } from "../../src/delivery/build/configuration/editors-language.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const messages = () => messagesFor(process.env.MAGAZINE ?? root);
const packageLock = path.join(root, "package-lock.json");
/** File with the hash of the `package-lock.json` that was last installed, and with the version of Node's ABI. */
const stamp = path.join(root, "node_modules/.pompa-installed");
/** The file that npm writes at the end of an installation. */
const installedLock = path.join(root, "node_modules/.package-lock.json");
/** File that exists while a process installs packages. It contains the id of the process. */
const installLock = path.join(root, ".contentlayer/installing");
const SQLITE = "better-sqlite3";
/** Whether the packages for tests are installed; `npm ci --omit=dev` leaves them out. */
const hasTests = existsSync(path.join(root, "node_modules/vitest"));
const needsTests = hasTests || process.argv[2] === "test";
const HOUR = 60 * 60 * 1000;

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(messages().oldNode(process.version));
  process.exit(1);
}
const nodeAbi = process.versions.modules;
const { refuseOddProject } = await import("./magazine.mjs");
refuseOddProject();

/**
 * Whether this is a checkout. An installed package has no lock file, and npm installed its dependencies together with
 * the package.
 */
export const isCheckout = existsSync(packageLock);

if (isCheckout && !isReady() && !(isComplete() && sqliteWorks())) {
  mkdirSync(path.dirname(installLock), { recursive: true });
  for (let waiting = false; !acquireLock(); waiting = true) {
    if (!waiting) console.error(messages().otherInstalls);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 250);
  }
  process.once("exit", releaseLock);
  if (!isReady()) install();
  releaseLock();
}

/**
 * Whether an earlier command found that everything is installed. The lock file is large, so it is read only if it may
 * have changed.
 */
function isReady() {
  const [hash, abi, failed] = read(stamp).split(" ");
  if (abi !== nodeAbi || !existsSync(installedLock)) return false;
  if (needsTests && !hasTests) return false;
  if (failed && statSync(stamp).mtimeMs < Date.now() - HOUR) return false;
  return statSync(packageLock).ctimeMs < statSync(stamp).mtimeMs || hash === hashOfLock();
}

/**
 * Whether npm installed all packages. Optional packages may be missing, and so may the packages for tests if this
 * command does not need them.
 */
function isComplete() {
  const [installedPackages, lockedPackages] = [installedLock, packageLock].map(
    (file) => JSON.parse(read(file) || '{"packages":{}}').packages,
  );
  const mayBeMissing = ({ optional, dev }) => optional || (dev && !needsTests);
  const isInstalled = ([folder, locked]) =>
    (installedPackages[folder]?.version ?? (mayBeMissing(locked) && locked.version)) === locked.version;
  return Object.entries(lockedPackages).every((entry) => entry[0] === "" || isInstalled(entry));
}

/**
 * Whether SQLite works. A missing SQLite counts as working, because the site does not need SQLite. A success is
 * recorded for later commands.
 */
function sqliteWorks() {
  const open = `new (require("${SQLITE}"))(":memory:")`;
  if (
    existsSync(path.join(root, "node_modules", SQLITE)) &&
    spawnSync(process.execPath, ["-e", open], { cwd: root, stdio: "ignore" }).status !== 0
  )
    return false;
  writeStamp();
  return true;
}

/** Records for later commands that the packages are installed. `hasFailed` means that only SQLite does not work. */
function writeStamp({ hasFailed = false } = {}) {
  try {
    writeFileSync(stamp, `${hashOfLock()} ${nodeAbi}${hasFailed ? " failed" : ""}`);
  } catch {
    // The account may not be allowed to write the file. Without the file, the next command checks the packages again.
  }
}

function install() {
  if (!isComplete()) {
    console.error(messages().installs);
    rmSync(stamp, { force: true });
    const status = npm("ci", "--no-audit", "--no-fund");
    if (status !== 0) {
      console.error(messages().notInstalled);
      process.exit(status ?? 1);
    }
  }
  if (sqliteWorks()) return;
  console.error(messages().preparesSqlite(process.version));
  npm("rebuild", SQLITE);
  if (sqliteWorks()) return;
  // The failure is recorded, because compiling SQLite takes minutes and most commands do not need SQLite. The next
  // attempt is an hour later.
  writeStamp({ hasFailed: true });
  console.error(messages().noSqlite(process.version));
}

/** Runs npm, and returns its exit code. npm's output goes to stderr, because it is not part of the command's output. */
function npm(...args) {
  const isWindows = process.platform === "win32";
  const options = { cwd: root, stdio: ["inherit", 2, 2], shell: isWindows };
  return spawnSync(isWindows ? "npm.cmd" : "npm", args, options).status;
}

/**
 * Tries to take the lock, and returns whether this process has it. Removes the lock of another process if that process
 * has ended, or if the lock is older than an hour.
 */
function acquireLock() {
  try {
    writeFileSync(installLock, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (error.code !== "EEXIST") throw error;
    const { mtimeMs = Infinity } = statSync(installLock, { throwIfNoEntry: false }) ?? {};
    if (!isRunning(Number(read(installLock))) || mtimeMs < Date.now() - HOUR) rmSync(installLock, { force: true });
    return false;
  }
}

function releaseLock() {
  if (Number(read(installLock)) === process.pid) rmSync(installLock, { force: true });
}

/** Whether a process is running. 0 counts as running, because a lock is empty until its process has written its id. */
function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === "EPERM";
  }
}

function read(file) {
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}

function hashOfLock() {
  return createHash("sha256").update(readFileSync(packageLock)).digest("hex");
}
