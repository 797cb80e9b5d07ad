import type { LinkTarget } from './link-target.ts';
import { readColor } from './read-color.ts';
import { readLink, readSize, type ReportIgnored } from './read-run-list.ts';
import type { RichStyle } from './rich-style.ts';
import type { RichRun } from './rich-text.ts';

const toggles: Readonly<Record<string, RichStyle>> = {
  b: { bold: true },
  strong: { bold: true },
  i: { italic: true },
  em: { italic: true },
  u: { underline: true },
  ins: { underline: true },
  s: { strike: true },
  del: { strike: true },
  strike: { strike: true },
};
const plain = new Set(['span', 'a', 'ruby', 'rb', 'rt', 'rp']);

/** Their content is not text. */
const unread = /^(?:script|style|head|title|template|iframe|object|svg|math)$/;

/** Elements inside each other that are followed; deeper ones count as text without formatting. */
const deepest = 100;

interface Level {
  readonly name: string;
  readonly style: RichStyle;
  readonly link: LinkTarget | undefined;
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

function decodeText(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,4}));/gi, (whole, decimal, hex, name: string) => {
    if (typeof name === 'string') return entities[name.toLowerCase()] ?? whole;
    const point = Number.parseInt(String(decimal ?? hex), decimal === undefined ? 16 : 10);
    return point <= 0x10ffff ? String.fromCodePoint(point) : '';
  });
}

