/** The system's WebKit over classic WebDriver: WebKitGTK, the engine of Safari as Debian and Ubuntu package it. */
import { Builder, Capabilities, error, Key, type WebDriver } from "selenium-webdriver";
import {
  isHydrated,
  waitFor,
  goBack,
  type KeyName,
  restingPlaceOf,
  type Reader,
  type WindowOptions,
  type WindowSize,
} from "./reader.ts";
import { startWebKit } from "./webkit.ts";

const KEYS: Record<KeyName, string> = {
  Tab: Key.TAB,
  Escape: Key.ESCAPE,
  Enter: Key.ENTER,
  ArrowRight: Key.ARROW_RIGHT,
};

export async function webdriverReader(baseURL: string, options: WindowOptions): Promise<Reader> {
  const webkit = await startWebKit(options);
  const driver = await connect(webkit);
  webkit.focus();
  await fit(driver, options);
  const evaluate: Reader["evaluate"] = async (pageFunction, ...args) => {
    const call = `return (${pageFunction.toString()}).apply(null, arguments)`;
    // A page that is left during the call gives no answer, so the call is repeated.
    for (;;) {
      const answer = await driver.executeScript(call, ...args).catch(leftOrThrow);
      if (answer !== LEFT) return answer as never;
    }
  };
  const leaveFor = (address: string) => driver.get(new URL(address, baseURL).href);
  return {
    evaluate,
    visit: async (address) => {
      await evaluate(() => void Object.assign(window, { left: true }));
      await leaveFor(address);
      await waitFor(async () => (await evaluate(() => !("left" in window))) && evaluate(isHydrated), address);
    },
    leaveFor,
    resize: (size) => fit(driver, size),
    press: async (selector, name) => {
      const { x, y } = await restingPlaceOf(evaluate, selector, name);
      await driver.actions({ async: true }).move({ x, y, duration: 0 }).click().perform();
    },
    key: (name) => driver.actions().sendKeys(KEYS[name]).perform(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    back: () => evaluate(goBack),
    close: async () => {
      // The driver answers with an error if the window is gone before its answer.
      await driver.quit().catch(() => {});
      webkit.stop();
    },
  };
}

const LEFT = Symbol("left");

function leftOrThrow(reason: unknown): typeof LEFT {
  if (!(reason instanceof error.NoSuchFrameError)) throw reason;
  return LEFT;
}

function connect({ address, binary }: { address: string; binary: string }): Promise<WebDriver> {
  const capabilities = new Capabilities({
    browserName: "MiniBrowser",
    // A test may look at a page that is still loading.
    pageLoadStrategy: "none",
    "webkitgtk:browserOptions": { binary, args: ["--automation"] },
  });
  return Promise.resolve(new Builder().usingServer(address).withCapabilities(capabilities).build());
}

/** Sets the size of the page. The window has bars of its own, and resizes with a delay. */
async function fit(driver: WebDriver, { width, height }: WindowSize): Promise<void> {
  const innerSize = () => driver.executeScript<[number, number]>("return [innerWidth, innerHeight]");
  const window = driver.manage().window();
  const outer = await window.getRect();
  const [innerWidth, innerHeight] = await innerSize();
  await window.setRect({
    x: 0,
    y: 0,
    width: width + outer.width - innerWidth,
    height: height + outer.height - innerHeight,
  });
  await waitFor(async () => String(await innerSize()) === String([width, height]), "the size of the window");
}
