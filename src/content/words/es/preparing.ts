/** Pictures that are not taken in, for what they are. */
export const preparing = {
  damaged:
    "La imagen está dañada o incompleta: volvé a descargarla, o abrila en un programa de imágenes y exportala de nuevo.",
  heic: "Es una foto HEIC, como las del iPhone, y acá no se puede leer: exportala como JPEG. Para que el teléfono las saque así, elegí Configuración › Cámara › Formatos › Más compatible.",
  video: "Es un video, y acá van imágenes: JPEG, PNG o WebP.",
  raw: "Es un TIFF o el archivo crudo de una cámara: exportalo como JPEG o PNG.",
  photoshop: "Es un archivo de Photoshop: exportalo como JPEG, PNG o WebP.",
  pdf: "Es un PDF: exportá la página como JPEG o PNG.",
  svg: "Es un dibujo SVG, que puede llevar programas adentro: exportalo como PNG o WebP.",
  unknown: "No es una imagen que se pueda leer: tiene que ser JPEG, PNG o WebP.",
  empty: "El archivo está vacío.",
  tooHeavy: (megabytes: number) => `Pesa más de ${megabytes} MB: exportala más chica y probá de nuevo.`,
  tooLarge: (width: number, height: number) =>
    `Mide ${width} × ${height} píxeles, más de lo que se puede leer: exportala más chica.`,
  animated: "Es una imagen animada, y el sitio muestra imágenes quietas: exportá uno de sus cuadros.",
};
