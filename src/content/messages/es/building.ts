/** Messages of the build, and messages about errors in a built site. */
export const building = {
  content: "1/4 Contenido",
  site: "2/4 Sitio",
  nothingChanged: (details: string) => `Nada cambió. ${details}`,
  pages: "3/4 Páginas",
  countPages: (pages: number, folder: string) => `${pages} páginas en ${folder}/`,
  hosting: "4/4 Alojamiento",
  drawsPages: "Páginas",
  drawsSocial: "Imágenes para redes",
  done: (count: number, total: number) => `${count} de ${total}`,
  secondsLeft: (seconds: number) => `${seconds === 1 ? "falta" : "faltan"} ${seconds} s`,
  socialLacks: (address: string, letters: readonly string[]) =>
    `Aviso: la imagen para redes de ${address} queda sin ${letters.map((letter) => `«${letter}»`).join(", ")}, que ninguna de las tipografías tiene.`,
  drawsPictures: "Imágenes",
  noProblems: (documents: number) => `Contenido: ${documents} documentos, sin problemas.`,
  ours: "Es una falla del programa y no del contenido: contásela a quien lo mantiene, con este mensaje.",
  writtenAt: (place: string) => `\n    → Está escrito en ${place}`,
  fault: (target: string, message: string) => `«${target}» ${message}.`,
  faults: (count: number) => (count === 1 ? "1 problema" : `${count} problemas`),
  isNotRight: (count: string) => `El sitio no cierra (${count}). No se publicó nada.`,
  appearsIn: (pages: string, more: number) => `Aparece en ${pages}${more > 0 ? ` y ${more} más` : ""}.`,
  holdsContent: (folder: string) => `--out: en «${folder}» está el contenido, y se perdería. Elegí otra carpeta.`,
  insideContent: (folder: string) => `--out: «${folder}» está dentro del contenido. Elegí una carpeta de otro lado.`,
  isTaken: (folder: string) =>
    `--out: «${folder}» tiene cosas que no hizo este comando, y se perderían. Elegí una carpeta nueva o vacía.`,
  badBasePath: (segment: string) => `BASE_PATH: «${segment}» no puede ser parte de una dirección.`,
  search: (title: string) => `la búsqueda («${title}»)`,
  alsoOf: (owner: string) => `es la dirección que también ${owner} da como suya`,
  noPage: "es un enlace a una página que no existe",
  noPlace: (id: string) => `es un enlace a un lugar («#${id}») que esa página no tiene`,
  noFile: "es un archivo que no está en el sitio",
  notListed:
    "es la lista de esta página y no lleva a ella: revisá el componente de la lista, o `name` en site.ts del tipo",
  noPageAt: "es una dirección que no tiene página",
  notIndexed: "es una página que pide no ser indexada",
  noAddress: "es una página que no da su dirección: le falta PageHead o FixedPageHead",
  saysToBeAt: (address: string) => `es una página que dice estar en ${address}`,
};

/**
 * Error messages about `magazine.config.ts` and the files beside it. Most texts are printed after a field name or a
 * position.
 */
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

/** Error messages about a logo. Each text is printed after the position of the error. */
export const drawing = {
  noDrawing: "no es un dibujo SVG.",
  noViewBox: 'le falta viewBox, que dice qué parte se ve: viewBox="0 0 100 100".',
  program: (name: string) => `tiene ${name}, que es un programa.`,
  elsewhere: "usa algo que no está en el archivo.",
  tooLarge: (size: number, most: number) => `tiene ${size} kB y va en cada página: puede tener ${most} kB.`,
  notDrawn: (tag: string, advice = "") => `tiene <${tag}>${advice ? `: ${advice}.` : ", que no puede llevar."}`,
  style: "escribí sus reglas como atributos de presentación (así los exporta Illustrator si se elige)",
  text: "pasá el texto a curvas",
  image: "puede llevar sólo dibujos vectoriales",
  animate: "se mueve solo, y quien lee no podría pararlo",
};

