import {
  arrayOf,
  dictOf,
  nameOf,
  PdfRef,
  type PdfDict,
  type PdfFile,
  stringOf,
  type PdfValue,
} from '../../read/index.ts';
import type { FieldNode, WidgetNode } from './form-node.ts';

/** A widget in the list of a page's annotations. */
interface PageWidget {
  readonly ref: PdfRef | undefined;
  readonly dict: PdfDict;
  readonly page: number;
}

/** Annotations that are looked at in one file: a page of a real form has a few hundred. */
const mostAnnotations = 200_000;

/** All widgets of the pages, in order. */
function pageWidgets(file: PdfFile): PageWidget[] {
  const widgets: PageWidget[] = [];
  let seen = 0;
  for (const page of file.pages()) {
    for (const item of arrayOf(file, page.dict.get('Annots')) ?? []) {
      if (++seen > mostAnnotations) return widgets;
      const dict = dictOf(file, item);
      if (!dict || nameOf(file, dict.get('Subtype')) !== 'Widget') continue;
      widgets.push({ ref: item instanceof PdfRef ? item : undefined, dict, page: page.index });
    }
  }
  return widgets;
}

/** Fields inside fields: no form that people make goes deeper than a few. */
const mostDepth = 32;
const mostFields = 50_000;

interface FieldTree {
  readonly fields: readonly FieldNode[];
  /** Circles, objects that are no fields, names that occur twice, or more than the limits allow. */
  readonly faulty: boolean;
}

const joinName = (above: string, own: string | undefined): string =>
  own === undefined || own === '' ? above : above === '' ? own : `${above}.${own}`;

class TreeReader {
  readonly fields: FieldNode[] = [];
  readonly used = new Set<number>();
  faulty = false;
  readonly #file: PdfFile;
  readonly #onPages: ReadonlyMap<number, PageWidget>;
  readonly #pageOf: ReadonlyMap<number, number>;

  constructor(file: PdfFile, widgets: readonly PageWidget[]) {
    this.#file = file;
    this.#onPages = new Map(widgets.flatMap((widget) => (widget.ref ? [[widget.ref.number, widget] as const] : [])));
    this.#pageOf = new Map(file.pages().map(({ ref, index }) => [ref.number, index]));
  }

  read(value: PdfValue, above: string, parents: readonly PdfDict[], orphan?: PdfRef): void {
    const file = this.#file;
    const dict = dictOf(file, value);
    const ref = value instanceof PdfRef ? value : undefined;
    const known = ref !== undefined && this.used.has(ref.number);
    if (!dict || known || parents.length >= mostDepth || this.fields.length >= mostFields) {
      this.faulty = true;
      return;
    }
    if (ref) this.used.add(ref.number);
    const name = joinName(above, stringOf(file, dict.get('T'))?.text);
    const kids = arrayOf(file, dict.get('Kids')) ?? [];
    // Kids with names are fields; those without are the widgets of this one (12.7.3.2).
    const isField = (kid: PdfValue): boolean => dictOf(file, kid)?.has('T') === true;
    if (kids.some(isField)) {
      for (const kid of kids) {
        if (isField(kid)) this.read(kid, name, [dict, ...parents], orphan);
        else this.faulty = true;
      }
      return;
    }
    const widgets = kids.length > 0 ? this.#widgetsOf(kids) : [this.#widget(ref, dict)];
    const type = dict.has('FT') || parents.some((parent) => parent.has('FT'));
    // A kid may hold what its parent should: the kind of the field.
    if (!type && !widgets.some((widget) => widget.dict.has('FT'))) this.faulty = true;
    this.fields.push({
      ref,
      dict,
      name,
      parents,
      orphan,
      widgets: widgets.filter((widget) => widget.dict.has('Rect')),
    });
  }

  #widgetsOf(kids: readonly PdfValue[]): WidgetNode[] {
    return kids.flatMap((kid) => {
      const dict = dictOf(this.#file, kid);
      const ref = kid instanceof PdfRef ? kid : undefined;
      if (!dict || (ref && this.used.has(ref.number)) || this.used.size > mostFields * 4) {
        this.faulty = true;
        return [];
      }
      if (ref) this.used.add(ref.number);
      return [this.#widget(ref, dict)];
    });
  }

  #widget(ref: PdfRef | undefined, dict: PdfDict): WidgetNode {
    const own = dict.get('P');
    const page =
      (ref && this.#onPages.get(ref.number)?.page) ??
      (own instanceof PdfRef ? this.#pageOf.get(own.number) : undefined);
    return { ref, dict, page };
  }
}

/** The topmost field above a widget, for one that the form does not list. */
function topOf(file: PdfFile, widget: PageWidget): PdfRef | undefined {
  let top = widget.ref;
  let dict: PdfDict | undefined = widget.dict;
  const seen = new Set<number>();
  for (let depth = 0; depth < mostDepth; depth++) {
    const parent: PdfValue | undefined = dict.get('Parent');
    if (!(parent instanceof PdfRef) || seen.has(parent.number)) return top;
    seen.add(parent.number);
    dict = dictOf(file, parent);
    if (!dict || nameOf(file, dict.get('Type')) === 'Catalog') return top;
    top = parent;
  }
  return top;
}

/**
 * Reads the fields of a form (12.7.3): those in its list, then those that pages show and the list forgot. Circles are cut, and
 * what is no field is passed over.
 */
export function readFieldTree(file: PdfFile, form: PdfDict | undefined): FieldTree {
  const widgets = pageWidgets(file);
  const reader = new TreeReader(file, widgets);
  for (const item of arrayOf(file, form?.get('Fields')) ?? []) reader.read(item, '', []);
  for (const widget of widgets) {
    if (!widget.ref || reader.used.has(widget.ref.number)) continue;
    const top = topOf(file, widget);
    if (!top) continue;
    const before = reader.used.size;
    // A parent that is in the list already and does not name this widget: it is a field by itself.
    const start = reader.used.has(top.number) ? widget.ref : top;
    reader.read(start, '', [], start);
    reader.faulty ||= reader.used.size > before;
    reader.used.add(widget.ref.number);
  }
  const names = new Set(reader.fields.map(({ name }) => name));
  return { fields: reader.fields, faulty: reader.faulty || names.size < reader.fields.length };
}
