import Handlebars from 'handlebars';
import { cleanName, cleanText } from './clean-value.ts';
import { pageOf } from './mail-page.ts';
import type { Block, MailTemplate, MailWords } from './mail-template.ts';
import { kindOf } from './template-values.ts';
import { columnsOf, wrapText } from './wrap-text.ts';

export interface RenderedMail {
  /** One line of at most 150 characters. */
  readonly subject: string;
  /** Lines of at most 70 columns, except for links. */
  readonly text: string;
  readonly html: string;
}

type Fill = (values: Readonly<Record<string, string>>) => string;
type Locale = 'jp' | 'en';

/** A separate Handlebars instance: only the built-in helpers. */
const engine = Handlebars.create();
const compiled = new Map<string, Fill>();

/** Only the sources of mail/templates are compiled, never user input. Missing values throw. */
function fillerOf(source: string, noEscape: boolean): Fill {
  const id = `${noEscape ? 'text' : 'html'} ${source}`;
  const known = compiled.get(id);
  if (known !== undefined) return known;
  const filler: Fill = engine.compile(source, { strict: true, knownHelpersOnly: true, noEscape });
  compiled.set(id, filler);
  return filler;
}

/** Renders a template in one language. The values must match its schema (check-mail.ts). */
export function renderMail(
  template: MailTemplate,
  locale: Locale,
  values: Readonly<Record<string, unknown>>,
): RenderedMail {
  const words: MailWords = template[locale];
  const shown = showValues(template, locale, values);
  const plain = (source: string): string => fillerOf(source, true)(shown);
  const escaped = (source: string): string => fillerOf(source, false)(shown);
  const subject = short(cleanText(plain(words.subject)).replaceAll(/\s+/g, ' '), 150);
  const parts = words.blocks.map((block) => textOf(block, plain)).filter((part) => part !== '');
  return {
    subject,
    text: `${parts.join('\n\n')}\n\n${'-'.repeat(40)}\n${signature[locale]}\n`,
    html: pageOf({
      locale,
      title: escapeHtml(subject),
      signature: escapeHtml(signature[locale]),
      blocks: words.blocks,
      fill: escaped,
    }),
  };
}

const signature = {
  jp: 'Shorui（書類）\nこのメールは送信専用です。ご返信いただいてもお答えできません。',
  en: 'Shorui\nThis address only sends. Replies are not read.',
} as const;

const escapeHtml = (text: string): string => Handlebars.escapeExpression(text);

function showValues(template: MailTemplate, locale: Locale, values: Readonly<Record<string, unknown>>) {
  const shown: Record<string, string> = Object.create(null) as Record<string, string>;
  for (const [name, schema] of Object.entries(template.values.properties)) {
    const value = values[name];
    if (value === undefined || value === null) shown[name] = '';
    else if (typeof value !== 'string') shown[name] = JSON.stringify(value);
    else shown[name] = showText(kindOf(schema), value, locale);
  }
  return shown;
}

function showText(kind: ReturnType<typeof kindOf>, value: string, locale: Locale): string {
  if (kind === 'name') return cleanName(value);
  if (kind === 'text') return cleanText(value);
  if (kind === 'moment') return showMoment(new Date(value), locale);
  return cleanText(value).replaceAll(/\s+/g, '');
}

/** `2025/01/01 13:05（日本時間）` */
function showMoment(moment: Date, locale: Locale): string {
  const parts = new Intl.DateTimeFormat('ja-JP', {
    timeZone: 'Asia/Tokyo',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const [date = '', time = ''] = parts.format(moment).split(' ');
  return locale === 'jp' ? `${date} ${time}（日本時間）` : `${date.replaceAll('/', '-')} ${time} (Japan time)`;
}

function textOf(block: Block, plain: (source: string) => string): string {
  switch (block.kind) {
    case 'paragraph':
    case 'note':
      return wrapText(plain(block.text));
    case 'button':
      return `${wrapText(plain(block.label))}\n${plain(block.url)}`;
    case 'quote':
      return wrapText(plain(block.text), 68)
        .split('\n')
        .map((line) => `> ${line}`.trimEnd())
        .join('\n')
        .replace(/^>$/, '');
    case 'facts':
      return block.facts
        .map(([label, value]) => [label, plain(value)] as const)
        .filter(([, value]) => value !== '')
        .map(([label, value]) => factOf(label, value))
        .join('\n');
  }
}

/** On one line if it fits, else the value on the next line, indented. */
function factOf(label: string, value: string): string {
  const line = `${label}: ${value}`;
  if (columnsOf(line) <= 70) return line;
  const below = wrapText(value, 68).split('\n');
  return [`${label}:`, ...below.map((each) => `  ${each}`)].join('\n');
}

function short(text: string, most: number): string {
  const characters = [...text];
  return characters.length <= most ? text : `${characters.slice(0, most - 1).join('')}…`;
}
