import type { FieldStyle } from '@shorui/engine/model';
import { useBuilder } from '../../builder-context.ts';
import { changeOfStyle } from '../document/changes.ts';
import { styleOf, type Placement } from '../document/placements.ts';
import { useForm } from '../form-context.ts';

/** Values to set; undefined removes one. */
export type StyleValues = { readonly [Name in keyof FieldStyle]?: FieldStyle[Name] | undefined };

/** The styles of the chosen fields, shown as one and changed together. */
export interface StyleEdit {
  /** The value that all of them have; undefined where they differ or none has it. */
  readonly of: <Name extends keyof FieldStyle>(name: Name) => FieldStyle[Name] | undefined;
  /** What comes from the style of the form. */
  readonly usual: FieldStyle;
  /** Gives why the values are refused. */
  readonly set: (values: StyleValues) => string | undefined;
}

export function useStyleEdit(chosen: readonly Placement[]): StyleEdit {
  const { file } = useForm();
  const { store } = useBuilder();
  return {
    of(name) {
      const [first, ...others] = chosen.map(({ field }) => field.style?.[name]);
      return others.every((each) => JSON.stringify(each) === JSON.stringify(first)) ? first : undefined;
    },
    usual: file.form?.style ?? {},
    set(values) {
      const key = `form style ${Object.keys(values).join(' ')} ${chosen.map(({ id }) => id).join(' ')}`;
      const outcome = store.edit(
        chosen.map(({ field }) => changeOfStyle(field, values)),
        { key },
      );
      return 'refusal' in outcome ? outcome.refusal : undefined;
    },
  };
}

/** How a value is drawn. */
export const drawings = ['line', 'lines', 'cells', 'mark', 'image', 'barcode', 'strike'] as const;
export type Drawing = (typeof drawings)[number];

export function drawingOf(file: Parameters<typeof styleOf>[0], { field }: Placement): Drawing {
  const style = styleOf(file, field);
  if (field.option_value !== undefined || field.option_id !== undefined || style.checkbox !== undefined) return 'mark';
  if (style.strike === true) return 'strike';
  if (style.image === true || style.seal === true || style.image_fit !== undefined) return 'image';
  if (style.barcode !== undefined) return 'barcode';
  if (style.cells !== undefined) return 'cells';
  return style.multiline === true ? 'lines' : 'line';
}

/** What makes a drawing another one; the rest of a style stays. */
export const drawingValues: Readonly<Record<Drawing, StyleValues>> = (() => {
  const none = {
    multiline: undefined,
    cells: undefined,
    checkbox: undefined,
    image: undefined,
    seal: undefined,
    image_fit: undefined,
    barcode: undefined,
    strike: undefined,
  };
  return {
    line: none,
    lines: { ...none, multiline: true },
    cells: { ...none, cells: { count: 4 } },
    mark: { ...none, checkbox: 1 },
    image: { ...none, image: true },
    barcode: { ...none, barcode: { kind: 'qr' } },
    strike: { ...none, strike: true },
  };
})();
