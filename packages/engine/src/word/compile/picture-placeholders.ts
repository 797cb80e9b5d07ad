import { createProblem, type Problem } from '../../problems/index.ts';
import { attributeText, blipFillContent } from '../content/drawing-xml.ts';
import { ImageContent, relateImage, reportImage } from '../content/image-content.ts';
import type { PartNamespaces } from '../read/part-namespaces.ts';
import { cropToBox } from '../content/place-image.ts';
import { compileExpression } from '../tags/compile-expression.ts';
import type { CallExpression } from '../tags/expression.ts';
import { attribute } from '../../xml/attributes.ts';
import { child, closest, descend, walk, type XmlElement, type XmlPart } from '../../xml/xml-element.ts';
import type { Edits } from './edits.ts';
import { boundsAround } from './element-bounds.ts';
import type { Execution } from './step.ts';
import { tagValue } from './tag-steps.ts';
import type { TemplateTag } from './template-tag.ts';
import type { SlotTag, TextSlot } from './text-slots.ts';

/** A picture of the template that an image of the data takes the place of. */
export interface Placeholder {
  readonly drawing: XmlElement;
  readonly blipFill: XmlElement;
  readonly tag: SlotTag;
  readonly call: CallExpression;
  /** The alternative texts of the picture, which hold the tag. */
  readonly slots: readonly TextSlot[];
  /** EMU. */
  readonly width: number;
  readonly height: number;
}

/** The call of an image that is the whole alternative text. */
function imageCall({ text, tags }: TextSlot): { tag: SlotTag; call: CallExpression } | null {
  const [tag] = tags;
  if (!tag || tags.length > 1 || text.trim() !== tag.source.raw || tag.parsed.kind !== 'value') return null;
  const { expression } = tag.parsed;
  return expression.kind === 'call' && expression.helper === 'image' ? { tag, call: expression } : null;
}

function findAll(element: XmlElement, name: string): XmlElement[] {
  const found: XmlElement[] = [];
  walk(element, (each) => {
    if (each.name === name) found.push(each);
  });
  return found;
}

function frameOf(part: XmlPart, picture: XmlElement, drawing: XmlElement): { width: number; height: number } | null {
  const extent =
    descend(picture, 'pic:spPr', 'a:xfrm', 'a:ext') ?? descend(drawing.children[0] ?? drawing, 'wp:extent');
  const width = Number(extent && attribute(part.xml, extent, 'cx'));
  const height = Number(extent && attribute(part.xml, extent, 'cy'));
  return width > 0 && height > 0 ? { width, height } : null;
}

function readPlaceholder(part: XmlPart, slot: TextSlot, slots: readonly TextSlot[]): Placeholder | Problem | null {
  const found = imageCall(slot);
  if (!found) return null;
  const { tag, call } = found;
  const drawing = closest(slot.element, 'w:drawing');
  const pictures = drawing ? findAll(drawing, 'pic:pic') : [];
  const [picture] = pictures;
  const blipFill = picture && child(picture, 'pic:blipFill');
  const frame = picture && drawing && frameOf(part, picture, drawing);
  const single = pictures.length === 1 && slot.name === 'descr' && slot.element.name === 'wp:docPr';
  if (!drawing || !blipFill || !frame || !single) return createProblem('word.image-placeholder', tag.place);
  const own = slots.filter((each) => each.text === slot.text && closest(each.element, 'w:drawing') === drawing);
  return { drawing, blipFill, tag, call, slots: own, ...frame };
}

/** Alternative texts that are nothing but an image tag, with their pictures; and the slots that are left. */
export function findPlaceholders(
  part: XmlPart,
  slots: readonly TextSlot[],
): { placeholders: Placeholder[]; others: TextSlot[]; problems: Problem[] } {
  const placeholders: Placeholder[] = [];
  const problems: Problem[] = [];
  const taken = new Set<TextSlot>();
  // The description of the drawing decides; that of the picture inside repeats it.
  const sorted = slots.toSorted(
    (a, b) => Number(b.element.name === 'wp:docPr') - Number(a.element.name === 'wp:docPr'),
  );
  for (const slot of sorted) {
    if (taken.has(slot)) continue;
    const read = readPlaceholder(part, slot, slots);
    if (!read) continue;
    taken.add(slot);
    if ('severity' in read) problems.push(read);
    else {
      placeholders.push(read);
      for (const each of read.slots) taken.add(each);
    }
  }
  return { placeholders, others: slots.filter((slot) => !taken.has(slot)), problems };
}

/** Effects on the picture that stay, such as transparency; extensions belong to the old image. */
function keptEffects(part: XmlPart, blipFill: XmlElement): string {
  const blip = child(blipFill, 'a:blip');
  return (blip?.children ?? [])
    .filter(({ name }) => name !== 'a:extLst')
    .map(({ start, end }) => part.xml.slice(start, end))
    .join('');
}

const encoder = new TextEncoder();

/**
 * Puts the image of the data into the frame of a picture: its size, place and effects stay. Without an image the picture is left
 * out, or stays as it is when tags without a value are kept.
 */
export function compilePlaceholder(
  part: XmlPart,
  words: PartNamespaces,
  placeholder: Placeholder,
  tags: readonly TemplateTag[],
  edits: Edits,
  problems: Problem[],
): void {
  const { drawing, blipFill, tag, call, width, height } = placeholder;
  if ('width' in call.options || 'height' in call.options) problems.push(createProblem('word.image-frame', tag.place));
  const evaluate = compileExpression(call, tag.place, problems);
  const effects = keptEffects(part, blipFill);
  const replaced = [
    ...placeholder.slots.map(({ start, end }) => ({ start, end, isAlt: true })),
    { start: blipFill.openEnd, end: blipFill.closeStart, isAlt: false },
  ].toSorted((a, b) => a.start - b.start);
  const splits = replaced.flatMap(({ start, end }) => [
    { at: start, order: 0 },
    { at: end, order: 0 },
  ]);

  const fill = (content: ImageContent, { parts, run }: Execution): string => {
    const { image, settings } = content;
    reportImage(image, { report: (id) => run.report(id, tag.place) });
    const crop = cropToBox(image, { width, height }, settings.fit);
    return blipFillContent(words, { ...relateImage(image, { parts, frame: { words } }), crop }, effects);
  };
  const [open, close] = boundsAround(drawing, tags);
  edits.structure(
    open,
    splits,
    close,
    (sections) => (execution, scope) => {
      const value = tagValue(evaluate, tag, execution, scope);
      if (value !== null && !(value instanceof ImageContent)) return;
      sections.forEach((section, index) => {
        // Every second section is what the image replaces.
        const stretch = index % 2 === 1 ? replaced[(index - 1) / 2] : undefined;
        if (!stretch || value === null) section(execution, scope);
        else {
          const xml = stretch.isAlt ? attributeText(value.settings.alt) : fill(value, execution);
          execution.out.write(encoder.encode(xml));
        }
      });
    },
    tag.place,
  );
}
