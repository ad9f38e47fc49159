/** YAML in many styles, all of which the compiler reads. */
export const ODD_STYLES: Record<string, string> = {
  "comments everywhere": `# arriba
# del todo

name: Mora Vidal # su nombre
# antes del color
color: "#39FF14"\t# entre comillas y con tabulador
lang: # vacío
image: # la tapa
  # antes de la foto
  src: a.webp # foto
  # después de la foto
# entre campos
credits: # lista
  # primero
  - rol: Foto # qué
    # en medio
    name: Ana # quién
  # segundo

  # pegado al segundo
  - rol: Luz
    name: "Bea"
    # adentro y al final
  # al final de la lista
draft: true # borrador
# abajo de todo
`,
  "Windows's line ends": "name: Mora\r\nlist:\r\n  - a\r\n  - b\r\ntext: |\r\n  uno\r\n  dos\r\nage: 3\r\n",
  "line ends of an old Mac": "name: Mora\rlist:\r  - a # c\r  - b\rtext: |\r  uno\r  dos\r\rage: 3\r",
  "mixed line ends": "name: Mora\r\ncolor: 'rojo'\nimage:\r\n  src: a\n  alt: b\rtext: >\r\n  uno\n  dos\r\nage: 3\n",
  "a byte-order mark": "\uFEFFname: Mora\nage: 3\n",
  "no final line break": "name: Mora\nimage:\n  src: a\nlist:\n  - a\n  - b",
  "a block text at the end, without its line break": "name: Mora\ntext: |\n  uno\n  dos",
  "lists at the column of their key": "list:\n- a\n- b: 1\n  c: dos\n-\n  d: tres\nimage:\n    src: a\n    alt: b\n",
  "blank lines between items": `credits:

  - rol: Foto
    name: Ana

  - rol: Luz
    name: Bea

  - rol: Voz
    name: Cora

name: Mora
`,
  brackets: `image: {src: a.webp, alt: 'una foto', wide: true} # en una línea
words: [CREADO, "PARA", CREAR]
padded: [ a, b ]
empty: []
nothing: {}
deep:
  - [a, b]
  - {rol: Foto, name: Ana} # cerrado
long: [
  uno, # primero
  dos,
  ]
`,
  quotes: `one: 'it''s'
two: 'dos'
three: "tres \\"cuatro\\" caf\\u00e9"
"four": plain
five: ""
six: ''
seven: 'siete'
`,
  "block texts": `keep: |+
  uno

  dos

strip: >-
  una línea
  que sigue

  otra
indented: |2
    con sangría
  sin
deep:
    text: |-
        uno
          dos
    after: x
folded: >
  largo y
  doblado
  dos veces # no es comentario

empty: |
last: fin
`,
  "texts over several lines": `plain: una línea que
  sigue acá

  y acá
double: "con comillas que
  siguen \\
  acá"
single: 'con otras
  que siguen'
below:
  abajo de su nombre
listed:
  - primero que
    sigue
  - "segundo que
    sigue"
`,
  "lists of lists": `grid:
  - - a
    - b # c
  - - c
  -
    - d
  - # nada
  - - e: 1
      f: dos
    - g
`,
  "kinds of values":
    "yes: no\nday: 2026-11-20\nnumber: 12\nhalf: 1.50\nswitch: true\nnone: ~\nempty:\nnull1: null\nhour: 12:30\n",
  "a document's beginning and end": "%YAML 1.2\n---\nname: Mora # c\nage: 3\n...\n",
  "keys with marks": "? name\n: Mora\nage: 3\n? color\n: rojo # c\n",
  "all in brackets": "{name: Mora, list: [a, b], image: {src: a}}\n",
  "tabs behind values": "name: Mora\t\nage: 3\t# c\nlist:\t# d\n  - a\t\n  - b\n",
  "deep steps":
    "image:\n        src: a\n        size:\n                width: 3\nlist:\n        - rol:\n                a: 1\n",
};
