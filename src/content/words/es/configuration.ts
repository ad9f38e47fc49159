/** What is wrong with `magazine.config.ts` and with what lies beside it. Most follow the name of a field, or a place. */
export const configuration = {
  wrong: (faults: readonly string[]) => ["magazine.config.ts no sirve:", ...faults].join("\n  "),
  formerImport:
    'magazine.config.ts importa defineMagazine por la ruta de un archivo, que ya no se usa. En su lugar va:\n  import { defineMagazine } from "pompa";',
  wrongLogo: (faults: readonly string[]) => ["El logo no sirve:", ...faults].join("\n  "),
  noLanguage: "no es el código de un idioma, como es.",
  noSegment: "puede llevar sólo minúsculas sin acento, números y guiones.",
  languageTwice: "tiene un idioma dos veces.",
  notInLanguages: "no está en languages.",
  pageTwice: "tiene una página dos veces.",
  notInSections: "tiene una página que no está en sections.",
  noAddress: "no es una dirección, como /news.",
  noType: "no es una página de toda revista, y ningún tipo de documentos la tiene (types/<tipo>/type.ts).",
  noDocuments: "no es una dirección con :slug al final, como /News/:slug.",
  addressOf: (page: string) => `es la de ${page}.`,
  noCover: "no es el nombre de una imagen JPEG o PNG de public/.",
  noPicture: (file: string) => `${file} no está, o no es una imagen.`,
  coverSize: (file: string, [width, height]: readonly number[], [smallest, largest]: readonly number[]) =>
    `${file} mide ${width} × ${height} píxeles, y tiene que ser un cuadrado de ${smallest} a ${largest}.`,
  noColor: "no es un color de seis cifras hexadecimales, ni rgba.",
  nameOfUse: "es el nombre de un uso: elegí otro para el color.",
  notInPalette: (name: string) => `«${name}» no está en palette.`,
  seenThrough: "deja ver lo que hay detrás: tiene que ser de seis cifras.",
  contrast: (ratio: string, behind: string, least: string) =>
    `tiene un contraste de ${ratio} con ${behind} y hace falta ${least} o más.`,
  noPackage: "no es un paquete de Fontsource, como @fontsource-variable/inter.",
  notInstalled: (name: string) => `${name} no está instalado: npm install ${name}`,
  noStyle: (name: string, style: string, styles: string) => `${name} no tiene ${style}, sino ${styles}.`,
  noWeight: (name: string, weight: number, weights: string) => `${name} no tiene el peso ${weight}, sino ${weights}.`,
  fromTo: (from: number, to: number) => `de ${from} a ${to}`,
};
