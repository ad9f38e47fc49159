import type { preparing as Spanish } from "../es/preparing.ts";

export const preparing: typeof Spanish = {
  damaged: "The image is damaged or incomplete: download it again, or open it in an image editor and export it again.",
  heic: "It is a HEIC photo, as iPhones take them, and it can't be read here: export it as JPEG. For the phone to take them like that, choose Settings › Camera › Formats › Most Compatible.",
  video: "It is a video, and images go here: JPEG, PNG or WebP.",
  raw: "It is a TIFF or a camera's raw file: export it as JPEG or PNG.",
  photoshop: "It is a Photoshop file: export it as JPEG, PNG or WebP.",
  pdf: "It is a PDF: export the page as JPEG or PNG.",
  svg: "It is an SVG drawing, which can hold programs: export it as PNG or WebP.",
  unknown: "It isn't an image that can be read: it has to be JPEG, PNG or WebP.",
  empty: "The file is empty.",
  tooHeavy: (megabytes: number) => `It is larger than ${megabytes} MB: export it smaller and try again.`,
  tooLarge: (width: number, height: number) =>
    `It measures ${width} × ${height} pixels, more than can be read: export it smaller.`,
  animated: "It is an animated image, and the site shows still ones: export one of its frames.",
};
