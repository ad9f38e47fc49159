/** The system's WebKit over classic WebDriver: WebKitGTK, the engine of Safari as Debian and Ubuntu package it. */
import { Builder, Capabilities, Key, type WebDriver } from "selenium-webdriver";
import { answers, eventually, goBack, type KeyName, middleOf, type Reader, type WindowOptions } from "./reader.ts";
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
  const ask: Reader["ask"] = (question, ...parts) =>
    driver.executeScript(`return (${question.toString()}).apply(null, arguments)`, ...parts);
  const leaveFor = (address: string) => driver.get(new URL(address, baseURL).href);
  return {
    ask,
    visit: async (address) => {
      await ask(() => void Object.assign(window, { left: true }));
      await leaveFor(address);
      await eventually(async () => (await ask(() => !("left" in window))) && ask(answers), address);
    },
    leaveFor,
    press: async (selector, name) => {
      const { x, y } = await eventually(() => ask(middleOf, selector, name), `${selector} ${name}`);
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
async function fit(driver: WebDriver, { width, height }: WindowOptions): Promise<void> {
  const inside = () => driver.executeScript<[number, number]>("return [innerWidth, innerHeight]");
  const window = driver.manage().window();
  await window.setRect({ x: 0, y: 0, width, height });
  await eventually(async () => (await inside())[0] <= width, "the size of the window");
  const [innerWidth, innerHeight] = await inside();
  await window.setRect({ x: 0, y: 0, width: 2 * width - innerWidth, height: 2 * height - innerHeight });
}