/** A tag, its name and attributes. Attributes are short, so that a text full of `<` costs no more than its length. */
const tagPattern = /<(\/?)([a-z][a-z0-9:-]{0,40})((?:[^<>"']|"[^"]*"|'[^']*'){0,1000})>/iy;
const attributePattern = /([a-z-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;

function attributesOf(text: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const match of text.matchAll(attributePattern)) {
    found.set((match[1] ?? '').toLowerCase(), decodeText(match[2] ?? match[3] ?? match[4] ?? ''));
  }
  return found;
}

function readDeclaration(name: string, value: string): RichStyle | null {
  switch (name) {
    case 'color': {
      const color = readColor(value);
      return color === null ? null : { color };
    }
    case 'font-size': {
      const match = /^([\d.]+)(pt|px)$/i.exec(value);
      const size = match && readSize(String(Number(match[1]) * (match[2]?.toLowerCase() === 'px' ? 0.75 : 1)));
      return size === null ? null : { size };
    }
    case 'font-family': {
      const font = (value.split(',')[0] ?? '').replace(/["']/g, '').trim();
      return font === '' ? null : { font: font.slice(0, 100) };
    }
    case 'font-weight':
      return /^(?:bold|normal|\d{3})$/i.test(value) ? { bold: /^(?:bold|[6-9]\d\d)$/i.test(value) } : null;
    case 'font-style':
      return /^(?:italic|normal)$/i.test(value) ? { italic: /^italic$/i.test(value) } : null;
    case 'text-decoration':
    case 'text-decoration-line':
      if (/^underline$/i.test(value)) return { underline: true };
      return /^line-through$/i.test(value) ? { strike: true } : null;
    default:
      return null;
  }
}

function readStyleAttribute(text: string, ignored: ReportIgnored): RichStyle {
  let style: RichStyle = {};
  for (const declaration of text.split(';')) {
    const colon = declaration.indexOf(':');
    if (colon < 0) continue;
    const read = readDeclaration(declaration.slice(0, colon).trim().toLowerCase(), declaration.slice(colon + 1).trim());
    if (read) style = { ...style, ...read };
    else ignored(declaration.trim().slice(0, 40));
  }
  return style;
}

class MarkupReader {
  readonly runs: RichRun[] = [];
  readonly #ignored: ReportIgnored;
  readonly #levels: Level[] = [{ name: '', style: {}, link: undefined }];
  /** Inside a ruby: the runs over which a reading is still to come. */
  #base: RichRun[] | null = null;
  #reading: string | null = null;

  constructor(ignored: ReportIgnored) {
    this.#ignored = ignored;
  }

  get #level(): Level {
    return this.#levels.at(-1) as Level;
  }

  #isIn(name: string): boolean {
    return this.#levels.some((level) => level.name === name);
  }

  text(text: string): void {
    if (text === '' || this.#isIn('rp')) return;
    if (this.#reading !== null) {
      this.#reading += text;
      return;
    }
    const { style, link } = this.#level;
    (this.#base ?? this.runs).push({ text, style, ...(link && { link }) });
  }

  open(name: string, attributes: string): void {
    if (name === 'br') return this.text('\n');
    const toggle = Object.hasOwn(toggles, name) ? toggles[name] : undefined;
    if (!toggle && !plain.has(name)) return this.#ignored(`<${name}>`);
    if (this.#levels.length > deepest) return this.#ignored(`<${name}>`);
    const { style, link } = this.#level;
    const given = attributes.trim() === '' ? new Map<string, string>() : attributesOf(attributes);
    const own = readStyleAttribute(given.get('style') ?? '', this.#ignored);
    const href = name === 'a' ? given.get('href') : undefined;
    this.#levels.push({
      name,
      style: { ...style, ...toggle, ...own },
      link: href === undefined ? link : readLink(href, this.#ignored),
    });
    if (name === 'ruby') this.#base ??= [];
    if (name === 'rt' && this.#base) this.#reading = '';
  }

  close(name: string): void {
    const index = this.#levels.findLastIndex((level) => level.name === name);
    if (index < 1) return;
    this.#levels.length = index;
    if (this.#reading !== null && !this.#isIn('rt')) this.#endReading();
    if (this.#base && !this.#isIn('ruby')) this.#endRuby();
  }

  finish(): readonly RichRun[] {
    if (this.#reading !== null) this.#endReading();
    this.#endRuby();
    return this.runs;
  }

  #endReading(): void {
    const [first] = this.#base ?? [];
    const text = (this.#base ?? []).map((run) => run.text).join('');
    if (first) this.runs.push({ ...first, text, ...(this.#reading !== '' && { ruby: this.#reading ?? '' }) });
    this.#base = [];
    this.#reading = null;
  }

  #endRuby(): void {
    this.runs.push(...(this.#base ?? []));
    this.#base = null;
  }
}

/** Offset behind an element whose content is not text; the end of the text when it is never closed. */
function skipElement(markup: string, name: string, from: number): number {
  const close = new RegExp(`</${name}[^>]{0,100}>`, 'gi');
  close.lastIndex = from;
  const match = close.exec(markup);
  return match ? match.index + match[0].length : markup.length;
}

/**
 * Reads text with a little HTML in it: `b strong i em u ins s del br span a ruby rb rt`, and in `style` color, size, font,
 * weight, slant and lines. Everything else is reported and left out while its text stays; a `<` that begins no tag is text.
 */
export function readMarkup(markup: string, ignored: ReportIgnored): readonly RichRun[] {
  const reader = new MarkupReader(ignored);
  let at = 0;
  let textFrom = 0;
  const lastComment = markup.lastIndexOf('-->');
  while ((at = markup.indexOf('<', at)) >= 0) {
    tagPattern.lastIndex = at;
    const match = tagPattern.exec(markup);
    const comment = at < lastComment && markup.startsWith('<!--', at) ? markup.indexOf('-->', at) : -1;
    if (!match && comment < 0) {
      at++;
      continue;
    }
    reader.text(decodeText(markup.slice(textFrom, at)));
    at = match ? at + match[0].length : comment + 3;
    const name = match?.[2]?.toLowerCase() ?? '';
    if (match?.[1] === '/') reader.close(name);
    else if (match) {
      reader.open(name, match[3] ?? '');
      if (unread.test(name)) at = skipElement(markup, name, at);
      // A line break written as a tag and as a character is one.
      if (name === 'br' && /^\r?\n/.test(markup.slice(at, at + 2))) at += markup.charAt(at) === '\r' ? 2 : 1;
    }
    textFrom = at;
  }
  reader.text(decodeText(markup.slice(textFrom)));
  return reader.finish();
}
