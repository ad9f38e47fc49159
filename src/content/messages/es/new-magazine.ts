/** Messages of `new-magazine`, and texts for the files in the folder that the command creates. */
export const newMagazine = {
  usage:
    'Uso: npm run new-magazine -- CARPETA [--name "Faro"] [--language es|en] [--locale es-AR] [--zone ZONA]\n     [--ground "#F7F3EA"] [--accent "#A4161A"] [--face NOMBRE] [--sections news,issues]',
  isThere: (folder: string) => `«${folder}» ya tiene algo: elegí una carpeta nueva o vacía.`,
  oddName: (sign: string) => `El nombre de la carpeta no puede llevar ${sign}.`,
  asksLanguage: "¿En qué idioma?",
  asksName: "¿Cómo se llama la revista?",
  asksLocale: "¿Idioma y país, para los buscadores?",
  asksZone: "¿En qué zona horaria se publica?",
  asksGround: "¿De qué color es el fondo?",
  asksAccent: "¿Y el acento: enlaces, títulos que se destacan, el foco?",
  usualGround: "#F7F3EA",
  usualAccent: "#A4161A",
  asksFace: "¿Con qué letra van los títulos?",
  asksSections: "¿Qué secciones lleva?",
  noName: "falta el nombre de la revista.",
  noLocale: "no es un idioma con su país, como es-AR.",
  noZone: "no es una zona horaria de la base de IANA, como America/Montevideo.",
  noColor: "no es un color de seis cifras, como #F7F3EA.",
  greyGround: "sobre ese fondo no se lee bien ningún texto: elegí uno más claro o más oscuro.",
  unreadable: (ratio: string, least: string) =>
    `no se lee sobre el fondo: el contraste es de ${ratio} y hace falta ${least} o más.`,
  noChoice: (name: string, choices: readonly string[]) => `«${name}» no es ${choices.join(", ")}.`,
  noSections: "hace falta por lo menos una sección.",
  failed: (fault: string) => `La revista no se hizo, y no quedó nada escrito:\n${fault}`,
  stopped: "No se hizo nada.",
  made: (name: string, folder: string, commands: readonly string[]) =>
    [`${name} está en ${folder}. Lo que sigue:`, ...commands].join("\n  "),
  description: (name: string) => `${name}, una revista digital.`,
  carousel: ["LEER", "MIRAR", "GUARDAR"],
  pages: {
    home: "Inicio",
    form: "Suscripción",
    contributors: "Personas",
    search: "Buscar",
    offline: "Sin conexión",
    socialite: "En construcción",
  },
  about: "Acá se dice qué es la revista, para quién es y por qué existe.",
  team: "Quiénes la hacen",
  alt: "Dibujo de ejemplo: formas en los colores de la revista",
  text: "Este texto es un ejemplo: **escribí el tuyo**, o borrá el documento.\n\n> Una cita va así.\n\nLos enlaces, las listas y las fotos se ponen con los botones del editor.",
  /** Maps the Spanish names in .github/workflows/publish.yml to translations; empty, because Spanish needs none. */
  workflow: {} as Record<string, string>,
  readme: (name: string, types: readonly string[]) => `# ${name}

Lo que se lee y se ve en la revista está en \`content/\`. Hay un ejemplo de cada cosa, para cambiar o borrar:

${types.map((type) => `- ${type}`).join("\n")}

## Empezar

Hace falta Node 20.19 o más nuevo.

\`\`\`sh
npm install
npm start      # arma el sitio y lo sirve en http://localhost:4173
npm run dev    # el sitio mientras se cambia
npm run edit   # el editor, en el navegador: Nuevo, completar los campos, Publicar
npm run check  # revisa el contenido: qué está mal, con el archivo, la línea y qué hacer
npm test       # lo mismo, y arma el sitio
\`\`\`

Todos los comandos, con lo que toma cada uno: \`npx pompa\` y \`npx pompa build --help\`.

\`npm test\` revisa el contenido, arma el sitio y busca en él enlaces y anclas que no llevan a ninguna parte, archivos que faltan, direcciones repetidas, documentos que ninguna lista nombra y resultados de la búsqueda sin página. No abre las páginas en un navegador: eso lo prueba quien hace el programa.

## Publicar

Con el repositorio en GitHub, \`.github/workflows/publish.yml\` publica en cada cambio, y el día en que sale algo, desde que el repositorio tiene la variable \`HOST\`: cuáles hay y qué pide cada una está en \`node_modules/pompa/docs/publishing.md\`. Guardá también \`package-lock.json\`. GitHub instala el programa que nombra \`package.json\`: si ahí hay un \`file:\` de esta computadora, poné el archivo \`.tgz\` en esta carpeta y corré \`npm install ./pompa-….tgz\`.

## Lo demás

- Lo que dice cada página (título, descripción, encabezado) está en \`content/pages/\`, un archivo por página.
- El logo va en \`logo.svg\`, al lado de \`magazine.config.ts\`, y otro dibujo para los íconos, en \`icon.svg\`; sin ellos se ve sólo el nombre.
- Los textos de la interfaz están en \`public/locales/\`.
- Los colores, las secciones y sus direcciones están en \`magazine.config.ts\`.
- Antes de publicar, poné la dirección verdadera y el correo en \`content/site.yaml\`.
- Para una versión nueva del programa: \`npm install pompa@latest\`, y después \`npm test\`.
`,
};
