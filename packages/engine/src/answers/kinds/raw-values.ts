import { composeKana, toFullWidth } from '../../japanese/index.ts';

/** An own property of an untrusted object; undefined if it is missing or its getter throws. Prototypes are never read. */
export function ownProperty(raw: object, name: string): unknown {
  try {
    return Object.hasOwn(raw, name) ? (raw as Record<string, unknown>)[name] : undefined;
  } catch {
    return undefined;
  }
}

/** Own enumerable names of an untrusted object; empty if listing them throws. */
export function ownNames(raw: object): readonly string[] {
  try {
    return Object.keys(raw);
  } catch {
    return [];
  }
}

/** A property that is known to be the object's own; undefined when reading it fails. */
export function readProperty(raw: Readonly<Record<string, unknown>>, name: string): unknown {
  try {
    return raw[name];
  } catch {
    return undefined;
  }
}

/** What is changed at all: most text has none of it and is left alone after one look. */
const untidy = /[\uff61-\uff9f\u3099\u309a\r]/;

/**
 * Normalizes a text for storage: half-width katakana and kana with separate voicing marks become full-width kana, line breaks become
 * `\n`. Everything else stays as typed: ㈱, ①, full-width digits and rare kanji are what the writer wants to see.
 */
export function tidyText(text: string): string {
  if (!untidy.test(text)) return text;
  return composeKana(toFullWidth(text, ['katakana'])).replace(/\r\n?/g, '\n');
}

/** The same for one line, without the spaces around it. */
export function tidyLine(text: string): string {
  return tidyText(text).trim();
}

/** An untrusted value as text if it is a string or a number; undefined for anything else. */
export function asText(raw: unknown): string | undefined {
  if (typeof raw === 'string') return raw;
  if (typeof raw === 'number' && Number.isFinite(raw)) return String(raw);
  return typeof raw === 'bigint' ? String(raw) : undefined;
}
