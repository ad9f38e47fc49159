/** Messages of the rules of the magazine, which are in `content/rules.ts`. */
export const rules = {
  "low-contrast": {
    title: "El color no se lee",
    message: "{expected}",
    hint: "Probá con otro tono y volvé a revisar.",
  },
  "early-revision": {
    title: "Anterior a la publicación",
    message: "{expected}",
    hint: "Fijate si el día está bien escrito; lo que se cambió antes de publicar no se anota.",
  },
  "missing-video": {
    title: "Falta el video",
    message: "Una tarjeta de categoría VIDEO necesita el campo video.",
    hint: "Agregá «video: Carpeta/archivo.mp4», o elegí otra categoría.",
    inForm: { message: "Una tarjeta de categoría VIDEO lleva un video.", hint: "Sumalo, o elegí otra categoría." },
  },
  "repeated-value": {
    title: "Dos veces lo mismo",
    message: "{expected}",
    hint: "Dejalo una sola vez, y fijate qué falta en el otro lugar.",
  },
  "section-elsewhere": {
    title: "La sección lleva a otra",
    message: "{expected}",
    hint: "Escribí la dirección de esta sección.",
  },
  "not-a-piece": {
    title: "No puede ir en un número",
    message: "{expected}",
    hint: "Elegí un documento de una de esas carpetas; un número no va adentro de otro.",
  },
  "repeated-piece": {
    title: "Dos veces la misma pieza",
    message: "{expected}",
    hint: "Dejala en una sola sección.",
  },
  "repeated-section": {
    title: "Dos secciones con el mismo título",
    message: "{expected}",
    hint: "Juntalas, o cambiale el título a una.",
  },
  "empty-section": {
    title: "Una sección sin piezas",
    message: "{expected}",
    hint: "Sumale las que lleva, o quitala.",
  },
  "piece-of-none": {
    title: "La pieza no dice que sea del número",
    message: "«{value}» no dice en qué número salió.",
    hint: "Escribí en ese documento «issue: {expected}», o quitalo de acá.",
    inForm: { hint: "Elegí este número en el campo «Número» de ese documento, o quitalo de acá." },
  },
  "piece-elsewhere": {
    title: "La pieza es de otro número",
    message: "«{value}» dice que salió en «{expected}» (ver {other}).",
    hint: "Cambiá su «issue», o quitala de acá: una pieza sale en un solo número.",
    inForm: { hint: "Cambiá el número en ese documento, o quitalo de acá: una pieza sale en un solo número." },
  },
  "distant-issue": {
    title: "Un número de otro año",
    message: "«{value}» es del {expected}, más de un año antes o después que este documento (ver {other}).",
    hint: "Si es otro número, cambialo; si alguno de los dos días está mal, corregilo.",
  },
  "repeated-role": {
    title: "El rol está dos veces",
    message: "{expected}",
    hint: "Dejalo en uno solo de los dos.",
  },
  "taken-name": {
    title: "El nombre es de otra persona",
    message: "«{value}» es de quien está en {expected}.",
    hint: "Dejalo en uno solo de los dos archivos. Si son la misma persona, juntalos en uno.",
  },
  "ambiguous-person": {
    title: "No se sabe de quién es el crédito",
    message: "«{value}» puede ser de {expected}.",
    hint: "Poné en el crédito el enlace de una de las dos, o nombrá este documento en «works» de su archivo, y sólo en el suyo.",
    inForm: {
      hint: "Poné en el crédito el enlace de una de las dos, o sumá este documento a los trabajos de una sola de ellas.",
    },
  },
  "near-name": {
    title: "Dos nombres casi iguales",
    message: "«{value}» se escribe casi igual que «{expected}», que {usage} (ver {other}).",
    hint: 'Si son la misma persona: npm run content:rename -- person "{value}" "{expected}", o un archivo en content/people con uno de los nombres en alsoKnownAs. Si son dos, hacé en content/people el archivo de «{value}».',
    inForm: {
      hint: "Si son la misma persona, escribilo igual en los dos lugares, o hacé su documento en Personas con uno de los nombres en «Otros nombres». Si son dos, hacé el de «{value}».",
    },
  },
  "unclear-names": {
    title: "Un nombre, o varios",
    message: "«{value}» puede ser un nombre o varios; se toma por uno solo.",
    hint: "Si son varios, escribí el nombre y el apellido de cada uno, o ponelos en renglones aparte. Si es uno, ponelo entre comillas angulares, «…», o hacé en content/people el archivo que lo tenga en «name». Un rol con dos puntos va en «rol».",
    inForm: {
      hint: "Si son varios, escribí el nombre y el apellido de cada uno, o ponelos en renglones aparte. Si es uno, ponelo entre comillas angulares, «…», o hacé su documento en Personas. Un rol con dos puntos va en «Rol».",
    },
  },
  "two-links": {
    title: "Dos enlaces de una persona",
    message: "El enlace de «{value}» es otro en {other}: {expected}, que {usage}.",
    hint: "Dejá el mismo en los dos lugares. Si los dos están bien, poné uno en «link» de su archivo de content/people. Si son dos personas, hacé el archivo de cada una, con su enlace.",
    inForm: {
      hint: "Dejá el mismo en los dos lugares. Si los dos están bien, poné uno en su documento de Personas. Si son dos personas, hacé el de cada una, con su enlace.",
    },
  },
  "many-links": {
    title: "Muchos enlaces de una persona",
    message: "Además de {expected} (ver {other}), «{value}» {usage}.",
    hint: "Dejá el mismo en todos los lugares. Si todos están bien, poné uno en «link» de su archivo de content/people. Si son varias personas, hacé el archivo de cada una, con su enlace.",
    inForm: {
      hint: "Dejá el mismo en todos los lugares. Si todos están bien, poné uno en su documento de Personas. Si son varias personas, hacé el de cada una, con su enlace.",
    },
  },
  "role-spelling": {
    title: "Un rol escrito de dos maneras",
    message: "«{value}» se escribe casi igual que «{expected}», que {usage} (ver {other}).",
    hint: "Escribilo igual en los dos lugares. Si son dos maneras, y no sólo otras mayúsculas o acentos, ponelas en content/roles.yaml: una en «name» y la otra en «spellings».",
    inForm: {
      hint: "Escribilo igual en los dos lugares. Si son dos maneras, y no sólo otras mayúsculas o acentos, ponelas en «Roles de los créditos»: una en «Nombre» y la otra en «También se escribe».",
    },
  },
};
