import type { PdfDict, PdfRef, PdfValue } from '../../read/index.ts';

/** A widget as an object: where a field shows itself. */
export interface WidgetNode {
  /** Undefined for a dictionary inside another: it cannot be changed on its own. */
  readonly ref: PdfRef | undefined;
  readonly dict: PdfDict;
  /** Number of its page, from 0; undefined when it is on none. */
  readonly page: number | undefined;
}

/** A field as an object: one that has a value, with its widgets. */
export interface FieldNode {
  readonly ref: PdfRef | undefined;
  readonly dict: PdfDict;
  readonly name: string;
  readonly widgets: readonly WidgetNode[];
  /** Dictionaries above it, nearest first. */
  readonly parents: readonly PdfDict[];
  /** Found on a page, but not in the form's list of fields. Its topmost object is given. */
  readonly orphan: PdfRef | undefined;
}

/** An entry of a field, its own or inherited. */
export function inherited(field: FieldNode, key: string): PdfValue | undefined {
  for (const dict of [field.dict, ...field.parents]) {
    const value = dict.get(key);
    if (value !== undefined) return value;
  }
  return undefined;
}
