/** What readers may type, and the first thing that they must find in the sample. */
export const QUERIES: [query: string, first: string][] = [
  // Names, in any letter case, with and without accents, not whole yet.
  ["Mora Vidal", "/MoraVidal"],
  ["mora", "/MoraVidal"],
  ["moravidal", "/MoraVidal"],
  ["nahir", "/NahirCusi"],
  ["Náhir", "/NahirCusi"],
  ["NAHIR CUSI", "/NahirCusi"],
  ["joaquin", "/club-pompa#industria15"],
  ["amapola ferre", "/AmapolaFerre"],
  ["ramo", "/club-pompa#industria1"],
  ["sumire", "/club-pompa#industria14"],
  // Titles.
  ["sereinne", "/proyecto/Sereinne"],
  ["telar", "/News/Telar"],
  ["gran rex", "/proyecto/LuzFerreyra"],
  ["unweaving", "/Editorials#proyecto1"],
  ["cuello blanco", "/News/Merlina"],
  ["from the ground up", "/proyecto/From"],
  // Addresses that somebody remembers.
  ["dior", "/News/Dior"],
  ["puma", "/News/Puma"],
  // Other forms of a word.
  ["tatuajes", "/News/Tatuaje"],
  ["flores", "/club-pompa#industria14"],
  ["canciones", "/LolaMarmol"],
  ["tejedoras", "/club-pompa#industria3"],
  ["peinados", "/proyecto/Tussock"],
  ["vestidos", "/News/Merlina"],
  // One letter is wrong, missing, too much, or swapped with its neighbour.
  ["nahri", "/NahirCusi"],
  ["naihr", "/NahirCusi"],
  ["sereine", "/proyecto/Sereinne"],
  ["amapolla", "/AmapolaFerre"],
  ["mora vidak", "/MoraVidal"],
  ["zereinne", "/proyecto/Sereinne"],
  ["florsta", "/club-pompa#industria14"],
  // What people do.
  ["florista", "/club-pompa#industria14"],
  ["modista", "/club-pompa#industria1"],
  ["skate", "/club-pompa#industria24"],
  ["fotógrafo", "/club-pompa#industria20"],
  // Brands.
  ["kusa-kusa taller", "/club-pompa#industria14"],
  ["telas ybytú", "/club-pompa#industria1"],
  ["masa de trapo", "/club-pompa#industria15"],
  // Words of texts.
  ["vasija", "/MoraVidal"],
  ["moldes", "/News/Ana"],
  ["mostacillas", "/LolaMarmol"],
  ["curaduría", "/RocioAntelo"],
  ["kombucha", "/News/Bio"],
];
