import { nameParts } from '../../application/schema/index.ts';
import { joinName, splitName } from '../../japanese/index.ts';
import { DisplayValue } from '../../values/index.ts';
import type { Fault } from '../model/fault.ts';
import type { NameValue, Value } from '../model/value.ts';
import type { FieldKind } from './field-kind.ts';
import { answeredInput, emptyInput, faultyInput, isBlank } from './inputs.ts';
import { isRecord } from '../../platform/is-record.ts';
import { readParts } from './read-parts.ts';
import { asText, tidyLine } from './tidy-text.ts';

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
