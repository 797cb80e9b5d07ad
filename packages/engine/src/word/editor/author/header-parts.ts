import { readZip, type Codec } from '../../../zip/index.ts';

/** Headers and footers of a section by kind and type (`header default`), as names of parts. */
export type SectionParts = ReadonlyMap<string, string>;

const decoder = new TextDecoder();

function attributeOf(tag: string, name: string): string {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
}

/** The parts of the headers and footers of each section, in a file that the package wrote. */
export function headerParts(bytes: Uint8Array, codec: Codec): SectionParts[] {
  const archive = readZip(bytes, { codec });
  const text = (name: string): string => decoder.decode(archive.read(name));
  const targets = new Map<string, string>();
  for (const [tag] of text('word/_rels/document.xml.rels').matchAll(/<Relationship\s[^>]*>/g)) {
    targets.set(attributeOf(tag, 'Id'), `word/${attributeOf(tag, 'Target')}`);
  }
  return [...text('word/document.xml').matchAll(/<w:sectPr[\s>][\s\S]*?<\/w:sectPr>/g)].map(([properties]) => {
    const references = properties.matchAll(/<w:(header|footer)Reference\s[^>]*>/g);
    return new Map(
      [...references].map(([tag, kind]) => [
        `${kind} ${attributeOf(tag, 'w:type')}`,
        targets.get(attributeOf(tag, 'r:id')) ?? '',
      ]),
    );
  });
}
