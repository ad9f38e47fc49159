/** Pictures that are not taken in. */
export const pictureFiles = {
  noDocument: (file: string) => `«${file}» no es un documento de este sitio.`,
  noFolder: (folder: string) => `«${folder}» no es una carpeta de content: no puede tener imágenes.`,
  notOfFolder: (src: string, folder: string) => `«${src}» no es una imagen de la carpeta ${folder}.`,
  inUse: (src: string) => `«${src}» está en uso: sacala primero de donde se ve.`,
};
