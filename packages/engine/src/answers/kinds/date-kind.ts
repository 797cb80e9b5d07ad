import type { DateFormat } from '../../application/schema/index.ts';
import { formatDate, formatIsoDate, parseDate, parseIsoDate } from '../../japanese/index.ts';
import { DisplayValue } from '../../values/index.ts';
import type { Fault } from '../model/fault.ts';
import { textValue } from '../model/value.ts';
import type { FieldKind } from './field-kind.ts';
import { answeredInput, emptyInput, faultyInput, isBlank } from './inputs.ts';
import { isRecord } from '../../platform/is-record.ts';
import { ownProperty } from './own-property.ts';
import { asText } from './tidy-text.ts';

/** Parts of a date entered in parts (rule required_date). `year` may carry an era: 令和6. */
const parts = ['year', 'month', 'day'] as const;

/** Type 5: in either calendar, in any width, in one text or in parts. Kept as `YYYY-MM-DD`. */
export function createDateKind(faults: { unreadable: Fault; incomplete: Fault }, format: DateFormat): FieldKind {
  return {
    family: 'date',
    options: [],
    read(raw) {
      if (isBlank(raw)) return emptyInput(raw);
      let text = asText(raw);
      if (isRecord(raw)) {
        const given = parts.map((part) => asText(ownProperty(raw, part))?.trim() ?? '');
        if (given.every((part) => part === '')) return emptyInput(raw);
        if (given.some((part) => part === '')) return faultyInput(raw, faults.incomplete);
        text = `${given[0]}年${given[1]}月${given[2]}日`;
      }
      const date = text === undefined ? null : parseDate(text);
      if (date?.ok !== true) return faultyInput(raw, faults.unreadable);
      const iso = formatIsoDate(date.value);
      return answeredInput(iso, iso);
    },
    keys: (value) => [textValue(value)],
    display(value) {
      const date = parseIsoDate(textValue(value));
      return new DisplayValue(date.ok ? formatDate(date.value, format) : textValue(value), textValue(value));
    },
    number: () => null,
    checked: (value) => value,
  };
}
