export interface SystemFace {
  /** Names under which browsers find the font; fonts in one list have the same widths. */
  names: readonly string[];
  /** Average width of a character of `SAMPLE` in its original case, as a fraction of the font size. */
  text: number;
  /** Average width of a character of `SAMPLE` in capitals, as a fraction of the font size. */
  capitals: number;
}

export type SystemKind = keyof typeof SYSTEM_FACES;

/** Common system fonts, by kind. Browsers try the fonts of a kind in this order. */
export const SYSTEM_FACES = {
  "bold sans": {
    Arial: {
      names: ["Arial Bold", "Helvetica Bold", "Liberation Sans Bold", "Arimo Bold", "Nimbus Sans Bold"],
      text: 0.488,
      capitals: 0.6077,
    },
    Roboto: { names: ["Roboto Bold"], text: 0.4571, capitals: 0.5586 },
    Noto: { names: ["Noto Sans Bold"], text: 0.5073, capitals: 0.5922 },
    DejaVu: { names: ["DejaVu Sans Bold"], text: 0.579, capitals: 0.6772 },
  },
  sans: {
    Arial: {
      names: ["Arial", "Helvetica", "Liberation Sans", "Arimo", "Nimbus Sans"],
      text: 0.4522,
      capitals: 0.6003,
    },
    Roboto: { names: ["Roboto"], text: 0.4515, capitals: 0.5529 },
    Noto: { names: ["Noto Sans", "Noto Sans Regular"], text: 0.4791, capitals: 0.5706 },
    DejaVu: { names: ["DejaVu Sans"], text: 0.5131, capitals: 0.6102 },
  },
  serif: {
    Times: {
      names: ["Times New Roman", "Liberation Serif", "Tinos", "Nimbus Roman"],
      text: 0.4055,
      capitals: 0.5794,
    },
    Noto: { names: ["Noto Serif", "Noto Serif Regular"], text: 0.4848, capitals: 0.5903 },
    DejaVu: { names: ["DejaVu Serif"], text: 0.5189, capitals: 0.6697 },
  },
  "bold serif": {
    Times: {
      names: ["Times New Roman Bold", "Liberation Serif Bold", "Tinos Bold", "Nimbus Roman Bold"],
      text: 0.4308,
      capitals: 0.6068,
    },
    Noto: { names: ["Noto Serif Bold"], text: 0.5143, capitals: 0.6224 },
    DejaVu: { names: ["DejaVu Serif Bold"], text: 0.5728, capitals: 0.7188 },
  },
  "italic serif": {
    Times: {
      names: ["Times New Roman Italic", "Liberation Serif Italic", "Tinos Italic", "Nimbus Roman Italic"],
      text: 0.4083,
      capitals: 0.5538,
    },
    Noto: { names: ["Noto Serif Italic"], text: 0.4707, capitals: 0.5915 },
    DejaVu: { names: ["DejaVu Serif Italic"], text: 0.5189, capitals: 0.6697 },
  },
} satisfies Record<string, Record<string, SystemFace>>;

/** Font families that browsers try if none of the system fonts is installed. */
export const LAST_RESORT_FAMILIES: Record<SystemKind, string> = {
  "bold sans": "Impact, sans-serif",
  sans: "system-ui, sans-serif",
  serif: "Georgia, serif",
  "bold serif": "Georgia, serif",
  "italic serif": "Georgia, serif",
};

/** Sample text: article 1 of the Universal Declaration of Human Rights, in the languages of the site. */
export const SAMPLE =
  "Todos los seres humanos nacen libres e iguales en dignidad y derechos y, dotados como están de razón y conciencia, deben comportarse fraternalmente los unos con los otros. All human beings are born free and equal in dignity and rights. They are endowed with reason and conscience and should act towards one another in a spirit of brotherhood.";
