import { nameParts, addressParts } from '../../application/schema/index.ts';
import { joinName, splitName, formatPostalCode, joinAddress } from '../../japanese/index.ts';
import { isRecord } from '../../platform/is-record.ts';
import { DisplayValue } from '../../values/index.ts';
import type { Fault } from '../model/fault.ts';
import type { NameValue, Value, AddressValue } from '../model/value.ts';
import { isBlank, type FieldKind, answeredInput, emptyInput, faultyInput } from './field-kind.ts';
import { asText, ownNames, ownProperty, tidyLine } from './raw-values.ts';

/** A composite answer: all parts as text, and the parts that were given, normalized. */
interface ReadParts<Part extends string> {
  readonly value: Readonly<Record<Part, string>>;
  readonly kept: Readonly<Partial<Record<Part, string>>>;
  readonly answered: boolean;
}

/** Reads an answer in parts; null when a part is no text or is not known. */
function readParts<Part extends string>(
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

function asName(value: Value): NameValue {
  return isRecord(value) && 'kana' in value ? (value as NameValue) : { last: '', first: '', kana: '' };
}

/** Without spaces: the space between the parts may be typed in any width or left out. */
function key(value: Value): string {
  return joinName(asName(value)).replace(/\s/g, '');
}

/** Type 10: in parts, or in one text that is parted at its first space. */
export function createNameKind(wrongType: Fault): FieldKind {
  return {
    family: 'text',
    options: [],
    read(raw) {
      if (isBlank(raw)) return emptyInput(raw);
      if (isRecord(raw)) {
        const parts = readParts(raw, nameParts);
        if (parts === null) return faultyInput(raw, wrongType);
        return parts.answered ? answeredInput(parts.value, parts.kept) : emptyInput(raw);
      }
      const text = asText(raw);
      if (text === undefined) return faultyInput(raw, wrongType);
      const whole = tidyLine(text);
      const split = splitName(whole);
      const name = split.ok ? split.value : { last: whole, first: '' };
      return answeredInput({ ...name, kana: '' }, joinName(name));
    },
    keys: (value) => [typeof value === 'string' ? value.replace(/\s/g, '') : key(value)],
    display(value) {
      const { last, first, kana } = asName(value);
      const text = joinName({ last, first });
      return new DisplayValue(text, text, { last, first, kana });
    },
    number: () => null,
    checked: (value, rule) => (rule === 'isKana' ? asName(value).kana : joinName(asName(value))),
  };
}

const nowhere: AddressValue = { postCode: '', province: '', district: '', street: '', building: '', fullAddress: '' };

function asAddress(value: Value): AddressValue {
  return isRecord(value) && 'fullAddress' in value ? (value as AddressValue) : nowhere;
}

/** Type 11: in parts, or in one text. */
export function createAddressKind(wrongType: Fault): FieldKind {
  return {
    family: 'text',
    options: [],
    read(raw) {
      if (isBlank(raw)) return emptyInput(raw);
      if (isRecord(raw)) {
        const parts = readParts(raw, addressParts, (part, text) =>
          part === 'postCode' ? formatPostalCode(tidyLine(text)) : tidyLine(text),
        );
        if (parts === null) return faultyInput(raw, wrongType);
        return parts.answered ? answeredInput(parts.value, parts.kept) : emptyInput(raw);
      }
      const text = asText(raw);
      if (text === undefined) return faultyInput(raw, wrongType);
      const fullAddress = tidyLine(text);
      return answeredInput({ ...nowhere, fullAddress }, fullAddress);
    },
    keys: (value) => [joinAddress(asAddress(value))],
    display(value) {
      const address = asAddress(value);
      const text = joinAddress(address);
      return new DisplayValue(text, text, { ...address, fullAddress: text });
    },
    number: () => null,
    checked: (value) => joinAddress(asAddress(value)),
  };
}
