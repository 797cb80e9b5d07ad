import type { FileChild, Footer, Header } from 'docx';
import type { EditorBlock } from '../../../application/schema/index.ts';
import { createProblem } from '../../../problems/index.ts';
import type { BlockAuthor } from './author-blocks.ts';
import { optionsOf } from './author-home.ts';
import type { SectionParts } from './header-parts.ts';

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
