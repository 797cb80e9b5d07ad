import { readPart } from '../../../package/read-part.ts';
import { readRelationships } from '../../../package/relationships.ts';
import { withLimits } from '../../../platform/limits.ts';
import { partAttribute } from '../../../xml/part-attribute.ts';
import { walk, type XmlElement } from '../../../xml/xml-element.ts';
import { readZip, type Codec } from '../../../zip/index.ts';

/** Headers and footers of a section by kind and type (`header default`), as names of parts. */
export type SectionParts = ReadonlyMap<string, string>;

const kinds: ReadonlyMap<string, string> = new Map([
  ['w:headerReference', 'header'],
  ['w:footerReference', 'footer'],
]);

/** The parts of the headers and footers of each section, in a file that the package wrote. */
export function headerParts(bytes: Uint8Array, codec: Codec): SectionParts[] {
  const archive = readZip(bytes, { codec });
  const limits = withLimits();
  const main = 'word/document.xml';
  const part = readPart(archive, main, limits, {});
  const related = readRelationships(archive, main, limits, {});
  const sections: XmlElement[] = [];
  walk(part.root, (element) => {
    if (element.name === 'w:sectPr') sections.push(element);
  });
  return sections.map(({ children }) => {
    const parts = new Map<string, string>();
    for (const each of children) {
      const kind = kinds.get(each.name);
      const id = partAttribute(part, each, 'id') ?? '';
      if (kind) parts.set(`${kind} ${partAttribute(part, each, 'type') ?? ''}`, related.get(id)?.target ?? '');
    }
    return parts;
  });
}
