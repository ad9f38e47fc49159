/** Whether a page keeps up while it is scrolled from its beginning to its end, on a slow phone. */
import type { Browser } from "@playwright/test";
import { phone } from "./phone.ts";

/** Pixels per second: a quick finger. */
const SPEED = 2000;

export interface Scrolling {
  /** Milliseconds between frames. */
  median: number;
  /** Share of the frames that came within a sixtieth of a second and a little. */
  onTime: number;
}

const FRAMES = `{
  const times = (window.__frames = []);
  const note = (time) => { times.push(time); requestAnimationFrame(note); };
  requestAnimationFrame(note);
}`;

export async function scrolling(browser: Browser, url: string): Promise<Scrolling> {
  const { page, session, close } = await phone(browser, { online: false });
  await page.goto(url);
  await page.waitForFunction(() => performance.getEntriesByName("hydrated").length > 0);
  const height = await page.evaluate<number>("document.documentElement.scrollHeight");
  await page.evaluate(FRAMES);
  await session.send("Input.synthesizeScrollGesture", { x: 195, y: 500, yDistance: 600 - height, speed: SPEED });
  const times = await page.evaluate<number[]>("window.__frames");
  await close();
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? time));
  const sorted = gaps.toSorted((a, b) => a - b);
  return {
    median: sorted[Math.floor(sorted.length / 2)] ?? 0,
    onTime: gaps.filter((gap) => gap < 20).length / gaps.length,
  };
}
