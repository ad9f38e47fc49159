/** Measures frames while a page is scrolled from its beginning to its end, on a slow phone. */
import type { Browser } from "@playwright/test";
import { median } from "./measure.ts";
import { phone } from "./phone.ts";

/** Scrolling speed of a quick finger, in pixels per second. */
const SPEED = 2000;

const FRAMES = `{
  const times = (window.__frames = []);
  const note = (time) => { times.push(time); requestAnimationFrame(note); };
  requestAnimationFrame(note);
}`;

export async function scrolling(browser: Browser, url: string) {
  const { page, session, close } = await phone(browser, { online: false });
  await page.goto(url);
  await page.waitForFunction(() => performance.getEntriesByName("hydrated").length > 0);
  const height = await page.evaluate<number>("document.documentElement.scrollHeight");
  await page.evaluate(FRAMES);
  await session.send("Input.synthesizeScrollGesture", { x: 195, y: 500, yDistance: 600 - height, speed: SPEED });
  const times = await page.evaluate<number[]>("window.__frames");
  await close();
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? time));
  return {
    /** Median time between two frames in milliseconds. */
    gap: median(gaps),
    /** Share, from 0 to 1, of the frames that were painted within a sixtieth of a second, with some tolerance. */
    onTime: gaps.filter((gap) => gap < 20).length / gaps.length,
  };
}
