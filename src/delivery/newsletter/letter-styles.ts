/** Styles of the HTML of an e-mail. */
import type { Letter } from "../../site/app/server/letters.ts";

/**
 * Returns the style sheet. Its only media query makes headings smaller on phones; without it, long words break instead.
 */
export const letterStyles = ({ ground, text, muted, accent, heading, body, inCapitals }: Letter["look"]): string => `
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

/** Outlook for Windows shows Times instead of a face that it does not have, whatever follows that face. */
export const OUTLOOK_STYLES = `<!--[if mso]><style>* { font-family: Arial, sans-serif !important; }</style><![endif]-->`;
