import { arrayOf, dictOf, nameOf, stringOf, type PdfObjects } from '../../read/index.ts';
import { inherited, type FieldNode, type WidgetNode } from './form-node.ts';

/** Reads bytes in an encoding; undefined when they are not in it. */
function tryDecode(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/**
 * The text of a name of a button's state. The standard requires UTF-8 (7.3.5); old Japanese writers used
 * Shift_JIS. `name` has a character for each byte.
 */
export function stateText(name: string): string {
  if (/^[\u0020-\u007e]*$/.test(name)) return name;
  const bytes = Uint8Array.from(name, (character) => character.charCodeAt(0));
  return tryDecode(bytes, 'utf-8') ?? tryDecode(bytes, 'shift_jis') ?? name;
}

/** One widget of a check box or radio group and its state. */
export interface ButtonState {
  readonly widget: WidgetNode;
  /** Name of the state when it is on, a character for each byte. */
  readonly state: string;
  /** The value users know it by: the export value of Opt, or the state's name. */
  readonly option: string;
  /** It has an appearance for the state of its own. */
  readonly drawn: boolean;
}

/** The state of a widget other than Off, from its appearances, or from its own entries. */
function stateOf(objects: PdfObjects, { dict }: WidgetNode): { state: string; drawn: boolean } | undefined {
  const normal = dictOf(objects, dictOf(objects, dict.get('AP'))?.get('N'));
  for (const key of normal?.keys() ?? []) {
    // A stream has these keys: it is one appearance, not one for each state.
    if (key === 'Length' || key === 'BBox') break;
    if (key !== 'Off') return { state: key, drawn: true };
  }
  const down = dictOf(objects, dictOf(objects, dict.get('AP'))?.get('D'));
  for (const key of down?.keys() ?? []) {
    if (key === 'Length' || key === 'BBox') break;
    if (key !== 'Off') return { state: key, drawn: false };
  }
  const now = nameOf(objects, dict.get('AS'));
  return now !== undefined && now !== 'Off' && now !== '' ? { state: now, drawn: false } : undefined;
}

/** The states of a check box or radio group. A widget that names none gets a unique one. */
export function buttonStates(objects: PdfObjects, field: FieldNode): ButtonState[] {
  const exported = arrayOf(objects, inherited(field, 'Opt')) ?? [];
  const single = field.widgets.length === 1;
  return field.widgets.map((widget, index) => {
    const { state, drawn } = stateOf(objects, widget) ?? { state: single ? 'Yes' : String(index), drawn: false };
    const option = stringOf(objects, exported[index])?.text ?? stateText(state);
    return { widget, state, option, drawn };
  });
}
