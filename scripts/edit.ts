/** `npm run edit`: the editing room, for this machine only. `--content DIR` is another content folder; `PORT`, another port. */
import path from "node:path";
import { parseArgs } from "node:util";
import { createServer } from "vite";
import { CONTENT_DIR } from "../src/build/paths.ts";
import { roomConfig } from "../vite.config.ts";
import { portOr } from "./port.ts";

const DEFAULT_PORT = 4174;

const { values } = parseArgs({ options: { content: { type: "string", default: CONTENT_DIR } } });
const port = portOr(DEFAULT_PORT);
const address = `http://localhost:${port}`;
// React and Chakra as readers get them: those for programmers take several times as long for each key press.
process.env.NODE_ENV = "production";
const config = roomConfig(path.resolve(values.content), port);
// What an editor typed is kept under this name.
const open = process.stdout.isTTY && address;
const server = await createServer({ ...config, configFile: false, server: { ...config.server, open } });
try {
  await server.listen();
  console.log(`La redacción está en ${address}\nPara cerrarla: Ctrl C.`);
} catch (error) {
  await server.close();
  console.error((error as Error).message);
  process.exitCode = 1;
}
