/** The system's WebKit over classic WebDriver: WebKitGTK, the engine of Safari as Debian and Ubuntu package it. */
import { Builder, Capabilities, error, Key, type WebDriver } from "selenium-webdriver";
import {
  answers,
  eventually,
  goBack,
  type KeyName,
  placeOf,
  type Reader,
  type WindowOptions,
  type WindowSize,
} from "./reader.ts";
import { startWebKit } from "./webkit.ts";

const KEYS: Record<KeyName, string> = {
  Tab: Key.TAB,
  Escape: Key.ESCAPE,
  Enter: Key.ENTER,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  ArrowDown: Key.ARROW_DOWN,
  Backspace: Key.BACK_SPACE,
};

export async function webdriverReader(baseURL: string, options: WindowOptions): Promise<Reader> {
  const webkit = await startWebKit(options);
  const driver = await connect(webkit);
  webkit.focus();
  await fit(driver, options);
  const ask: Reader["ask"] = async (question, ...parts) => {
    const call = `return (${question.toString()}).apply(null, arguments)`;
    // A page that gives way to another takes the question with it.
    for (;;) {
      const answer = await driver.executeScript(call, ...parts).catch(unlessLeft);
      if (answer !== LEFT) return answer as never;
    }
  };
  const leaveFor = (address: string) => driver.get(new URL(address, baseURL).href);
  return {
    ask,
    visit: async (address) => {
      await ask(() => void Object.assign(window, { left: true }));
      await leaveFor(address);
      await eventually(async () => (await ask(() => !("left" in window))) && ask(answers), address);
    },
    leaveFor,
    resize: (size) => fit(driver, size),
    press: async (selector, name) => {
      const { x, y } = await placeOf(ask, selector, name);
      await driver.actions({ async: true }).move({ x, y, duration: 0 }).click().perform();
    },
    key: (name) => driver.actions().sendKeys(KEYS[name]).perform(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    back: () => ask(goBack),
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), "base64"),
    close: async () => {
      // It answers with an error where the window is gone before the answer.
      await driver.quit().catch(() => {});
      webkit.stop();
    },
  };
}

const LEFT = Symbol("left");

function unlessLeft(reason: unknown): typeof LEFT {
  if (!(reason instanceof error.NoSuchFrameError)) throw reason;
  return LEFT;
}

function connect({ address, binary }: { address: string; binary: string }): Promise<WebDriver> {
  const capabilities = new Capabilities({
    browserName: "MiniBrowser",
    // A test may look at a page that is still on its way.
    pageLoadStrategy: "none",
    "webkitgtk:browserOptions": { binary, args: ["--automation"] },
  });
  return Promise.resolve(new Builder().usingServer(address).withCapabilities(capabilities).build());
}

/** Makes the page as large as wanted; the window has bars of its own, and takes its size a little after it was told. */
async function fit(driver: WebDriver, { width, height }: WindowSize): Promise<void> {
  const inside = () => driver.executeScript<[number, number]>("return [innerWidth, innerHeight]");
  const window = driver.manage().window();
  const outer = await window.getRect();
  const [innerWidth, innerHeight] = await inside();
  await window.setRect({
    x: 0,
    y: 0,
    width: width + outer.width - innerWidth,
    height: height + outer.height - innerHeight,
  });
  await eventually(async () => String(await inside()) === String([width, height]), "the size of the window");
}
