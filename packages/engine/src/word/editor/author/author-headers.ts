import type { FileChild, Footer, Header } from 'docx';
import type { EditorBlock } from '../../../application/schema/index.ts';
import { readPart } from '../../../package/read-part.ts';
import { readRelationships } from '../../../package/relationships.ts';
import { withLimits } from '../../../platform/limits.ts';
import { createProblem } from '../../../problems/index.ts';
import { partAttribute } from '../../../xml/part-attribute.ts';
import { walk, type XmlElement } from '../../../xml/xml-element.ts';
import { type Codec, readZip } from '../../../zip/index.ts';
import type { BlockAuthor } from './author-blocks.ts';
import { optionsOf } from './author-home.ts';

type Kind = 'header' | 'footer';
type Type = 'default' | 'first' | 'even';

const types = { all: 'default', first: 'first', even: 'even' } as const satisfies Record<string, Type>;

/** A header or footer that was written, with the layer over its part. */
interface WrittenHeader {
  readonly kind: Kind;
  readonly type: Type;
  readonly children: readonly FileChild[];
  readonly block: EditorBlock;
  readonly layer: readonly EditorBlock[];
}

function contentsOf({ children }: WrittenHeader): { children: never } {
  return { children: children as never };
}

/** Headers and footers of a section by kind and type (`header default`), as names of parts. */
type SectionParts = ReadonlyMap<string, string>;

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

/** The headers and footers of a section. */
export class SectionHeaders {
  readonly #author: BlockAuthor;
  readonly #written: WrittenHeader[] = [];

  constructor(author: BlockAuthor) {
    this.#author = author;
  }

  /** `width` of a line in twips. */
  add(block: EditorBlock, width: number): void {
    const kind = block.type === 'header' ? 'header' : 'footer';
    const type = types[block.pages ?? 'all'];
    if (this.#written.some((each) => each.kind === kind && each.type === type)) {
      const place = { path: block.path.join('.') };
      this.#author.problems.push(createProblem('word.editor-header-twice', place, { type: block.type }));
      return;
    }
    const defaults = this.#author.defaults('close');
    const home = { path: [0], count: 0, width, defaults, style: block.style };
    const texts: EditorBlock[] = block.text === undefined ? [] : [{ type: 'paragraph', path: [], text: block.text }];
    const { children, layer } = this.#author.writeAside([...texts, ...(block.children ?? [])], home);
    const isOpen = children.length === 0 || children.at(-1) instanceof this.#author.docx.Table;
    if (isOpen) children.push(this.#author.blank(home));
    this.#written.push({ kind, type, children, block, layer });
  }

  has(type: Type): boolean {
    return this.#written.some((each) => each.type === type);
  }

  /** In the package's words. */
  options(): { headers?: Partial<Record<Type, Header>>; footers?: Partial<Record<Type, Footer>> } {
    const { Footer, Header } = this.#author.docx;
    const headers = this.#written.filter(({ kind }) => kind === 'header');
    const footers = this.#written.filter(({ kind }) => kind === 'footer');
    return {
      ...(headers.length > 0 && {
        headers: Object.fromEntries(headers.map((each) => [each.type, new Header(contentsOf(each))])),
      }),
      ...(footers.length > 0 && {
        footers: Object.fromEntries(footers.map((each) => [each.type, new Footer(contentsOf(each))])),
      }),
    };
  }

  /** The layer over the parts that they became. */
  layer(parts: SectionParts): EditorBlock[] {
    return this.#written.map(({ kind, type, block, layer }) => {
      const part = parts.get(`${kind} ${type}`) ?? '';
      return { type: kind, part, path: [0], ...optionsOf(block), children: [...layer] };
    });
  }
}
