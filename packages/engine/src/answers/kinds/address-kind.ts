import { addressParts } from '../../application/schema/index.ts';
import { formatPostalCode, joinAddress } from '../../japanese/index.ts';
import { DisplayValue } from '../../values/index.ts';
import type { Fault } from '../model/fault.ts';
import type { AddressValue, Value } from '../model/value.ts';
import type { FieldKind } from './field-kind.ts';
import { answeredInput, emptyInput, faultyInput, isBlank } from './inputs.ts';
import { isRecord } from '../../platform/is-record.ts';
import { readParts } from './read-parts.ts';
import { asText, tidyLine } from './tidy-text.ts';

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
