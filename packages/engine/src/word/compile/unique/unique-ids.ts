import { fieldWords, readFields, type Field } from '../../read/fields.ts';
import { definedIds, mayDefineIds, type IdKind } from '../../read/taken-ids.ts';
import { attributeRange } from '../../../xml/attribute-range.ts';
import { decodeEntities } from '../../../xml/entities.ts';
import { elementsNamed } from '../../../xml/named-elements.ts';
import type { XmlElement, XmlPart } from '../../../xml/xml-element.ts';
import type { Edits, Structure } from '../edits.ts';
import type { Step } from '../step.ts';
import type { TemplateTag } from '../template-tag.ts';
import { ElementSlots } from './element-slots.ts';
import type { Moved } from './lift-marks.ts';
import { currentStep, LinkedIds } from './linked-ids.ts';
import type { Stretches } from './stretches.ts';

/** Attributes that refer to an id, by the element; names with the standard's own prefixes. */
const references: Readonly<Record<string, readonly (readonly [attribute: string, kind: IdKind])[]>> = {
  'w:bookmarkEnd': [['w:id', 'mark']],
  'w:permEnd': [['w:id', 'mark']],
  'w:hyperlink': [['w:anchor', 'bookmark']],
  'o:OLEObject': [['ShapeID', 'shape']],
  'w:control': [['w:shapeid', 'shape']],
  'a:stCxn': [['id', 'object']],
  'a:endCxn': [['id', 'object']],
};

/** Fields whose code names bookmarks (ECMA-376 part 1, 17.16.5). */
const bookmarkFields = /^(?:REF|PAGEREF|NOTEREF|HYPERLINK|GOTOBUTTON|TOC|INDEX)$/i;

/** Comments on the template are written once, not in every copy. */
const comments = new Set(['w:commentRangeStart', 'w:commentRangeEnd', 'w:commentReference']);

/** Notes get their ids from their references; types of shapes may be described twice, alike. */
const definedElsewhere = new Set(['w:footnote', 'w:endnote', 'v:shapetype']);

/** Ids that only help programs to distinguish versions of a file: no copy needs one ([MS-DOCX] 2.2.4, [MS-ODRAWXML] 2.24). */
const versionIds = /\s[\w.-]+:(?:paraId|textId|anchorId|editId)\s*=\s*(?:"[^"]*"|'[^']*')/g;

/** Do elements of that name define, drop or refer to ids? `IdPlacer` looks at no others. */
function isOfInterest(name: string): boolean {
  if (name === 'w:p' || name === 'w:tr' || name === 'w:name' || name.startsWith('wp:')) return true;
  return comments.has(name) || references[name] !== undefined || mayDefineIds(name);
}

const encoder = new TextEncoder();

/** Gives every copy of a repeated stretch ids of its own where Word requires unique ones. */
class IdPlacer {
  readonly #part: XmlPart;
  readonly #stretches: Stretches;
  readonly #moved: ReadonlyMap<XmlElement, Moved>;
  readonly #edits: Edits;
  readonly #slots: ElementSlots;
  readonly #linked = new LinkedIds();

  constructor(
    part: XmlPart,
    tags: readonly TemplateTag[],
    stretches: Stretches,
    moved: ReadonlyMap<XmlElement, Moved>,
    edits: Edits,
  ) {
    this.#part = part;
    this.#stretches = stretches;
    this.#moved = moved;
    this.#edits = edits;
    this.#slots = new ElementSlots(part, tags, edits, moved);
  }

  run(): void {
    const referring: XmlElement[] = [];
    for (const element of elementsNamed(this.#part, isOfInterest)) {
      this.#define(element);
      if (references[element.name] || this.#isFormFieldName(element)) referring.push(element);
    }
    for (const element of referring) this.#refer(element);
    for (const field of readFields(this.#part)) this.#referInField(field);
    this.#slots.place();
  }

  #loops(element: XmlElement): readonly Structure[] {
    return this.#moved.get(element)?.loops ?? this.#stretches.loops(element.start, element.openEnd);
  }

  #define(element: XmlElement): void {
    const { xml } = this.#part;
    if (element.name === 'w:p' || element.name === 'w:tr' || element.name.startsWith('wp:'))
      this.#dropVersionIds(element);
    if (element.name === 'wp:docPr') this.#placeDrawing(element);
    if (comments.has(element.name) && this.#loops(element).length > 0) this.#slots.writeOnce(element);
    if (definedElsewhere.has(element.name)) return;
    for (const [name, kind] of definedIds(element)) {
      const range = attributeRange(xml, element, name);
      const loop = range && this.#loops(element).at(-1);
      if (!range || !loop) continue;
      const renamed = this.#linked.define(loop, kind, decodeEntities(xml.slice(range.start, range.end)));
      this.#slots.add(element, { ...range, step: currentStep(renamed) });
    }
  }

  #dropVersionIds(element: XmlElement): void {
    const startTag = this.#part.xml.slice(element.start, element.openEnd);
    if (!startTag.includes('Id=') || this.#loops(element).length === 0) return;
    for (const { index, 0: found } of startTag.matchAll(versionIds))
      this.#edits.cut(element.start + index, element.start + index + found.length);
  }

  #placeDrawing(element: XmlElement): void {
    const range = attributeRange(this.#part.xml, element, 'id');
    if (!range || this.#loops(element).length === 0) return;
    const original = encoder.encode(this.#part.xml.slice(range.start, range.end));
    const step: Step = ({ out, parts }) =>
      out.write(parts.copies.isFirst(element) ? original : encoder.encode(String(parts.nextDrawingId())));
    this.#slots.add(element, { ...range, step });
  }

  /** Word gives a form field and the bookmark around it the same name. */
  #isFormFieldName({ name, parent }: XmlElement): boolean {
    return name === 'w:name' && parent?.name === 'w:ffData';
  }

  #refer(element: XmlElement): void {
    const { xml } = this.#part;
    const found: readonly (readonly [string, IdKind])[] = references[element.name] ?? [['w:val', 'bookmark']];
    for (const [name, kind] of found) {
      const range = attributeRange(xml, element, name);
      const value = range && decodeEntities(xml.slice(range.start, range.end));
      const renamed = value ? this.#linked.find(this.#loops(element), kind, value) : undefined;
      if (range && renamed) this.#slots.add(element, { ...range, step: currentStep(renamed) });
    }
  }

  #referInField(field: Field): void {
    const [mark] = field.marks;
    const words = fieldWords(field);
    const kind = words[0]?.text ?? '';
    if (!mark) return;
    const loops = this.#loops(mark);
    words.forEach(({ text, stretches }, index) => {
      // A bookmark's name alone is a field that shows it.
      if (index > 0 && !bookmarkFields.test(kind)) return;
      const renamed = this.#linked.find(loops, 'bookmark', text);
      const [first] = stretches;
      if (!renamed || !first) return;
      for (const { start, end } of stretches) this.#edits.cut(start, end);
      this.#edits.step(first.start, 0, currentStep(renamed));
    });
  }
}

/** Puts steps in for every id in a repeated stretch. `moved` has the new places of ends of ranges that had to be moved. */
export function placeUniqueIds(
  part: XmlPart,
  tags: readonly TemplateTag[],
  stretches: Stretches,
  moved: ReadonlyMap<XmlElement, Moved>,
  edits: Edits,
): void {
  new IdPlacer(part, tags, stretches, moved, edits).run();
}
