import { escapeXml } from '../../xml/entities.ts';
import { descend, type XmlElement, type XmlPart } from '../../xml/xml-element.ts';

/** The name of an element as the part writes it: `w:t`. */
export function startTagName({ xml }: XmlPart, element: XmlElement): string {
  return /^<([^\s/>]+)/.exec(xml.slice(element.start, element.openEnd))?.[1] ?? element.name;
}

/** The prefix with colon that an element has in its part; empty for a default namespace. */
function prefixOf(part: XmlPart, element: XmlElement): string {
  const name = startTagName(part, element);
  return name.slice(0, name.indexOf(':') + 1);
}

/** The content of a run for a text, its tabs and line breaks as elements, written as `like` is in the part. */
export function runContent(part: XmlPart, like: XmlElement, text: string): string {
  const prefix = prefixOf(part, like);
  return text
    .split(/(\n|\t)/)
    .map((piece) => {
      if (piece === '') return '';
      if (piece === '\t') return `<${prefix}tab/>`;
      if (piece === '\n') return `<${prefix}br/>`;
      return `<${prefix}t xml:space="preserve">${escapeXml(piece)}</${prefix}t>`;
    })
    .join('');
}

/** Records of tracked changes of a paragraph mark: no properties of a run. */
const records = new Set(['w:ins', 'w:del', 'w:moveFrom', 'w:moveTo', 'w:rPrChange']);

/** A run of a text that has the format of a paragraph's mark. */
export function runLike(part: XmlPart, paragraph: XmlElement, text: string): string {
  const prefix = prefixOf(part, paragraph);
  const mark = descend(paragraph, 'w:pPr', 'w:rPr');
  const format = (mark?.children ?? [])
    .filter(({ name }) => !records.has(name))
    .map(({ start, end }) => part.xml.slice(start, end))
    .join('');
  const properties = format === '' ? '' : `<${prefix}rPr>${format}</${prefix}rPr>`;
  return `<${prefix}r>${properties}${runContent(part, paragraph, text)}</${prefix}r>`;
}

/** A run of a text that has the format of another run. */
export function runBeside(part: XmlPart, run: XmlElement, text: string): string {
  const name = startTagName(part, run);
  const format = run.children.find((child) => child.name === 'w:rPr');
  const properties = format === undefined ? '' : part.xml.slice(format.start, format.end);
  return `<${name}>${properties}${runContent(part, run, text)}</${name}>`;
}
