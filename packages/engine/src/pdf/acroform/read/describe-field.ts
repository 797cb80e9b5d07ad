import {
  nameOf,
  numberOf,
  type PdfObjects,
  arrayOf,
  stringOf,
  dictOf,
  PdfString,
  PdfStream,
  type PdfFile,
  type PdfValue,
} from '../../read/index.ts';
import type { AcroFieldType, AcroOption, AcroField } from './acro-field.ts';
import { buttonStates, type ButtonState, stateText } from './button-states.ts';
import { hasFlag, inherited, type FieldFlag, type FieldNode, widgetPlace } from './form-node.ts';

/** The field's flags (Ff). */
function flagsOf(objects: PdfObjects, field: FieldNode): number {
  return numberOf(objects, inherited(field, 'Ff') ?? field.widgets[0]?.dict.get('Ff')) ?? 0;
}

/** What kind of field it is; undefined when it specifies none or one that the standard does not know. */
function kindOf(objects: PdfObjects, field: FieldNode): AcroFieldType | undefined {
  const flags = flagsOf(objects, field);
  switch (nameOf(objects, inherited(field, 'FT') ?? field.widgets[0]?.dict.get('FT'))) {
    case 'Tx':
      return 'text';
    case 'Ch':
      return 'choice';
    case 'Sig':
      return 'signature';
    case 'Btn':
      if (hasFlag(flags, 'pushButton')) return 'button';
      return hasFlag(flags, 'radio') ? 'radio' : 'check';
    case undefined:
    default:
      return undefined;
  }
}

const mostOptions = 100_000;

/** The options of a choice (Opt): a text, or an export value and a text. */
function choiceOptions(objects: PdfObjects, field: FieldNode): AcroOption[] {
  return (arrayOf(objects, inherited(field, 'Opt')) ?? []).slice(0, mostOptions).map((item) => {
    const pair = arrayOf(objects, item);
    const value = stringOf(objects, pair ? pair[0] : item)?.text ?? '';
    return { value, label: (pair && stringOf(objects, pair[1])?.text) ?? value };
  });
}

type TextValue = string | readonly string[] | undefined;

/** A text, a stream with text in it, or a list of texts. */
function textValue(file: PdfFile, value: PdfValue | undefined): TextValue {
  const found = file.resolve(value);
  if (found instanceof PdfString) return found.text.replace(/\r\n?/g, '\n');
  if (found instanceof PdfStream) return new PdfString(file.decode(found).bytes).text;
  const items = arrayOf(file, found);
  if (items) return items.flatMap((item) => stringOf(file, item)?.text ?? []);
  return nameOf(file, found);
}

function stateValue(file: PdfFile, states: readonly ButtonState[], value: PdfValue | undefined): string | undefined {
  const name = nameOf(file, value) ?? stringOf(file, value)?.text;
  if (name === undefined || name === 'Off' || name === '') return undefined;
  return states.find(({ state }) => state === name)?.option ?? stateText(name);
}

function valueOf(
  file: PdfFile,
  field: FieldNode,
  type: AcroFieldType,
  states: readonly ButtonState[],
  key: string,
): TextValue {
  const value = inherited(field, key);
  if (type === 'check' || type === 'radio') {
    const own = stateValue(file, states, value);
    if (own !== undefined || value !== undefined || key !== 'V') return own;
    // Without a value of the field, its widgets say which of them is on.
    const on = states.find(({ widget, state }) => nameOf(file, widget.dict.get('AS')) === state);
    return on?.option;
  }
  return type === 'text' || type === 'choice' ? textValue(file, value) : undefined;
}

function optionsOf(
  file: PdfFile,
  field: FieldNode,
  type: AcroFieldType,
  states: readonly ButtonState[],
): AcroOption[] | undefined {
  if (type === 'choice') return choiceOptions(file, field);
  if (type !== 'check' && type !== 'radio') return undefined;
  const options = new Map<string, AcroOption>();
  for (const { option, widget } of states) {
    const caption = widget.dict === field.dict ? undefined : stringOf(file, widget.dict.get('TU'))?.text;
    if (!options.has(option)) options.set(option, { value: option, label: caption ?? option });
  }
  return [...options.values()];
}

const flagged = {
  text: ['multiline', 'password', 'comb', 'fileSelect'],
  choice: ['combo', 'editable'],
  check: [],
  radio: [],
  button: [],
  signature: [],
} as const satisfies Record<AcroFieldType, readonly FieldFlag[]>;

function scripted(file: PdfFile, field: FieldNode): boolean {
  return [field.dict, ...field.widgets.map(({ dict }) => dict)].some((dict) => {
    const action = dictOf(file, dict.get('A'));
    return (dictOf(file, dict.get('AA'))?.size ?? 0) > 0 || nameOf(file, action?.get('S')) === 'JavaScript';
  });
}

/** A field as plain data; undefined for one whose kind is unknown. */
export function describeField(file: PdfFile, field: FieldNode): AcroField | undefined {
  const type = kindOf(file, field);
  if (!type) return undefined;
  const flags = flagsOf(file, field);
  const states = type === 'check' || type === 'radio' ? buttonStates(file, field) : [];
  const value = valueOf(file, field, type, states, 'V');
  const defaultValue = valueOf(file, field, type, states, 'DV');
  const label = stringOf(file, inherited(field, 'TU'))?.text;
  const maxLength = type === 'text' ? numberOf(file, inherited(field, 'MaxLen')) : undefined;
  const options = optionsOf(file, field, type, states);
  const widgets = field.widgets.flatMap((widget) => {
    const place = widgetPlace(file, widget);
    const option = states.find((each) => each.widget === widget)?.option;
    return place ? [{ ...place, ...(option !== undefined && { option }) }] : [];
  });
  return {
    name: field.name,
    ...(label !== undefined && label !== '' && { label }),
    type,
    ...(value !== undefined && { value }),
    ...(defaultValue !== undefined && { defaultValue }),
    ...(hasFlag(flags, 'readOnly') && { readOnly: true }),
    ...(hasFlag(flags, 'required') && { required: true }),
    ...(maxLength !== undefined && maxLength > 0 && { maxLength }),
    ...Object.fromEntries(flagged[type].filter((flag) => hasFlag(flags, flag)).map((flag) => [flag, true])),
    ...(type === 'choice' && hasFlag(flags, 'multiSelect') && { multiple: true }),
    ...(options && { options }),
    ...(type === 'signature' && dictOf(file, inherited(field, 'V')) && { signed: true }),
    ...(scripted(file, field) && { scripted: true }),
    widgets,
  };
}
