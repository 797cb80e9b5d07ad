import type { Block } from './mail-template.ts';

export interface MailPage {
  readonly locale: 'jp' | 'en';
  /** HTML-escaped. */
  readonly title: string;
  /** HTML-escaped lines. */
  readonly signature: string;
  readonly blocks: readonly Block[];
  /** Fills a source with HTML-escaped values. */
  readonly fill: (source: string) => string;
}

const font = `font-family:'Hiragino Sans','Yu Gothic','Meiryo','Noto Sans JP',sans-serif`;
const ink = '#23221e';
const gray = '#706d65';
const blue = '#0077c7';
const line = '#d6d3d0';

/** HTML of a mail: one column of at most 600 px, tables and inline styles, which mail programs support. No pictures, nothing loaded. */
export function pageOf(page: MailPage): string {
  const language = page.locale === 'jp' ? 'ja' : 'en';
  const blocks = page.blocks.map((block) => blockOf(block, page.fill)).filter((html) => html !== '');
  return `<!DOCTYPE html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${page.title}</title>
</head>
<body style="margin:0;padding:0;background:#f8f7f6">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f8f7f6">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:#ffffff;border:1px solid ${line};border-radius:8px">
<tr><td style="padding:20px 32px;border-bottom:1px solid ${line};${font};font-size:18px;font-weight:bold;color:${ink}">Shorui${
    page.locale === 'jp' ? '<span style="font-size:13px;font-weight:normal">（書類）</span>' : ''
  }</td></tr>
<tr><td style="padding:28px 32px 12px;${font};font-size:15px;line-height:1.8;color:${ink};word-break:break-word;overflow-wrap:anywhere">
${blocks.join('\n')}
</td></tr>
<tr><td style="padding:16px 32px 24px;border-top:1px solid ${line};${font};font-size:12px;line-height:1.7;color:${gray}">${page.signature.replaceAll('\n', '<br>')}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

function blockOf(block: Block, fill: (source: string) => string): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p style="margin:0 0 18px">${lines(fill(block.text))}</p>`;
    case 'note':
      return `<p style="margin:0 0 10px;font-size:13px;color:${gray}">${lines(fill(block.text))}</p>`;
    case 'button':
      return buttonOf(fill(block.label), fill(block.url));
    case 'quote': {
      const text = fill(block.text);
      return text === ''
        ? ''
        : `<blockquote style="margin:0 0 18px;padding:4px 14px;border-left:3px solid ${line}">${lines(text)}</blockquote>`;
    }
    case 'facts':
      return factsOf(block.facts.map(([label, value]) => [label, fill(value)] as const));
  }
}

/** The address also appears below: some mail programs show no buttons, and the reader sees the target. */
function buttonOf(label: string, url: string): string {
  return `<p style="margin:24px 0 10px"><a href="${url}" style="display:inline-block;padding:12px 24px;background:${blue};border-radius:6px;color:#ffffff;font-weight:bold;text-decoration:none">${label}</a></p>
<p style="margin:0 0 22px;font-size:12px;color:${gray};word-break:break-all">${url}</p>`;
}

function factsOf(rows: readonly (readonly [string, string])[]): string {
  const shown = rows.filter(([, value]) => value !== '');
  const cell = `padding:6px 0;vertical-align:top`;
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 18px;${font};font-size:15px;line-height:1.6;color:${ink}">
${shown
  .map(
    ([label, value]) =>
      `<tr><td style="${cell};padding-right:20px;color:${gray};white-space:nowrap">${label}</td><td style="${cell}">${lines(value)}</td></tr>`,
  )
  .join('\n')}
</table>`;
}

const lines = (html: string): string => html.replaceAll('\n', '<br>');
