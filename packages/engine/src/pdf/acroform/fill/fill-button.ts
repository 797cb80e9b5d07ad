import { dictOf, PdfDict, PdfName, stringOf, type PdfValue } from '../../read/index.ts';
import { Appearance } from '../appearance/appearance.ts';
import { drawButtonMark } from '../appearance/draw-button-mark.ts';
import { drawFrame } from '../appearance/draw-frame.ts';
import { widgetFrame } from '../appearance/widget-frame.ts';
import type { AcroField } from '../read/acro-field.ts';
import { buttonStates, type ButtonState } from '../read/button-states.ts';
import type { FieldNode } from '../read/form-node.ts';
import type { FillRun } from './fill-run.ts';
import { listOptions, matchOption } from './form-values.ts';

/** Words for a check box that is on, or off, where they are none of its options. */
const onWords = new Set(['true', 'yes', 'on', '1', 'はい', '有', '○', '〇', '✓', '✔', 'レ', '■', '☑']);
const offWords = new Set(['false', 'no', 'off', '0', 'いいえ', '無', '×', '□', '☐']);

/** Draws the states of a widget that brings no appearances. */
function drawStates(run: FillRun, node: FieldNode, state: ButtonState, round: boolean): PdfDict | undefined {
  const { widget } = state;
  const frame = widgetFrame(run.update, widget);
  if (!frame) return undefined;
  const isRound = round && (frame.caption ?? 'l') === 'l';
  const draw = (on: boolean): PdfValue => {
    const appearance = new Appearance(run.fonts);
    drawFrame(appearance.canvas, frame, isRound);
    if (on)
      drawButtonMark(appearance.canvas, frame, frame.caption ?? (round ? 'l' : '4'), run.look(node, widget).color);
    return appearance.add(run.update, frame);
  };
  return new PdfDict(
    new Map([
      [state.state, draw(true)],
      ['Off', draw(false)],
    ]),
  );
}

/** Turns on the widgets of one state and off the others. */
function setState(run: FillRun, field: AcroField, node: FieldNode, chosen: ButtonState | undefined): void {
  if (!node.ref) return;
  const states = buttonStates(run.update, node);
  run.edit(node.ref, { V: PdfName.of(chosen?.state ?? 'Off') });
  for (const state of states) {
    const { ref, dict } = state.widget;
    if (!ref) continue;
    const on = chosen !== undefined && state.state === chosen.state;
    const normal = state.drawn ? undefined : drawStates(run, node, state, field.type === 'radio');
    const old = dictOf(run.update, dict.get('AP')) ?? PdfDict.empty;
    run.edit(ref, { AS: PdfName.of(on ? state.state : 'Off'), ...(normal && { AP: old.with({ N: normal }) }) });
  }
}

/** Sets a check box or radio group by export value, state, label of the option, or yes and no. */
export function fillButton(run: FillRun, field: AcroField, node: FieldNode, texts: readonly string[]): void {
  const { name } = field;
  if (texts.length > 1) return run.report('pdf.form-one-value', name, { count: texts.length });
  const states = buttonStates(run.update, node);
  const [text] = texts;
  if (text === undefined) return setState(run, field, node, undefined);
  const caption = ({ widget }: ButtonState): string | undefined =>
    widget.dict === node.dict ? undefined : stringOf(run.update, widget.dict.get('TU'))?.text;
  const chosen = matchOption(text, states, [({ option }) => option, ({ state }) => state, caption]);
  if (chosen) return setState(run, field, node, chosen);
  const word = text.toLowerCase();
  if (offWords.has(word)) return setState(run, field, node, undefined);
  const single = new Set(states.map(({ state }) => state)).size === 1;
  if (single && (onWords.has(word) || text === field.label)) return setState(run, field, node, states[0]);
  run.report('pdf.form-not-an-option', name, { value: text, options: listOptions(states.map(({ option }) => option)) });
}
