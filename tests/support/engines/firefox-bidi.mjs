#!/usr/bin/env node
/**
 * Runs Firefox's long-term release for Playwright's `moz-firefox` channel: relays WebDriver BiDi between the two, and
 * answers the commands that this Firefox does not know yet. https://github.com/microsoft/playwright/issues/38038
 */
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { WebSocket, WebSocketServer } from "ws";

const UNKNOWN = new Set(["emulation.setMediaFeaturesOverride"]);
const LISTENING = /WebDriver BiDi listening on (ws:\/\/\S+)/;

const firefox = spawn(process.env.FIREFOX_PATH, process.argv.slice(2), { stdio: ["ignore", "inherit", "pipe"] });
for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) process.on(signal, () => firefox.kill(signal));
firefox.on("exit", (code) => process.exit(code ?? 0));

createInterface(firefox.stderr).on("line", (line) => {
  const address = line.match(LISTENING)?.[1];
  if (!address) return void process.stderr.write(`${line}\n`);
  const server = new WebSocketServer({ port: 0, host: "127.0.0.1" }, () =>
    process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}\n`),
  );
  server.on("connection", (client) => relay(client, new WebSocket(`${address}/session`)));
});

function relay(client, browser) {
  const queue = [];
  client.on("message", (data) => {
    const text = String(data);
    const { id, method } = JSON.parse(text);
    if (UNKNOWN.has(method)) client.send(JSON.stringify({ type: "success", id, result: {} }));
    else if (browser.readyState === WebSocket.OPEN) browser.send(text);
    else queue.push(text);
  });
  browser.on("open", () => queue.splice(0).forEach((text) => browser.send(text)));
  browser.on("message", (data) => client.send(String(data)));
  browser.on("close", () => client.close());
  client.on("close", () => browser.close());
  browser.on("error", () => client.close());
}
