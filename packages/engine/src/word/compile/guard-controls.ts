import { firstAtLeast } from '../../platform/sorted.ts';
import { elementsNamed } from '../../xml/named-elements.ts';
import { child, type XmlElement, type XmlPart } from '../../xml/xml-element.ts';
import type { Edits } from './edits.ts';
import { boundsAround } from './element-bounds.ts';
import type { TemplateTag } from './template-tag.ts';

/** Content controls with a block inside that may take everything out of them. Those that hold paragraphs keep one. */
function emptiedControls(part: XmlPart, edits: Edits): { control: XmlElement; content: XmlElement }[] {
  const starts = [...edits.structures.map(({ start }) => start.at), ...edits.removed.map(({ start }) => start)];
  const sorted = starts.toSorted((a, b) => a - b);
  const found: { control: XmlElement; content: XmlElement }[] = [];
  for (const element of elementsNamed(part, ['w:sdt'])) {
    const content = child(element, 'w:sdtContent');
    if (!content || edits.isRemoved(element.start) || content.children.some(({ name }) => name === 'w:p')) continue;
    const first = sorted[firstAtLeast(sorted, content.openEnd, (at) => at)];
    if (first !== undefined && first < content.closeStart) found.push({ control: element, content });
  }
  return found;
}

/**
 * Leaves content controls out when nothing is left in them: one around runs, rows or tables cannot be empty. Gives the
 * elements that may lose such a control.
 */
export function guardControls(part: XmlPart, tags: readonly TemplateTag[], edits: Edits): XmlElement[] {
  if (!part.xml.includes('sdtContent')) return [];
  return emptiedControls(part, edits).flatMap(({ control, content }) => {
    const [open, close] = boundsAround(control, tags);
    const splits = [
      { at: content.openEnd, order: open.order },
      { at: content.closeStart, order: close.order },
    ];
    edits.structure(
      open,
      splits,
      close,
      ([start, inner, end]) =>
        (execution, scope) => {
          const { out, parts } = execution;
          const before = out.length;
          const { mark } = parts.copies;
          start?.(execution, scope);
          const empty = out.length;
          inner?.(execution, scope);
          if (out.length > empty) return end?.(execution, scope);
          out.truncate(before);
          parts.copies.goBack(mark);
        },
      tags[0]?.place ?? { part: part.name },
      'guard',
    );
    return control.parent ?? [];
  });
}
