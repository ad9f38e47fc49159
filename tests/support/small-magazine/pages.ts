/** The texts of the pages of the small magazine. */
import type { Documents } from "./documents.ts";

const WHO = `title: { en: "Who" }
description: { es: "Qué es Pompa, por qué es digital, para quién es su club y quiénes la hacen." }
banner: { en: "WHO IS Pompa" }
statements:
  - title: { en: "What is Pompa?" }
    text:
      es: "Pompa es una revista digital independiente de moda, arte y cultura. Amplifica a artistas, creadores y marcas: les da páginas enteras, el nombre bien escrito y un lugar en el que quedarse."
      en: "Pompa is an independent digital magazine of fashion, art and culture. It amplifies artists, creators and brands: it gives them whole pages, names that are spelt right and a place where they can stay."
  - title: { es: "Club Pompa", en: "Club Pompa" }
    text:
      es: "El club es para quienes sienten la moda como una manera de decirse. No hace falta trabajar en esto: hace falta vestirse con ganas, tener algo que contar y querer contarlo acá."
      en: "The club is for people who feel fashion as a way of saying who they are. You need not work in it: dress with appetite, have something to tell and want to tell it here."
    link: { path: /club-pompa, text: { es: "Entrar al club", en: "Enter the club" } }
claim:
  es: "Ponemos el foco en los emprendimientos argentinos: los que cosen de a diez, tiñen en la terraza y firman cada prenda. Y elegimos ser digitales para que cada número pese menos sobre el ambiente."
  en: "We look at Argentine small businesses: those that sew by tens, dye on the roof and sign every garment. And we choose to be digital so that each issue weighs less on the environment."
welcome: { en: "Welcome" }
team: { en: "THE TEAM" }
`;

export const PAGES: Documents = {
  "pages/home.yaml": `title: { en: "Home" }
tagline: { es: "la vidriera de lo que está pasando", en: "the showcase of what is happening" }
`,
  "pages/editorials.yaml": `title: { en: "Editorials" }
description: { es: "Las producciones de Pompa: historias contadas en fotos, con sus galerías y los créditos de quienes las hicieron." }
banner: { en: "EDITORIALS" }
tagline: { es: "La vidriera de lo que está pasando en la Argentina.", en: "The showcase of what is happening in Argentina." }
`,
  "pages/socialite.yaml": `title: { en: "Socialite" }
description: { es: "Socialite, una sección de Pompa que está por abrir." }
banner: { en: "SOCIALITE" }
tagline: { en: "section under construction" }
`,
  "pages/club-pompa.yaml": `title: { es: "Club Pompa", en: "Club Pompa" }
description: { es: "La comunidad de Pompa: quiénes son, cómo definen su estilo y qué marcas eligen." }
banner: { en: "CLUB Pompa" }
tagline: { en: "never so close, never so you" }
`,
  "pages/form.yaml": `title: { es: "Suscribite", en: "Subscribe" }
description: { es: "Suscribite a Pompa para recibir contenido exclusivo, o mandanos tu trabajo." }
banner: { es: "SUSCRIBITE", en: "SUBSCRIBE" }
`,
  "pages/issues.yaml": `title: { en: "Issues" }
description: { es: "Todos los números de Pompa: cada edición, una artista o un artista invitado, con su tapa y sus créditos." }
banner: { en: "ISSUES." }
`,
  "pages/made-in-arg.yaml": `title: { en: "Made in Arg" }
description: { es: "La vidriera digital para emprendedores: marcas, proyectos y creadores argentinos que elige Pompa." }
banner: { en: "MADE IN ARG." }
tagline: { es: "la vidriera digital para emprendedores", en: "the digital showcase for entrepreneurs" }
`,
  "pages/news.yaml": `title: { en: "News" }
description: { es: "Notas sobre la cultura visual argentina: moda, oficios, música y calle." }
banner: { en: "NEWS." }
tagline: { es: "la vidriera de lo que está pasando", en: "the showcase of what is happening" }
`,
  "pages/contributors.yaml": `title: { es: "Colaboradores", en: "Contributors" }
description: { es: "Todas las personas, los estudios y las marcas que hicieron Pompa, con sus trabajos." }
`,
  "pages/search.yaml": `title: { es: "Buscar", en: "Search" }
description: { es: "Buscá en Pompa: números, notas, proyectos, producciones y la gente que los hace." }
banner: { es: "BUSCAR", en: "SEARCH" }
`,
  "pages/topics.yaml": `title: { es: "Temas", en: "Topics" }
description: { es: "De qué habla Pompa, tema por tema." }
banner: { es: "TEMAS.", en: "TOPICS." }
`,
  "pages/offline.yaml": `title: { es: "Sin conexión", en: "Offline" }
description: { es: "Lo que ya abriste de Pompa se lee sin conexión." }
banner: { es: "SIN CONEXIÓN.", en: "OFFLINE." }
`,
  "pages/who.yaml": WHO,
};
