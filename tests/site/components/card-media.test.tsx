import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { createEmotionCache, Providers } from "../../../src/site/app/providers.tsx";
import { CardMedia } from "../../../src/types/cards/card-parts.tsx";
import { createI18n } from "../../../src/site/i18n/create-i18n.ts";

const IMAGE = {
  src: "/media/a-640.webp",
  srcSet: "/media/a-640.webp 640w",
  width: 640,
  height: 448,
  placeholder: "",
  alt: "Un taller",
  credit: "",
};

function render(category: string): string {
  const card = { category, address: "/proyecto/Corto", image: IMAGE, video: "/media/corto.mp4", lang: "es" };
  return renderToStaticMarkup(
    <Providers cache={createEmotionCache()} i18n={createI18n()}>
      <CardMedia card={card as Parameters<typeof CardMedia>[0]["card"]} />
    </Providers>,
  );
}

test("a card of category VIDEO plays its video muted, automatically and in a loop, with a button to pause it", () => {
  const html = render("VIDEO");
  const tag = /<video[^>]*>/.exec(html)?.[0].toLowerCase();
  const files = ['src="/media/corto.mp4"', 'poster="/media/a-640.webp"'];
  for (const attribute of [...files, "autoplay", "muted", "loop", "playsinline"])
    expect(tag).toContain(` ${attribute}`);
  expect(html).toContain('aria-label="Pausar el movimiento"');
});

test("a card of any other category shows its picture, even when it names a video", () => {
  const html = render("INDUMENTARIA");
  expect(html).toContain('alt="Un taller"');
  expect(html).not.toContain("<video");
});
