/**
 * Makes the HTML of an e-mail. Mail programs support few elements and styles, so the layout consists of tables, and
 * `juice` copies the style rules into the `style` attributes of the elements.
 */
import { html, raw } from "hono/html";
import juice from "juice";
import type { Letter, LetterEntry } from "../../site/app/server/letters.ts";
import { FIXED_WORDS } from "../../shared/magazine/fixed-words.ts";
import { CONTENT_LANGUAGE } from "../../shared/magazine/language.ts";
import { fillPlaceholders, POSTAL, type Sender, UNSUBSCRIBE } from "./senders/sender.ts";

type Markup = ReturnType<typeof html>;

/** Width of the e-mail in CSS pixels, if the window is wide enough. */
const WIDTH = 600;

/** Returns the HTML of an e-mail, with the placeholders of the program that will send the e-mail. */
export function letterHtml(letter: Letter, sender: Sender): string {
  const inlined = juice(String(page(letter, sender)), { applyHeightAttributes: false });
  const safe = inlined.replace(sender.tags, (tag) => `&#${tag.charCodeAt(0)};${tag.slice(1)}`);
  return fillPlaceholders(safe, sender, "html");
}

const page = (letter: Letter, { postal }: Sender) =>
  html`<!doctype html>
    <html lang="${CONTENT_LANGUAGE}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no" />
        <title>${letter.subject}</title>
        <style>
          ${raw(letterStyles(letter.look))}
        </style>
        ${raw(OUTLOOK_STYLES)}
      </head>
      <body bgcolor="${letter.look.ground}">
        <div class="preheader">${letter.preheader}</div>
        ${table(
          html`<tr>
            <td class="around" align="center">
              ${raw(`<!--[if mso]><table role="presentation" width="${WIDTH}"><tr><td align="left"><![endif]-->`)}
              <div role="main" class="letter">
                ${header(letter)}${letter.lead && lead(letter.lead)}${letter.sections.map(section)}${footer(letter, postal)}
              </div>
              ${raw("<!--[if mso]></td></tr></table><![endif]-->")}
            </td>
          </tr>`,
        )}
      </body>
    </html> `;

const table = (rows: Markup) =>
  html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
    ${rows}
  </table>`;

const header = ({ magazine, title, days, lead: leadEntry }: Letter) => html`
<p class="magazine"><a href="${magazine.url}">${magazine.name}</a></p>
<h1${langOf(leadEntry)}>${title}</h1>
${days && html`<p class="days">${days}</p>`}
`;

const lead = (entry: NonNullable<Letter["lead"]>) => html`
  ${entry.picture && html`<p class="cover">${picture(entry, entry.picture.wide, WIDTH)}</p>`}
  <div class="text" ${langOf(entry)}>${entry.html ? raw(entry.html) : html`<p>${entry.description}</p>`}</div>
  <p class="button"><a href="${entry.url}">${FIXED_WORDS.onSite}</a></p>
`;

const section = ({ title, entries }: Letter["sections"][number]) => html`
  <h2>${title}</h2>
  ${entries.map((entry) =>
    table(
      html`<tr>
        ${entry.picture && html`<td class="beside" width="30%" valign="top">${picture(entry, entry.picture.narrow, 160)}</td>`}
        <td class="entry" valign="top" ${langOf(entry)}>
          <h3><a href="${entry.url}">${entry.title}</a></h3>
          <p>${entry.description}</p>
        </td>
      </tr>`,
    ),
  )}
`;

/** Renders a picture. Outlook for Windows cannot show WebP, so it gets the social picture of the page, a JPEG file. */
const picture = ({ url, lang, title, picture: files }: LetterEntry, file: string, width: number) => {
  const image = (src: string) =>
    html`<a href="${url}"><img src="${src}" alt="${files?.alt || title}" width="${width}" ${langOf({ lang })} /></a>`;
  const jpeg = files?.social && html`${raw("<!--[if mso]>")}${image(files.social)}${raw("<![endif]-->")}`;
  return html`${jpeg}${raw("<!--[if !mso]><!-->")}${image(file)}${raw("<!--<![endif]-->")}`;
};

const footer = ({ magazine }: Letter, postal: Sender["postal"]) => html`
  <div class="footer">
    <p>${FIXED_WORDS.whyLetter(magazine.name)} <a href="${UNSUBSCRIBE}">${FIXED_WORDS.unsubscribe}</a></p>
    <p><a href="mailto:${magazine.email}">${magazine.email}</a></p>
    ${postal && html`<p>${POSTAL}</p>`}
  </div>
`;

const langOf = (entry?: Pick<LetterEntry, "lang">) =>
  entry && entry.lang !== CONTENT_LANGUAGE ? html` lang="${entry.lang}"` : "";

/** Returns the style sheet. Headings are smaller on phones. Without media queries, long words are broken instead. */
const letterStyles = ({ ground, text, muted, accent, heading, body, inCapitals }: Letter["look"]): string => `
body { margin: 0; padding: 0; background-color: ${ground}; color: ${text}; -webkit-text-size-adjust: 100%; }
table { border-collapse: collapse; background-color: ${ground}; }
.preheader { display: none; max-height: 0; max-width: 0; overflow: hidden; opacity: 0; color: ${ground}; mso-hide: all; }
.around { padding: 24px 16px; }
.letter { max-width: 600px; margin: 0 auto; text-align: start; font-family: ${body}; font-size: 16px; line-height: 1.5;
  color: ${text}; overflow-wrap: break-word; word-break: break-word; }
h1, h2, h3 { font-family: ${heading}; font-weight: 400; line-height: 1.15; color: ${text};${inCapitals ? " text-transform: uppercase;" : ""} }
h1 { margin: 0 0 16px; font-size: 44px; }
h2 { margin: 40px 0 16px; padding-top: 16px; border-top: 3px solid ${accent}; font-size: 28px; }
h3 { margin: 0 0 8px; font-size: 20px; }
h3 a { text-decoration: none; }
p { margin: 0 0 16px; }
a { color: ${text}; }
img { display: block; width: 100%; height: auto; border: 0; color: ${muted}; font-size: 14px; line-height: 1.4; }
figure { margin: 0 0 16px; }
figcaption { margin-top: 8px; color: ${muted}; font-size: 14px; }
blockquote { margin: 0 0 16px; padding-left: 16px; border-left: 3px solid ${accent}; }
.magazine { padding-bottom: 16px; border-bottom: 3px solid ${accent}; }
.magazine a { font-family: ${heading}; font-size: 20px; text-decoration: none;${inCapitals ? " text-transform: uppercase;" : ""} }
.text h2 { margin-top: 32px; padding-top: 0; border-top: 0; font-size: 22px; }
.days { color: ${muted}; }
.beside { padding: 0 16px 24px 0; }
.beside img { max-width: 160px; }
.entry { padding: 0 0 24px; }
.entry p { margin: 0; }
.button a { display: inline-block; padding: 12px 24px; border: 2px solid ${accent}; color: ${text}; text-decoration: none; }
.footer { margin-top: 40px; padding-top: 16px; border-top: 1px solid ${muted}; }
.footer p, .footer a { color: ${muted}; font-size: 14px; }
@media (max-width: 480px) { h1 { font-size: 32px !important; } h2 { font-size: 24px !important; } }
`;

/** Styles for Outlook for Windows, which shows Times instead of an unknown font and ignores the listed alternatives. */
const OUTLOOK_STYLES = `<!--[if mso]><style>* { font-family: Arial, sans-serif !important; }</style><![endif]-->`;
