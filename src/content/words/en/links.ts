import type { links as Spanish } from "../es/links.ts";

export const links: typeof Spanish = {
  optionalLink: {
    title: "Link",
    description: "The full address of their page or profile; it can be left empty.",
    examples: ["https://www.instagram.com/ana.sosa"],
  },
  formerAddress: { title: "Former address", examples: ["/News/Trama"] },
  formerAddresses: {
    title: "Former addresses",
    description: "Those its page had: visitors get to the current one. The editor notes them when the name is changed.",
  },
  ownPath: {
    title: "Page address",
    description: "Needed only if its upper and lower case differ from the file name's.",
  },
  link: "It has to be a full address that begins with https:// (or http://).",
  password: "It can't have a user or a password: anyone would read them.",
  port: "The port, if there is one, is a number from 1 to 65535.",
  publicAddress: "It has to be a full address, with https:// and without a slash, ? or # at its end.",
  serviceAddress: "It has to be an address with https://, with nothing that begins with ? or #.",
  path: "It has to be an address of this site and begin with /, for example /form.",
  notPath: "It has to be an address of this site, for example /form.",
};
