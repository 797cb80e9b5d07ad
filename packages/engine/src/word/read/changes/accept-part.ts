import { attribute } from '../../../xml/attributes.ts';
import { scanXml } from '../../../xml/scan-xml.ts';
import { child, descend, isSelfClosed, walk, type XmlElement, type XmlPart } from '../../../xml/xml-element.ts';
import { partNamespaces } from '../part-namespaces.ts';
import { unwrapped } from '../block-tree.ts';
import { rangeMark } from '../range-marks.ts';
import { gridRows } from '../table-grid.ts';
import { changeKind, mayHoldChanges } from './change-names.ts';

/** Containers that must end with a paragraph. */
const endWithParagraph = new Set(['w:tc', 'w:txbxContent', 'w:hdr', 'w:ftr', 'w:footnote', 'w:endnote']);

/** Elements between blocks that a reader does not see. */
const unseen = new Set(['w:proofErr', 'w:pPr', 'w:sectPr']);

/** Is the mark at the end of the paragraph deleted, so that the next paragraph continues with its text? */
function losesMark(paragraph: XmlElement): boolean {
  const marks = paragraph.name === 'w:p' ? descend(paragraph, 'w:pPr', 'w:rPr') : undefined;
  return marks?.children.some(({ name }) => name === 'w:del' || name === 'w:moveFrom') ?? false;
}

class Accepter {
  readonly #part: XmlPart;
  /** Elements with a change in them, or that are one. All others are copied. */
  readonly #changed = new Set<XmlElement>();
  /** Cells that a merge over rows must start with, because the row it started in is deleted. */
  readonly #restarts = new Set<XmlElement>();
  readonly #marks = new Map<string, number>();

