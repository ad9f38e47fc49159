/** The catalogue of content mistakes: their codes are permanent, their Spanish texts for editors. */
import { type Catalogue, didYouMean, say } from "./wording.ts";

export const PROBLEMS = {
  "missing-folder": {
    title: "No está la carpeta de contenido",
    message: ({ value }) => `No existe la carpeta «${value}».`,
    hint: say("Revisá la ruta que va después de --content."),
  },
  "missing-singleton": {
    title: "Falta un archivo",
    message: ({ value, expected }) => `La carpeta de contenido no tiene el archivo ${value}. ${expected}`,
    hint: say("Volvé a crearlo con todos sus campos: sin él no hay sitio."),
  },
  "unknown-folder": {
    title: "Carpeta desconocida",
    message: ({ value }) => `«${value}» no es una carpeta de contenido, así que lo que hay adentro no se publicaría.`,
    hint: didYouMean("Mové los archivos a una de las carpetas que describe content/README.md."),
  },
  "unexpected-file": {
    title: "Archivo fuera de lugar",
    message: ({ value, expected }) =>
      `«${value}» no se publicaría: en esta carpeta los documentos terminan en ${expected}.`,
    hint: ({ expected }) => `Cambiale la terminación a ${expected}, o guardalo en otra carpeta.`,
  },
  "invalid-name": {
    title: "Nombre de archivo no válido",
    message: ({ value, expected }) => `El nombre «${value}» es parte de una dirección web y tiene que ${expected}.`,
    hint: didYouMean("Cambiale el nombre al archivo."),
  },
  "duplicate-slug": {
    title: "Dos archivos con el mismo nombre",
    message: ({ value, expected }) => `«${value}» se llama igual que «${expected}» (las mayúsculas no cuentan).`,
    hint: say("Cambiale el nombre a uno de los dos."),
  },
  "address-collision": {
    title: "Dirección ocupada",
    message: ({ value, expected }) => `La página quedaría en ${value}, pero esa dirección ya es de ${expected}.`,
    hint: say("Cambiale el nombre al archivo: de ahí sale la dirección."),
  },
  "file-too-large": {
    title: "Archivo demasiado grande",
    message: ({ value, expected }) => `El archivo pesa ${value} y un documento puede pesar hasta ${expected}.`,
    hint: say("Dejá sólo el texto (las imágenes van en su carpeta), o dividilo en dos documentos."),
  },
  "empty-file": {
    title: "El archivo está vacío",
    message: say("El archivo no tiene nada adentro."),
    hint: say("Copiá el ejemplo de este tipo de content/README.md y completalo, o borrá el archivo."),
  },
  "not-text": {
    title: "El archivo no es texto UTF-8",
    message: say("El archivo tiene bytes que no forman texto UTF-8, y los acentos se perderían."),
    hint: say("Guardalo de nuevo eligiendo la codificación UTF-8."),
  },
  "utf-16": {
    title: "El archivo está en UTF-16",
    message: say("El archivo está guardado en UTF-16, una codificación que acá no se lee."),
    hint: say("En el Bloc de notas: Archivo, Guardar como, Codificación: UTF-8."),
  },
  "missing-front-matter": {
    title: "Faltan los datos del comienzo",
    message: say("Un archivo Markdown empieza con sus datos entre dos líneas «---»."),
    hint: say("Agregá «---», los campos y otra línea «---» antes del texto."),
  },
  "front-matter-code": {
    title: "Los datos del comienzo tienen que ser YAML",
    message: ({ value }) =>
      `El archivo empieza con «---${value}», y el contenido no puede traer código ni otros formatos.`,
    hint: say("Dejá sólo «---» en la primera línea y escribí los campos en YAML."),
  },
  "yaml-tab": {
    title: "Hay una tabulación",
    message: say("La línea empieza con una tabulación, y YAML no la acepta."),
    hint: say("Borrala y usá espacios: dos por nivel."),
  },
  "yaml-indentation": {
    title: "La línea no encaja con las de arriba",
    message: say(
      "Los espacios del comienzo no coinciden con los de ningún nivel, o a la línea le falta «campo: valor».",
    ),
    hint: say("Cada nivel lleva dos espacios más que el de arriba, y todos los campos de un nivel, los mismos."),
  },
  "unquoted-colon": {
    title: "Dos puntos sin comillas",
    message: say("El texto lleva dos puntos y un espacio, y YAML cree que ahí empieza otro campo."),
    hint: say('Escribí el texto entre comillas dobles: nombre: "Primera parte: segunda parte".'),
  },
  "unquoted-sign": {
    title: "Un signo sin comillas",
    message: say("El texto empieza con un signo que en YAML tiene otro significado, o sigue después de unas comillas."),
    hint: say("Escribí todo el texto entre comillas dobles."),
  },
  "unquoted-hash": {
    title: "Un # sin comillas",
    message: say("El valor quedó vacío: en YAML un # suelto empieza un comentario, y lo que sigue no se lee."),
    hint: say('Escribilo entre comillas: "#39FF14".'),
  },
  "unquoted-value": {
    title: "Hacen falta comillas",
    message: ({ value, suggestion }) => `YAML no lee «${value}» como un texto${suggestion && `, sino${suggestion}`}.`,
    hint: ({ value }) => `Escribilo entre comillas: "${value}".`,
  },
  "yaml-unclosed-quote": {
    title: "Comillas sin cerrar",
    message: say("Unas comillas que se abren en esta línea o más arriba no se cierran donde corresponde."),
    hint: say("Cerralas al final del texto."),
  },
  "yaml-unclosed-bracket": {
    title: "Corchete o llave sin cerrar",
    message: say("Un [ o un { que se abre en esta línea o más arriba no se cierra."),
    hint: say("Cerralo, o escribí el texto entre comillas."),
  },
  "yaml-escape": {
    title: "Barra invertida entre comillas dobles",
    message: say("Entre comillas dobles, una barra invertida tiene otro significado en YAML."),
    hint: say("Escribila dos veces (\\\\), o usá comillas simples."),
  },
  "yaml-alias": {
    title: "Un & o un * al comienzo de un valor",
    message: say("En YAML, & y * al comienzo de un valor son anclas y copias, y el contenido no las usa."),
    hint: say("Si es parte del texto, escribilo entre comillas; si es una copia, repetí el texto."),
  },
  "yaml-tag": {
    title: "Un ! al comienzo de un valor",
    message: say("En YAML, un ! al comienzo de un valor es una etiqueta, y el contenido no las usa."),
    hint: say("Escribí el texto entre comillas dobles, o borrá la etiqueta."),
  },
  "duplicate-field": {
    title: "Campo repetido",
    message: say("Este campo está escrito dos veces en el mismo lugar."),
    hint: say("Dejá uno solo."),
  },
  "several-documents": {
    title: "Varios documentos en un archivo",
    message: say("El archivo tiene otra línea «---», que en YAML empieza un segundo documento."),
    hint: say("Borrá la línea «---», o guardá cada documento en su archivo."),
  },
  "too-deep": {
    title: "Demasiados niveles",
    message: say("Hay tantos niveles, uno dentro de otro, o tantas marcas juntas, que no se puede leer."),
    hint: say("Revisá los espacios del comienzo de las líneas, los corchetes, los > y los asteriscos."),
  },
  "yaml-syntax": {
    title: "No se entiende el YAML",
    message: ({ value }) => `El texto no es YAML válido (${value}).`,
    hint: say("Compará el archivo con el ejemplo de content/README.md; ante la duda, usá comillas dobles."),
  },
  "too-many-problems": {
    title: "Demasiados problemas",
    message: ({ value, expected }) => `Este archivo tiene ${value} problemas y se muestran ${expected}.`,
    hint: say("Corregí los primeros y volvé a revisar."),
  },
  "not-an-object": {
    title: "Faltan los campos",
    message: say("El archivo no tiene la forma «campo: valor»."),
    hint: say("Copiá el ejemplo de este tipo de content/README.md y completalo."),
  },
  "missing-field": {
    title: "Falta un campo",
    message: ({ value }) => `Falta el campo «${value}», que es obligatorio.`,
    hint: ({ value }) => `Agregá una línea «${value}: …» en este lugar.`,
  },
  "unknown-field": {
    title: "Campo desconocido",
    message: ({ value, expected }) =>
      expected
        ? `El campo «${value}» no existe acá. Los que se pueden usar: ${expected}.`
        : `El campo «${value}» no existe acá.`,
    hint: didYouMean("Borralo, o revisá cómo se llama en content/README.md."),
  },
  "forbidden-field": {
    title: "Nombre de campo prohibido",
    message: ({ value }) => `Ningún campo se puede llamar «${value}».`,
    hint: say("Borralo."),
  },
  "empty-value": {
    title: "El valor quedó vacío",
    message: ({ expected }) => `Después de los dos puntos no hay nada. ${expected}`,
    hint: say("Escribí el valor, o borrá la línea si el campo es opcional."),
  },
  "empty-text": {
    title: "Texto vacío",
    message: say("Acá tiene que haber un texto y no hay ninguno."),
    hint: say("Escribí el texto, o borrá la línea si el campo es opcional."),
  },
  "text-too-long": {
    title: "Texto demasiado largo",
    message: ({ value, expected }) => `El texto que empieza con «${value}» es demasiado largo. ${expected}`,
    hint: say("Acortalo."),
  },
  "wrong-type": {
    title: "El valor es de otro tipo",
    message: ({ value, expected }) => (value ? `«${value}» no sirve acá. ${expected}` : expected),
    hint: say("Compará estas líneas con el ejemplo de content/README.md."),
  },
  "invalid-option": {
    title: "Opción no válida",
    message: ({ value, expected }) =>
      value ? `«${value}» no es una de las opciones: ${expected}.` : `Acá va una de estas opciones: ${expected}.`,
    hint: didYouMean("Escribí una de las opciones tal cual, con sus mayúsculas."),
  },
  "invalid-format": {
    title: "Valor mal escrito",
    message: ({ value, expected }) => (value ? `«${value}» no sirve acá. ${expected}` : expected),
    hint: say("Corregí el valor y volvé a guardar."),
  },
  "invalid-date": {
    title: "Fecha no válida",
    message: ({ value }) => `«${value}» no es una fecha del calendario, escrita AAAA-MM-DD.`,
    hint: say("Escribila con el año, el mes y el día: 2026-11-20."),
  },
  "invalid-email": {
    title: "Correo no válido",
    message: ({ value }) => `«${value}» no es una dirección de correo electrónico.`,
    hint: say("Escribila completa, por ejemplo nombre@dominio.example."),
  },
  "invalid-link": {
    title: "Enlace no válido",
    message: ({ value }) => `«${value}» no es una dirección web completa.`,
    hint: say("Copiala del navegador, con https:// al comienzo, o dejá el enlace vacío si el campo lo permite."),
  },
  "unsafe-link": {
    title: "Enlace no permitido",
    message: ({ value }) => `«${value}» no es un enlace que se pueda publicar.`,
    hint: say("Usá una dirección https://, un correo con mailto: o una página del sitio que empiece con /."),
  },
  "out-of-range": {
    title: "Cantidad fuera de lugar",
    message: ({ expected }) => expected,
    hint: say("Agregá o quitá lo que haga falta."),
  },
  "missing-image": {
    title: "No está la imagen",
    message: ({ value }) => `No existe el archivo «${value}», buscado desde la carpeta de este documento.`,
    hint: didYouMean("Guardá la imagen en ese lugar, o corregí el nombre (importan las mayúsculas)."),
  },
  "unreadable-image": {
    title: "La imagen no se puede leer",
    message: ({ value }) => `«${value}» no es una imagen JPEG, PNG o WebP en buen estado.`,
    hint: say("Exportala de nuevo y reemplazá el archivo."),
  },
  "image-format-mismatch": {
    title: "La imagen no es lo que dice su nombre",
    message: ({ value, expected }) => `«${value}» en realidad es una imagen ${expected}.`,
    hint: say("Cambiale la terminación, en el archivo y acá, o exportala en el otro formato."),
  },
  "orientation-mismatch": {
    title: "La orientación no coincide con la imagen",
    message: ({ value, expected }) => `Dice «${value}», pero ${expected}.`,
    hint: ({ suggestion }) => `Escribí «orientation: ${suggestion}», o cambiá la imagen.`,
  },
  "outside-link": {
    title: "Un enlace simbólico que sale del contenido",
    message: ({ value }) => `«${value}» es un enlace simbólico, o está detrás de uno, que lleva fuera del contenido.`,
    hint: say("Poné en su lugar una copia de lo que querés publicar."),
  },
  "broken-link": {
    title: "Un enlace simbólico roto",
    message: ({ value }) => `«${value}» es un enlace simbólico que no lleva a nada, o que vuelve sobre sí mismo.`,
    hint: say("Borralo, o poné en su lugar una copia de lo que querés publicar."),
  },
  "missing-file": {
    title: "No está el archivo",
    message: ({ value }) => `No existe el archivo «${value}», buscado desde la carpeta de este documento.`,
    hint: didYouMean("Guardá el archivo en ese lugar, o corregí el nombre (importan las mayúsculas)."),
  },
  "dangling-reference": {
    title: "Referencia a algo que no existe",
    message: ({ value, expected }) => `No hay ningún documento «${value}» en la carpeta ${expected}.`,
    hint: didYouMean("Creá el documento, o corregí el nombre."),
  },
  "unpublished-target": {
    title: "Lleva a algo que no está publicado",
    message: ({ value }) =>
      `«${value}» es un borrador o tiene una fecha que no llegó, y quien lea esto no lo encontraría.`,
    hint: say("Publicalo antes, quitá el enlace, o marcá también este documento con «draft: true»."),
  },
  "link-elsewhere": {
    title: "El enlace lleva a otra página",
    message: ({ value, expected }) => `«${value}» no es la página de este documento, que está en ${expected}.`,
    hint: ({ expected }) => `Escribí «link: ${expected}» (las mayúsculas pueden cambiar), o borrá la línea.`,
  },
  "unknown-address": {
    title: "Enlace a una página que no existe",
    message: ({ value }) => `Ninguna página del sitio está en ${value}.`,
    hint: didYouMean("Corregí la dirección, o escribila completa, con https://, si es de otro sitio."),
  },
  "raw-html": {
    title: "HTML en el texto",
    message: ({ value }) => `«${value}» es HTML, y en los textos se usa sólo Markdown.`,
    hint: say("Escribilo con Markdown: content/README.md muestra cómo."),
  },
  "first-level-heading": {
    title: "Título de primer nivel en el texto",
    message: ({ value }) => `«# ${value}» repetiría el título de la página.`,
    hint: say("Usá ## para los subtítulos y ### para los que van adentro."),
  },
  "missing-alt": {
    title: "Imagen sin descripción",
    message: ({ value }) => `La imagen «${value}» no dice nada a quien no la ve.`,
    hint: say("Escribí entre los corchetes lo que muestra: ![Un telar con la trama a medio hacer](…)."),
  },
} as const satisfies Catalogue;

export type ProblemCode = keyof typeof PROBLEMS;
