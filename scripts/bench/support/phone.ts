/** A slow phone: a real Chromium with the screen size, the processor speed and the network speed of such a phone. */
import { type Browser, type BrowserContextOptions, chromium } from "@playwright/test";
import { findChromium } from "../../../tests/support/browsers/chromium.ts";

/** The processor is four times slower. The network transfers 1.5 Mb/s, with a round-trip time of 560 ms. */
const CPU_SLOWDOWN = 4;
const BYTES_PER_SECOND = 1_500_000 / 8;
const ROUND_TRIP = 560;

const WINDOW = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
export const ARGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"];

export function launch(): Promise<Browser> {
  const executablePath = findChromium();
  return chromium.launch({ args: ARGS, ...(executablePath && { executablePath }) });
}

/** Opens a page on a new phone with an empty cache. `online` tells whether the slow network is emulated, too. */
export async function phone(
  browser: Browser,
  { online = true, ...options }: { online?: boolean } & BrowserContextOptions = {},
) {
  const context = await browser.newContext({ locale: "es-AR", ...WINDOW, ...options });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  if (online)
    await session.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: ROUND_TRIP,
      downloadThroughput: BYTES_PER_SECOND,
      uploadThroughput: BYTES_PER_SECOND,
    });
  return { page, session, close: () => context.close() };
}
