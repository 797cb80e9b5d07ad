import type { TemplateData, TemplateValue } from '../../values/index.ts';
import { HelperError } from '../data/helper-error.ts';
import { isData } from '../data/scope.ts';
import { toPlain, toText } from '../data/to-text.ts';
import { readLinkTarget, type LinkTarget } from './link-target.ts';
import { readColor } from './read-color.ts';
import { largestSize, smallestSize, type RichStyle } from './rich-style.ts';
import type { RichRun } from './rich-text.ts';

/** Called with what is left out of a formatted text, by its name. */
export type ReportIgnored = (what: string) => void;

type Mutable<Type> = { -readonly [Name in keyof Type]: Type[Name] };

const toggles = ['bold', 'italic', 'underline', 'strike'] as const;
const names = new Set<string>([...toggles, 'text', 'color', 'size', 'font', 'ruby', 'break', 'link']);

/** A size in pt that Word can set; null for anything else. */
export function readSize(text: string): number | null {
  const size = Number(text);
  return text.trim() !== '' && size >= smallestSize && size <= largestSize ? size : null;
}

/** The address of a link, or undefined and a report when it leads where no link may lead. */
export function readLink(text: string, ignored: ReportIgnored): LinkTarget | undefined {
  try {
    return readLinkTarget(text);
  } catch (error) {
    if (!(error instanceof HelperError)) throw error;
    ignored(text.slice(0, 40));
    return undefined;
  }
}

function readStyle(item: TemplateData, ignored: ReportIgnored): RichStyle {
  const style: Mutable<RichStyle> = {};
  for (const name of toggles) {
    const value = item[name];
    if (typeof value === 'boolean') style[name] = value;
    else if (value !== null && value !== undefined) ignored(`${name}=${toPlain(value).slice(0, 40)}`);
  }
  const font = toText(item.font).trim();
  if (font !== '') style.font = font.slice(0, 100);
  for (const [name, read] of [
    ['color', readColor],
    ['size', readSize],
  ] as const) {
    const text = toPlain(item[name]);
    if (text === '') continue;
    const value = read(text);
    if (value === null) ignored(`${name}=${text.slice(0, 40)}`);
    else if (typeof value === 'number') style.size = value;
    else style.color = value;
  }
  return style;
}

function readItem(item: TemplateValue, ignored: ReportIgnored): RichRun {
  if (!isData(item)) return { text: toText(item), style: {} };
  const own: TemplateData = Object.assign(Object.create(null) as TemplateData, item);
  for (const name of Object.keys(own)) if (!names.has(name)) ignored(name.slice(0, 40));
  const ruby = toText(own.ruby);
  const address = toText(own.link);
  const link = address === '' ? undefined : readLink(address, ignored);
  return {
    text: toText(own.text) + (own.break === true ? '\n' : ''),
    style: readStyle(own, ignored),
    ...(ruby !== '' && { ruby }),
    ...(link && { link }),
  };
}

/**
 * Reads a list of runs, `[{text, bold?, italic?, underline?, strike?, color?, size?, font?, ruby?, link?, break?}]`; a text alone
 * is a run without formatting, `break: true` a line break behind the text. What is not known is reported and left out.
 */
export function readRunList(list: readonly TemplateValue[], ignored: ReportIgnored): RichRun[] {
  // A place that holds nothing is an empty text.
  return Array.from(list, (item) => readItem(item, ignored));
}
