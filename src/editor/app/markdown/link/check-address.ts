/** What is wrong with the address of a link, in words. The compiler allows the same (`unsafe-link`). */

export function checkAddress(address: string): string | undefined {
  if (!address) return "Escribí una dirección, o buscá una página del sitio.";
  if (/\s/.test(address)) return "Una dirección no lleva espacios: elegí una página de la lista, o pegá la dirección.";
  if (/^\/(?!\/)/.test(address)) return undefined;
  if (/^https?:\/\/[^/]+/i.test(address) || /^mailto:.+@./i.test(address)) return undefined;
  if (/^[^/:@]+@[^/:@]+$/.test(address)) return `Un correo se enlaza con mailto: adelante: mailto:${address}`;
  if (/^[\w-]+(?:\.[\w-]+)+(?:[/?#].*)?$/.test(address)) return `Le falta https:// adelante: https://${address}`;
  return "Tiene que empezar con https://, o con / si es una página del sitio.";
}
