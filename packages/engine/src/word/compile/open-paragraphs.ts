import { child, type XmlElement, type XmlPart } from '../../xml/xml-element.ts';
import type { BuildStructure } from './edits.ts';
import { sequence, staticStep, type Step } from './step.ts';

/** The paragraph that a bound of a block is in; null for a bound between paragraphs. */
export type OpenParagraph = XmlElement | null;

/** The beginning of a paragraph up to its content. A copy in a loop does not end a section again. */
function beginning(part: XmlPart, paragraph: XmlElement, isCopy: boolean): string {
  const properties = child(paragraph, 'w:pPr');
  const section = properties && child(properties, 'w:sectPr');
  const { prefix, xml } = part;
  if (!properties) return `<${prefix}p>`;
  if (!section || !isCopy) return `<${prefix}p>${xml.slice(properties.start, properties.end)}`;
  return `<${prefix}p>${xml.slice(properties.start, section.start)}${xml.slice(section.end, properties.end)}`;
}

/**
 * A block whose tags are partly inside paragraphs and partly between them, such as `支払：{{#if c}}有り` … `{{/if}}` on a line of
 * its own. Each section of it begins where its tag is and ends where the next tag is; what is written for the block must lead
 * from the place of the first tag to that of the last one. Where a section is left out, or follows one that ends elsewhere,
 * the open paragraph is ended or a paragraph is begun. `paragraphs` has an entry for each tag of the block.
 */
export function joinParagraphs(
  part: XmlPart,
  build: BuildStructure,
  paragraphs: readonly OpenParagraph[],
  isLoop: boolean,
): BuildStructure {
  if (paragraphs.every((each) => (each === null) === (paragraphs[0] === null))) return build;
  const passage = (from: OpenParagraph, to: OpenParagraph, isCopy = false): Step | null => {
    if (from && !to) return staticStep(`</${part.prefix}p>`);
    return to && !from ? staticStep(beginning(part, to, isCopy)) : null;
  };
  const first = paragraphs[0] ?? null;
  const last = paragraphs.at(-1) ?? null;
  const skipped = passage(first, last);
  return (sections) => {
    const joined = sections.map((section, index): Step => {
      const from = paragraphs[index] ?? null;
      const to = paragraphs[index + 1] ?? null;
      const end = passage(to, last);
      if (!isLoop || index > 0) return sequence([passage(first, from), section, end].flatMap((step) => step ?? []));
      const next = passage(to, from, true);
      return (execution, scope) => {
        if (scope.index > 0) next?.(execution, scope);
        section(execution, scope);
        if (scope.index === scope.items.length - 1) end?.(execution, scope);
      };
    });
    const step = build(joined);
    if (!skipped) return step;
    return (execution, scope) => {
      const { printed } = execution;
      step(execution, scope);
      if (execution.printed === printed) skipped(execution, scope);
    };
  };
}
