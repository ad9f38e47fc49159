/** Functions that find what cannot be seen or told apart. They run in a page and use nothing around them. */

/** By how many pixels the page is wider than the window. */
export const widthBeyondWindow = () => document.documentElement.scrollWidth - window.innerWidth;

/** Headings, buttons, links and paragraphs whose text does not fit into them. */
export function cutText(): string[] {
  return [...document.querySelectorAll<HTMLElement>("main h1, main h2, main button, main a, main p")].flatMap(
    (element) => {
      const { overflowX } = getComputedStyle(element);
      const cut =
        overflowX !== "visible" &&
        element.clientWidth > 1 &&
        element.scrollWidth > element.clientWidth + 1 &&
        element.textContent !== "";
      return cut && !element.closest("[aria-hidden=true]") ? [element.outerHTML.slice(0, 120)] : [];
    },
  );
}

/** Controls whose middle something else covers, even when they are scrolled to. */
export function coveredControls(): string[] {
  const root = document.querySelector("[role=dialog]") ?? document;
  const targets = [...root.querySelectorAll<HTMLElement>("a[href], button, input, summary")];
  const covered = targets.flatMap((target) => {
    if (!target.checkVisibility({ visibilityProperty: true }) || target.matches("[href='#content']")) return [];
    target.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    // A link of two lines may have nothing in the middle of its rectangle, so its first line counts.
    const { left, top, width, height } = target.getClientRects()[0] ?? new DOMRect();
    if (width <= 1) return [];
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    const answers = hit && (target.contains(hit) || hit.contains(target) || hit.closest("label")?.contains(target));
    const covers = hit?.closest("article")?.contains(target) && hit.closest("a") === null;
    return answers || covers ? [] : [`${target.outerHTML.slice(0, 120)} under ${hit?.outerHTML.slice(0, 80)}`];
  });
  window.scrollTo(0, 0);
  return covered;
}

/** Controls that show no ring when they have the focus. */
export function controlsWithoutRing(): string[] {
  const root = document.querySelector("[role=dialog]") ?? document;
  return [...root.querySelectorAll<HTMLElement>("a[href], button, input, summary, [tabindex='0']")].flatMap(
    (target) => {
      if (!target.checkVisibility({ visibilityProperty: true })) return [];
      // A control that got the focus from a press shows no ring unless it loses the focus first.
      target.blur();
      target.focus({ focusVisible: true, preventScroll: true } as FocusOptions);
      const rings = [target, target.parentElement ?? target].map((each) => getComputedStyle(each));
      const seen = rings.some(
        ({ outlineStyle, outlineWidth }) => outlineStyle === "solid" && parseFloat(outlineWidth) >= 2,
      );
      return seen ? [] : [target.outerHTML.slice(0, 120)];
    },
  );
}

/** Returns chosen elements that differ from the others beside them only in colour. */
export function unmarkedChoices(): string[] {
  const look = (element: Element) => {
    const { borderTopStyle, borderTopWidth, textDecorationLine, fontWeight } = getComputedStyle(element);
    return [borderTopStyle, borderTopWidth, textDecorationLine, fontWeight].join();
  };
  return [...document.querySelectorAll("[aria-pressed=true], [aria-current=page]")].flatMap((chosen) => {
    const attribute = chosen.hasAttribute("aria-pressed") ? "aria-pressed" : "aria-current";
    const others = chosen.closest("[role=group], ul")?.querySelectorAll(chosen.tagName) ?? [];
    const other = [...others].find(
      (each) => each !== chosen && each.getAttribute(attribute) !== chosen.getAttribute(attribute),
    );
    return other && look(other) === look(chosen) ? [chosen.outerHTML.slice(0, 120)] : [];
  });
}

/** Returns icons whose colour differs from their link or button. With forced colours, the system sets that colour. */
export function discoloredIcons(): string[] {
  const icons = [...document.querySelectorAll("a svg, button svg")].filter((icon) => icon.checkVisibility());
  return icons.flatMap((icon) => {
    const { color } = getComputedStyle(icon.closest("a, button") ?? icon);
    const shapes = [...icon.querySelectorAll("path, circle")].map((shape) => getComputedStyle(shape));
    const drawn = shapes.some(({ stroke, fill }) => stroke === color || fill === color);
    return drawn ? [] : [icon.outerHTML.slice(0, 120)];
  });
}

/** Returns controls that the Tab key reaches after one below them, except at the top of the next column. */
export function controlsOutOfOrder(): string[] {
  const all = [...document.querySelectorAll<HTMLElement>("main :is(a[href], button, input, summary, [tabindex='0'])")];
  const reached = all.filter((target) => target.checkVisibility({ visibilityProperty: true }) && target.tabIndex >= 0);
  const back = reached.filter((target, index) => {
    const before = reached[index - 1]?.getBoundingClientRect();
    const here = target.getBoundingClientRect();
    return before && here.bottom <= before.top && here.left < before.right;
  });
  return [...back, ...document.querySelectorAll("[tabindex]:not([tabindex='0'], [tabindex='-1'])")].map((target) =>
    target.outerHTML.slice(0, 120),
  );
}

/** The height of the bars that stay in sight while the page scrolls, in CSS pixels. */
export function heightOfBars(): number {
  const bars = [...document.querySelectorAll("header, footer, nav")];
  const stickyBars = bars.filter((bar) => ["fixed", "sticky"].includes(getComputedStyle(bar).position));
  return stickyBars.reduce((sum, bar) => sum + bar.getBoundingClientRect().height, 0);
}
