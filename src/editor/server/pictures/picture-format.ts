/** What bytes are, told from how they begin: the name of a file says what its editor believes. */
import type { ImageFile } from "../../../content/compiler/document/image-file.ts";
import type { Refusal } from "../../../content/authoring/removed.ts";

export type PictureFormat = ImageFile["format"];

interface Taken {
  /** In which a picture of this kind is kept. */
  format: PictureFormat;
  /** What an editor is told where it cannot be read. */
  unreadable: string;
}

const DAMAGED =
  "La imagen está dañada o incompleta: volvé a descargarla, o abrila en un programa de imágenes y exportala de nuevo.";
const HEIC =
  "Es una foto HEIC, como las del iPhone, y acá no se puede leer: exportala como JPEG. Para que el teléfono las saque así, elegí Configuración › Cámara › Formatos › Más compatible.";

const KINDS: readonly [begins: RegExp, kind: Taken | Refusal][] = [
  [/^\xff\xd8\xff/, { format: "jpeg", unreadable: DAMAGED }],
  [/^\x89PNG/, { format: "png", unreadable: DAMAGED }],
  [/^RIFF.{4}WEBP/s, { format: "webp", unreadable: DAMAGED }],
  [/^GIF8/, { format: "webp", unreadable: DAMAGED }],
  [/^.{4}ftypavi[fs]/s, { format: "webp", unreadable: DAMAGED }],
  // Whether HEIC can be read depends on how the library was built.
  [/^.{4}ftyp(?:he[iv][cmsx]|mif1|msf1)/s, { format: "webp", unreadable: HEIC }],
  [/^(?:.{4}ftyp|.E\xdf\xa3)/s, { refusal: "Es un video, y acá van imágenes: JPEG, PNG o WebP." }],
  // The raw files of most cameras begin like TIFF, and hold a tiny picture that would be taken for them.
  [/^(?:II\*|MM.\*)/s, { refusal: "Es un TIFF o el archivo crudo de una cámara: exportalo como JPEG o PNG." }],
  [/^8BPS/, { refusal: "Es un archivo de Photoshop: exportalo como JPEG, PNG o WebP." }],
  [/^%PDF/, { refusal: "Es un PDF: exportá la página como JPEG o PNG." }],
  [/^[^]*<svg/i, { refusal: "Es un dibujo SVG, que puede llevar programas adentro: exportalo como PNG o WebP." }],
];

const UNKNOWN: Refusal = { refusal: "No es una imagen que se pueda leer: tiene que ser JPEG, PNG o WebP." };

export function formatOf(bytes: Buffer): Taken | Refusal {
  if (bytes.length === 0) return { refusal: "El archivo está vacío." };
  const beginning = bytes.toString("latin1", 0, 1000);
  return KINDS.find(([begins]) => begins.test(beginning))?.[1] ?? UNKNOWN;
}
