import { isBlank } from './inputs.ts';
import { ownNames, ownProperty } from './own-property.ts';
import { asText, tidyLine } from './tidy-text.ts';

/** A composite answer: all parts as text, and the parts that were given, normalized. */
export interface ReadParts<Part extends string> {
  readonly value: Readonly<Record<Part, string>>;
  readonly kept: Readonly<Partial<Record<Part, string>>>;
  readonly answered: boolean;
}

/** Reads an answer in parts; null when a part is no text or is not known. */
export function readParts<Part extends string>(
  raw: Readonly<Record<string, unknown>>,
  parts: readonly Part[],
  tidy: (part: Part, text: string) => string = (_, text) => tidyLine(text),
): ReadParts<Part> | null {
  if (ownNames(raw).some((name) => !(parts as readonly string[]).includes(name))) return null;
  const value = {} as Record<Part, string>;
  const kept: Partial<Record<Part, string>> = {};
  let answered = false;
  for (const part of parts) {
    const given = ownProperty(raw, part);
    const text = isBlank(given) ? '' : asText(given);
    if (text === undefined) return null;
    value[part] = text === '' ? '' : tidy(part, text);
    if (given !== undefined) kept[part] = value[part];
    if (value[part] !== '') answered = true;
  }
  return { value, kept, answered };
}