/** Error messages about translation files. Most texts are printed after the name of a file or a key. */
export const translations = {
  all: "Traducciones:",
  stops: "No se publicó nada.",
  warning: (sentence: string) => `Aviso: ${sentence} Se va a leer en el idioma de la revista.`,
  lacks: (key: string) => `falta «${key}».`,
  lacksForm: (key: string) => `falta «${key}», una forma de plural.`,
  unknown: (key: string) => `«${key}» no es un texto del sitio: borralo, o corregí cómo se llama.`,
  ofKey: (key: string, fault: string) => `«${key}» ${fault}`,
  empty: "está vacío.",
  html: (tag: string) => `tiene HTML, que se vería tal cual: «${tag}».`,
  letter: (letter: string | undefined) => `tiene algo que no es texto: ${letter ?? "un salto de línea"}.`,
  nested: "tiene «$t(», que i18next tomaría por otro texto.",
  lacksGap: (gap: string) => `no tiene {{${gap}}}, que hace falta.`,
  unknownGap: (gap: string) => `tiene {{${gap}}}, que nadie completa.`,
  looseBraces: "tiene llaves sueltas: lo que se completa va así, {{nombre}}.",
  noLanguage: (name: string) => `«${name}» no es el código de un idioma.`,
  noFile: "no está.",
  noTexts: "no tiene ningún texto.",
  notUtf8: "no es texto UTF-8, y los acentos se perderían: guardalo de nuevo como UTF-8.",
  byteOrderMark: "empieza con una marca (BOM): guardalo como UTF-8 sin BOM.",
  notJson: (why: string) => `no es JSON (${why}): fijate en las comas, las comillas y las llaves.`,
  twice: (key: string, line: number) => `«${key}» está dos veces en el mismo lugar (línea ${line}): dejá una sola.`,
  notText: (key: string) => `«${key}» tiene que ser un texto entre comillas.`,
  noTable: "no es una tabla de textos entre llaves.",
};

/** Parts of the report that the content check prints on the terminal. */
export const report = {
  didYouMean: "¿Quisiste decir «{suggestion}»?",
  alike: (actual: string, expected: string) =>
    ` Parecen iguales y no lo son: ${!expected ? `sobra ${actual}` : !actual ? `falta ${expected}` : `en lugar de ${actual} va ${expected}`}.`,
  andMore: (count: string, title: string, files: string) => `${count} más de «${title}» en ${files}`,
  seeAll: "Con --format=json se ven todos.",
  stopsAll: "Con --strict no se publica nada.",
  stopsNothing: "No impiden publicar.",
  errors: (count: string, files: string) => `${count} en ${files}. No se publicó nada.`,
  warnings: (count: string, files: string, stops: string) => `${count} en ${files}. ${stops}`,
  warning: "Aviso: ",
  files: (count: number) => (count === 1 ? "1 archivo" : `${count} archivos`),
  countErrors: (count: number) => (count === 1 ? "1 problema" : `${count} problemas`),
  countWarnings: (count: number) => (count === 1 ? "1 aviso" : `${count} avisos`),
  locale: "es",
};

/** Texts of the page that lists all problem messages. */
export const problemsPage = {
  head: `# Los problemas que señala el control\n\n\`npm run content:check\` revisa todo lo que hay en esta carpeta y, si algo está mal, dice el archivo, la línea, qué pasó y qué hacer. Acá están todos los mensajes, por si querés leerlos con calma; los «…» son lo que cambia en cada caso. El nombre entre corchetes es el mismo que aparece en el control.\n\nHay errores y avisos. Con un error no se publica nada. Un **aviso** es algo que casi seguro está mal y que sólo vos podés saber: se muestra después de los errores y no detiene nada, salvo con \`--strict\` (\`npm run content:check -- --strict\`).\n\n<!-- Se genera con \`npm run content:problems\`, desde src/content/messages/es/problems.json y src/content/rules.ts. -->\n`,
  suggests: (hint: string) => ` Cuando hay algo parecido, lo propone: ${hint}`,
  warning: "\n**Aviso**: no impide publicar.\n",
};
