import { child, type XmlElement, type XmlPart } from '../../../xml/xml-element.ts';
import type { Block } from '../../model/block.ts';
import type { PageParts, PageSetup } from '../../model/section.ts';
import { FieldStack } from './fields/field-stack.ts';
import { partAttribute } from '../../../xml/part-attribute.ts';
import type { PartSource } from './part-source.ts';
import { readBlocks } from './read-blocks.ts';

type Kind = 'header' | 'footer';
type PageKind = keyof PageParts;

const pageKinds: readonly PageKind[] = ['default', 'first', 'even'];

/** Headers and footers by kind and page, those of earlier sections where a section names none (ECMA-376 part 1, 17.10.1). */
export class HeaderParts {
  readonly #document: PartSource;
  readonly #open: (name: string, kind: Kind) => PartSource | undefined;
  readonly #current = new Map<string, readonly Block[]>();
  readonly #read = new Map<string, readonly Block[] | undefined>();

  /** `open` gives a part of the package by its name. */
  constructor(document: PartSource, open: (name: string, kind: Kind) => PartSource | undefined) {
    this.#document = document;
    this.#open = open;
  }

  /** Headers and footers in force from a section on. */
  enterSection(properties: XmlElement | undefined, page: PageSetup): { headers: PageParts; footers: PageParts } {
    const { part } = this.#document;
    for (const each of properties?.children ?? []) {
      const kind = each.name === 'w:headerReference' ? 'header' : each.name === 'w:footerReference' ? 'footer' : null;
      if (!kind) continue;
      const blocks = this.#blocks(part, each, kind, page);
      if (blocks) this.#current.set(`${kind} ${partAttribute(part, each, 'type') ?? 'default'}`, blocks);
    }
    return { headers: this.#parts('header'), footers: this.#parts('footer') };
  }

  #parts(kind: Kind): PageParts {
    const found: { -readonly [Name in PageKind]?: readonly Block[] } = {};
    for (const page of pageKinds) {
      const blocks = this.#current.get(`${kind} ${page}`);
      if (blocks) found[page] = blocks;
    }
    return found;
  }

  #blocks(part: XmlPart, reference: XmlElement, kind: Kind, page: PageSetup): readonly Block[] | undefined {
    const target = this.#document.relationship(partAttribute(part, reference, 'id'));
    if (!target || target.isOutside) return undefined;
    // Each part is read once: its numbers are counted once, however many sections show it.
    if (this.#read.has(target.target)) return this.#read.get(target.target);
    const source = this.#open(target.target, kind);
    const blocks =
      source &&
      readBlocks(child(source.part.root, 'w:body') ?? source.part.root, {
        source,
        page,
        around: page.grid ? { grid: page.grid } : {},
        fields: new FieldStack(),
        bookmarks: [],
        depth: 0,
        readBlocks,
      });
    this.#read.set(target.target, blocks);
    return blocks;
  }
}
