import {
  invert,
  numberOf,
  readBox,
  transform,
  type PageBox,
  type PdfDict,
  type PdfFile,
  type PdfObjects,
  type PdfRef,
  type PdfValue,
} from '../../read/index.ts';
import type { AcroWidget } from './acro-field.ts';

/** Bits of Ff (ISO 32000-1, tables 221, 226, 228 and 230), counted from 1 as there. */
const fieldFlags = {
  readOnly: 1,
  required: 2,
  multiline: 13,
  password: 14,
  noToggleToOff: 15,
  radio: 16,
  pushButton: 17,
  combo: 18,
  editable: 19,
  fileSelect: 21,
  multiSelect: 22,
  doNotScroll: 24,
  comb: 25,
  richText: 26,
} as const;

export type FieldFlag = keyof typeof fieldFlags;

export function hasFlag(flags: number, name: FieldFlag): boolean {
  return (flags & (1 << (fieldFlags[name] - 1))) !== 0;
}

/** Bits of F of an annotation (table 165). */
const annotationFlags = { hidden: 2, print: 3, noView: 6 } as const;

export function hasAnnotationFlag(flags: number, name: keyof typeof annotationFlags): boolean {
  return (flags & (1 << (annotationFlags[name] - 1))) !== 0;
}

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

/** mm in a point. */
const mmPerPt = 25.4 / 72;

const round = (value: number): number => Math.round(value * 100) / 100;

/** The widget's rectangle in user space. */
export function widgetRect(objects: PdfObjects, { dict }: WidgetNode): PageBox | undefined {
  return readBox(objects, dict.get('Rect'));
}

/** Where a widget is on its page as seen; undefined when it is on no page or has no area. */
export function widgetPlace(file: PdfFile, widget: WidgetNode): AcroWidget | undefined {
  const page = widget.page === undefined ? undefined : file.pages()[widget.page];
  const rect = widgetRect(file, widget);
  const toSeen = page && invert(page.seenToUser);
  if (!page || !rect || !toSeen) return undefined;
  const [x1, y1] = transform(toSeen, rect.left, rect.bottom);
  const [x2, y2] = transform(toSeen, rect.right, rect.top);
  const flags = numberOf(file, widget.dict.get('F')) ?? 0;
  const hidden = hasAnnotationFlag(flags, 'hidden') || hasAnnotationFlag(flags, 'noView');
  return {
    page: page.index + 1,
    x: round(Math.min(x1, x2) * mmPerPt),
    y: round(Math.min(y1, y2) * mmPerPt),
    width: round(Math.abs(x2 - x1) * mmPerPt),
    height: round(Math.abs(y2 - y1) * mmPerPt),
    ...(hidden && { hidden: true }),
  };
}
