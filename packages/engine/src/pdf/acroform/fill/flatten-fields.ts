import { numberText } from '../../draw/index.ts';
import {
  arrayOf,
  numberOf,
  readBox,
  transform,
  type Matrix,
  type PageBox,
  type PdfObjects,
  PdfStream,
  dictOf,
  identityMatrix,
  invert,
  multiply,
  nameOf,
  PdfRef,
  streamOf,
  type PdfDict,
  type PdfPage,
  type PdfValue,
} from '../../read/index.ts';
import { hasAnnotationFlag } from '../read/form-node.ts';
import type { FillRun } from './fill-run.ts';

function formMatrix(objects: PdfObjects, form: PdfStream): Matrix {
  const parts = arrayOf(objects, form.dict.get('Matrix'))?.map((item) => numberOf(objects, item) ?? 0) ?? [];
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = parts;
  return [a, b, c, d, e, f];
}

/**
 * The matrix under which an appearance drawn as a form XObject fills a rectangle (12.5.5, algorithm 8.1); undefined when it has
 * no area.
 */
function appearancePlacement(objects: PdfObjects, form: PdfStream, rect: PageBox): Matrix | undefined {
  const box = readBox(objects, form.dict.get('BBox'));
  if (!box) return undefined;
  const matrix = formMatrix(objects, form);
  const corners = [box.left, box.right].flatMap((x) => [box.bottom, box.top].map((y) => transform(matrix, x, y)));
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  const [left, bottom] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - bottom];
  if (!(width > 0 && height > 0)) return undefined;
  const across = (rect.right - rect.left) / width;
  const up = (rect.top - rect.bottom) / height;
  return [across, 0, 0, up, rect.left - left * across, rect.bottom - bottom * up];
}

/** The stream a widget shows now, and its reference. */
function shownAppearance(run: FillRun, widget: PdfDict): { ref: PdfRef; stream: PdfStream } | undefined {
  const { update } = run;
  let value: PdfValue | undefined = dictOf(update, widget.get('AP'))?.get('N');
  if (value !== undefined && !(update.resolve(value) instanceof PdfStream)) {
    value = dictOf(update, value)?.get(nameOf(update, widget.get('AS')) ?? 'Off');
  }
  const stream = streamOf(update, value);
  return stream && value instanceof PdfRef ? { ref: value, stream } : undefined;
}

/** Operators that draw an appearance on the page at the widget's place, from the bottom left of the page as seen. */
function drawing(run: FillRun, page: PdfPage, widget: PdfDict, stream: PdfStream, name: string): string | undefined {
  const rect = readBox(run.update, widget.get('Rect'));
  const place = rect && appearancePlacement(run.update, stream, rect);
  if (!place) return undefined;
  const matrix = multiply(place, invert(page.uprightToUser) ?? identityMatrix);
  return `q\n${matrix.map((value) => numberText(value, 4)).join(' ')} cm\n/${name} Do\nQ`;
}

/** The form XObject may leave out what it needs when it is drawn by a page: its Type and Subtype. */
function asXObject(run: FillRun, ref: PdfRef, stream: PdfStream): PdfRef {
  return nameOf(run.update, stream.dict.get('Subtype')) === 'Form' ? ref : run.update.add(stream);
}

function flattenPage(run: FillRun, page: PdfPage, gone: ReadonlySet<number>): void {
  const { update } = run;
  const annotations = arrayOf(update, page.dict.get('Annots')) ?? [];
  const kept: PdfValue[] = [];
  const content: string[] = [];
  const objects: Record<string, PdfValue> = {};
  for (const item of annotations) {
    const widget = dictOf(update, item);
    if (!widget || !(item instanceof PdfRef) || !gone.has(item.number)) {
      kept.push(item);
      continue;
    }
    const flags = numberOf(update, widget.get('F')) ?? 0;
    const shown = shownAppearance(run, widget);
    if (!shown || hasAnnotationFlag(flags, 'hidden') || hasAnnotationFlag(flags, 'noView')) continue;
    const name = `${update.namePrefix}W${item.number}`;
    const operators = drawing(run, page, widget, shown.stream, name);
    if (operators === undefined) continue;
    content.push(operators);
    objects[name] = asXObject(run, shown.ref, shown.stream);
  }
  if (kept.length === annotations.length) return;
  update.addToPage(page.index, {
    ...(content.length > 0 && { content: content.join('\n'), resources: { XObject: objects } }),
    entries: { Annots: kept.length > 0 ? kept : undefined },
  });
}

/** Draws the fields into their pages as they look now and takes them away. Signature fields stay. */
export function flattenFields(run: FillRun): void {
  const gone = new Set<number>();
  for (const { field, node } of run.objects.nodes) {
    if (field.type === 'signature') continue;
    for (const { ref } of node.widgets) if (ref) gone.add(ref.number);
  }
  for (const page of run.update.file.pages()) flattenPage(run, page, gone);
}
