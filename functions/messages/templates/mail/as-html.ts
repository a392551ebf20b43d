import type { Block, FactRow, Link, Mail } from './blocks.ts';
import { FONT, painted, STYLES } from './frame.ts';

const MARKS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text that stays text, within an element or a quoted attribute. */
const escaped = (text: string): string => text.replace(/[&<>"']/g, (mark) => MARKS[mark] ?? mark);

const lines = (text: string): string => text.split('\n').map(escaped).join('<br>');

/** Long names break anywhere rather than widen the mail. */
const BREAKS = 'overflow-wrap:anywhere;word-break:break-word';

const WIDTH = 560;

const rowHtml = ({ label, lines: values, isPrice, price }: FactRow): string => {
  const value = isPrice
    ? painted(['ink', 'line'], `padding:10px 0;border-top:1px solid;text-align:right;font-weight:600`)
    : painted(['ink', 'line'], `padding:10px 0;border-top:1px solid;text-align:left;${BREAKS}`);
  const below = price === undefined ? '' : `<div style="text-align:right">${escaped(price)}</div>`;
  const name = painted(
    ['muted', 'line'],
    'padding:10px 12px 10px 0;border-top:1px solid;text-align:left;vertical-align:top;font-weight:400;width:25%',
  );
  return `<tr><th scope="row" ${name}>${escaped(label)}</th><td ${value}>${values.map(escaped).join('<br>')}${below}</td></tr>`;
};

const linkHtml = ({ label, url }: Link): string =>
  `<a href="${escaped(url)}" ${painted(['link'], `text-decoration:underline;${BREAKS}`)}>${escaped(label)}</a>`;

/** A cell with a background, which the Windows Outlook draws where it ignores a link's padding. */
const buttonHtml = ({ label, url }: Link): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:24px 0"><tr><td ${painted(
    ['button'],
    'border-radius:10px;padding:0;text-align:center',
  )}><a href="${escaped(url)}" ${painted(
    ['label'],
    'display:inline-block;padding:13px 18px;font-weight:600;text-decoration:none',
  )}>${escaped(label)}</a></td></tr></table>`;

const blockHtml = (block: Block): string => {
  switch (block.type) {
    case 'paragraph':
      return `<p ${painted(['ink'], `margin:0 0 16px;${BREAKS}`)}>${lines(block.text)}</p>`;
    case 'facts':
      return `<table cellpadding="0" cellspacing="0" border="0" style="width:100%;margin:8px 0;border-collapse:collapse;${FONT};font-size:16px;line-height:24px">${block.rows.map(rowHtml).join('')}</table>`;
    case 'button':
      return buttonHtml(block);
    case 'note':
      return `<p ${painted(['muted'], `margin:0 0 16px;font-size:14px;line-height:20px;${BREAKS}`)}>${lines(block.text)}</p>`;
  }
};

const footerHtml = (footer: Mail['footer']): string =>
  footer.map((part) => (typeof part === 'string' ? escaped(part) : linkHtml(part))).join('<br>');

const head = ({ subject }: Mail): string =>
  `<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escaped(subject)}</title><style>${STYLES}</style></head>`;

/** The mail as HTML: tables and inline styles, as mail programs need; it loads nothing. */
export const mailHtml = (mail: Mail): string =>
  `<!doctype html>
<html lang="${mail.language}">${head(mail)}
<body ${painted(['bg', 'ink'], `margin:0;padding:0;${FONT};font-size:16px;line-height:24px`)}>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" ${painted(['bg'], '')}><tr><td align="center" style="padding:24px 12px">
<!--[if mso]><table role="presentation" width="${WIDTH}" cellpadding="0" cellspacing="0"><tr><td><![endif]-->
<div style="max-width:${WIDTH}px;text-align:left">
<div role="main" ${painted(['card', 'ink', 'line'], `padding:24px 20px;border:1px solid;border-radius:16px;${FONT}`)}>
<p ${painted(['muted'], `margin:0 0 8px;font-size:14px;line-height:20px;font-weight:600;${BREAKS}`)}>${escaped(mail.from)}</p>
<h1 ${painted(['ink'], `margin:0 0 16px;font-size:24px;line-height:30px;font-weight:700;${BREAKS}`)}>${escaped(mail.heading)}</h1>
${mail.blocks.map(blockHtml).join('\n')}
</div>
<div role="contentinfo" ${painted(['muted'], `padding:16px 20px;font-size:13px;line-height:20px;${BREAKS}`)}>${footerHtml(mail.footer)}</div>
</div>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table></body></html>
`;