  constructor(part: XmlPart) {
    this.#part = part;
    walk(part.root, (element) => {
      if (changeKind(element)) this.#touch(element);
      const mark = rangeMark(part, element);
      if (mark) this.#marks.set(mark.key, (this.#marks.get(mark.key) ?? 0) + 1);
    });
    walk(part.root, (element) => {
      if (element.name === 'w:tbl' && this.#changed.has(element)) this.#findRestarts(element);
    });
  }

  get hasChanges(): boolean {
    return this.#changed.size > 0;
  }

  /** The element's XML with every change accepted; empty when it is gone. */
  text(element: XmlElement): string {
    const { xml } = this.#part;
    if (this.#restarts.has(element)) return this.#merge(true);
    if (!this.#changed.has(element)) return xml.slice(element.start, element.end);
    switch (changeKind(element)) {
      case 'record':
      case 'cell-deleted':
        return '';
      case 'deleted':
        return this.#kept(element);
      case 'inserted':
        return this.#inner(element);
      case 'cell-merged':
        return this.#merge(attribute(xml, element, 'vMerge') === 'rest');
      case null:
        return this.#isDeleted(element) ? this.#kept(element) : this.#whole(element);
    }
  }

  #touch(element: XmlElement): void {
    for (let each: XmlElement | null = element; each && !this.#changed.has(each); each = each.parent)
      this.#changed.add(each);
  }

  #isDeleted(element: XmlElement): boolean {
    if (element.name === 'w:tr') {
      const cells = unwrapped(element, 'w:tc');
      const marks = child(element, 'w:trPr')?.children ?? [];
      return (
        marks.some(({ name }) => name === 'w:del') || (cells.length > 0 && cells.every((cell) => this.#isDeleted(cell)))
      );
    }
    if (element.name === 'w:tc') return descend(element, 'w:tcPr', 'w:cellDel') !== undefined;
    if (element.name !== 'w:tbl') return false;
    const rows = unwrapped(element, 'w:tr');
    return rows.length > 0 && rows.every((row) => this.#isDeleted(row));
  }

  #whole(element: XmlElement): string {
    const { xml } = this.#part;
    const start = xml.slice(element.start, element.openEnd);
    return start + this.#inner(element) + xml.slice(element.closeStart, element.end);
  }

  #inner(element: XmlElement, from = element.openEnd): string {
    if (element.children.some(losesMark)) return this.#joined(element);
    const { xml } = this.#part;
    let text = '';
    let at = from;
    for (const each of element.children) {
      if (each.start < from) continue;
      text += xml.slice(at, each.start) + this.text(each);
      at = each.end;
    }
    return text + (isSelfClosed(element) ? '' : xml.slice(at, element.closeStart));
  }

  /** Contents of a container in which paragraphs continue in the next one: the last one's properties hold for all of them. */
  #joined(container: XmlElement): string {
    const { xml } = this.#part;
    let text = '';
    let at = container.openEnd;
    let carried = '';
    let last: XmlElement | null = null;
    let isSeen = false;
    const finish = (next: XmlElement | null): void => {
      // Nothing follows that could continue the text, so the mark stays; a paragraph with no text left is gone.
      const needed = next === null && endWithParagraph.has(container.name);
      const parts = next?.name === 'w:tbl' && text.endsWith(`</${this.#part.prefix}tbl>`);
      text += last && (isSeen || needed || parts) ? this.#paragraph(last, carried) : carried;
      carried = '';
      last = null;
      isSeen = false;
    };
    for (const each of container.children) {
      const gap = xml.slice(at, each.start);
      at = each.end;
      if (last) carried += gap;
      else text += gap;
      if (each.name === 'w:p' && losesMark(each)) {
        carried += this.#contents(each);
        isSeen ||= each.children.some(
          (inner) => !unseen.has(inner.name) && !rangeMark(this.#part, inner) && this.text(inner) !== '',
        );
        last = each;
      } else if (each.name === 'w:p') {
        text += last ? this.#paragraph(each, carried + this.#contents(each)) : this.text(each);
        carried = '';
        last = null;
        isSeen = false;
      } else if (last && (rangeMark(this.#part, each) || changeKind(each))) carried += this.text(each);
      else {
        if (last) finish(each);
        text += this.text(each);
      }
    }
    if (last) finish(null);
    return text + xml.slice(at, container.closeStart);
  }

  /** What is in a paragraph after its properties. */
  #contents(paragraph: XmlElement): string {
    return this.#inner(paragraph, child(paragraph, 'w:pPr')?.end);
  }

  #paragraph(like: XmlElement, contents: string): string {
    const { xml, prefix } = this.#part;
    const properties = child(like, 'w:pPr');
    const start = xml.slice(like.start, like.openEnd).replace(/\s*\/>$/, '>');
    return `${start}${properties ? this.text(properties) : ''}${contents}</${prefix}p>`;
  }

  /** What stays of something deleted: ends of stretches whose other end is elsewhere, and comments on such stretches. */
  #kept(element: XmlElement): string {
    const { xml, prefix } = this.#part;
    const inside = new Map<string, XmlElement[]>();
    const references: XmlElement[] = [];
    walk(element, (each) => {
      const mark = rangeMark(this.#part, each);
      if (mark) inside.set(mark.key, [...(inside.get(mark.key) ?? []), each]);
      if (each.name === 'w:commentReference') references.push(each);
    });
    let text = '';
    for (const [key, marks] of inside) {
      if (marks.length < (this.#marks.get(key) ?? 0))
        text += marks.map(({ start, end }) => xml.slice(start, end)).join('');
    }
    for (const reference of references) {
      const key = `comment ${attribute(xml, reference, 'id') ?? ''}`;
      const outside = (this.#marks.get(key) ?? 0) > (inside.get(key)?.length ?? 0);
      if (outside && (element.name === 'w:del' || element.name === 'w:moveFrom'))
        text += `<${prefix}r>${xml.slice(reference.start, reference.end)}</${prefix}r>`;
    }
    return text;
  }

  #merge(isStart: boolean): string {
    const { own, declare } = partNamespaces(this.#part);
    return `<${own}vMerge${declare}${isStart ? ` ${own}val="restart"` : ''}/>`;
  }

  #findRestarts(table: XmlElement): void {
    let above = new Set<number>();
    for (const row of gridRows(this.#part, table)) {
      if (this.#isDeleted(row.element)) continue;
      const merged = new Set<number>();
      for (const { element, column, merge } of row.cells) {
        if (merge === null) continue;
        merged.add(column);
        const mark = descend(element, 'w:tcPr', 'w:vMerge');
        if (merge === 'restart' || above.has(column) || !mark) continue;
        this.#restarts.add(mark);
        this.#touch(mark);
      }
      above = merged;
    }
  }
}

/** A part as it reads when all its tracked changes are accepted; the same part when it has none. */
export function acceptChanges(part: XmlPart): XmlPart {
  if (!mayHoldChanges(part.xml)) return part;
  const accepter = new Accepter(part);
  if (!accepter.hasChanges) return part;
  const { xml, root, name } = part;
  return scanXml(name, xml.slice(0, root.start) + accepter.text(root) + xml.slice(root.end));
}
