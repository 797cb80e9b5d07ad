import { createProblem, type Problem } from '../../../problems/index.ts';
import type { TemplateParagraph } from '../../compile/template-tag.ts';
import { attribute } from '../../../xml/attributes.ts';
import { descend, type XmlPart } from '../../../xml/xml-element.ts';

/** Ids of the paragraph styles that a table of contents gathers: headings, and styles with an outline level of their own. */
export function headingStyles(styles: XmlPart | null): ReadonlySet<string> {
  const found = new Set<string>();
  for (const style of styles?.root.children ?? []) {
    if (!styles || style.name !== 'w:style') continue;
    const name = descend(style, 'w:name');
    const isHeading = name && /^heading [1-9]$/i.test(attribute(styles.xml, name, 'val') ?? '');
    if (isHeading || descend(style, 'w:pPr', 'w:outlineLvl')) found.add(attribute(styles.xml, style, 'styleId') ?? '');
  }
  return found;
}

/** Tags in headings: the table of contents shows them only when it is updated in Word. */
export function checkHeadings(
  part: XmlPart,
  paragraphs: readonly TemplateParagraph[],
  styles: ReadonlySet<string>,
): Problem[] {
  return paragraphs.flatMap(({ text: { element }, tags }) => {
    const style = descend(element, 'w:pPr', 'w:pStyle');
    const isHeading =
      descend(element, 'w:pPr', 'w:outlineLvl') !== undefined ||
      (style !== undefined && styles.has(attribute(part.xml, style, 'val') ?? ''));
    const value = tags.find(({ parsed }) => parsed.kind === 'value');
    return isHeading && value ? [createProblem('word.lint-heading-tag', value.place)] : [];
  });
}
