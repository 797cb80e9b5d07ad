import {
  fieldType,
  isListOfLines,
  type FieldInstance,
  type SurveyQuestionField,
} from '../../application/schema/index.ts';
import { knownFault } from '../checks/rule-fault.ts';
import type { AnswersProblemId, Fault } from '../model/fault.ts';
import { createAddressKind, createNameKind } from './kinds-in-parts.ts';
import { createCheckboxKind, createDateKind, createNumberKind, createTextKind, shownAsLines } from './scalar-kinds.ts';
import { createChoiceKind, type UnknownOption } from './choice-kind.ts';
import { createEmailKind, createPhoneKind, createPostCodeKind, usualPostCodeFormat } from './contact-kinds.ts';
import type { FieldKind } from './field-kind.ts';
import { textNormalizer } from './text-normalizer.ts';

/** A value that no form rule lets pass. */
const failing = '?';

/** The fault of an answer of the wrong shape. */
function expected(rule: string, problem: AnswersProblemId, field: string): Fault {
  return { rule, problem, params: { field } };
}

/** Most options that a message lists. */
const mostListed = 20;

/** The fault of an answer that is none of the choices of a field or question, with the choices. */
export function unknownOption(field: string, choices: readonly { readonly text: string }[]): UnknownOption {
  const listed = choices.slice(0, mostListed).map(({ text }) => text);
  const options = [...listed, ...(choices.length > mostListed ? ['…'] : [])].join('、');
  return (given) => ({ rule: 'option', problem: 'answers.option-unknown', params: { field, given, options } });
}

/** How answers to a field are read, by its type. `label` is what messages call it. */
export function createFieldKind(field: FieldInstance | SurveyQuestionField, label: string): FieldKind {
  const options = field.options ?? [];
  const decimals = 'decimals' in field ? field.decimals : undefined;
  const rounding = ('rounding' in field ? field.rounding : undefined) ?? 'floor';
  switch (field.type) {
    case fieldType.text:
    case fieldType.textarea: {
      const kind = createTextKind(expected('type', 'answers.text-expected', label), textNormalizer(field.rules ?? []));
      return isListOfLines(field) ? shownAsLines(kind) : kind;
    }
    case fieldType.number:
      return createNumberKind(expected('number', 'answers.number-expected', label), undefined, rounding);
    case fieldType.decimal:
      return createNumberKind(expected('decimal', 'answers.number-expected', label), decimals, rounding);
    case fieldType.formula:
      return createNumberKind(expected('number', 'answers.number-expected', label), decimals ?? 0, rounding);
    case fieldType.date: {
      const incomplete = knownFault('required_date', label, null);
      const format = ('date_format' in field ? field.date_format : undefined) ?? 'YYYY年MM月DD日';
      const unreadable = knownFault('date_format', label, failing);
      const serial = expected('date_format', 'answers.date-serial', label);
      return createDateKind({ unreadable, serial, incomplete }, format);
    }
    case fieldType.select_box:
    case fieldType.radio:
      return createChoiceKind(options, false, unknownOption(label, options));
    case fieldType.multi_select:
      return createChoiceKind(options, true, unknownOption(label, options));
    case fieldType.checkbox:
      if (options.length > 0) return createChoiceKind(options, true, unknownOption(label, options));
      return createCheckboxKind(expected('type', 'answers.tick-expected', label));
    case fieldType.name:
      return createNameKind(expected('type', 'answers.name-expected', label));
    case fieldType.address:
      return createAddressKind(expected('type', 'answers.address-expected', label));
    case fieldType.post_code: {
      const format = ('post_code_format' in field ? field.post_code_format : undefined) ?? usualPostCodeFormat;
      return createPostCodeKind(knownFault('exact_value', label, failing, { length: 1 }), format);
    }
    case fieldType.phone: {
      const incomplete = knownFault('phoneSplit', label, null);
      return createPhoneKind({ unreadable: knownFault('phoneNumber', label, failing), incomplete });
    }
    case fieldType.email:
      return createEmailKind(knownFault('email', label, failing));
  }
}
