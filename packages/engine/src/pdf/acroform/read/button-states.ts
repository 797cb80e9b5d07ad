import { arrayOf, dictOf, nameOf, stringOf, type PdfObjects } from '../../read/index.ts';
import { inherited, type FieldNode, type WidgetNode } from './form-node.ts';
import { stateText } from './state-name.ts';

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
