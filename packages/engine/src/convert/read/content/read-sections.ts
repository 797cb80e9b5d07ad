import { child, descend, walk, type XmlElement } from '../../../xml/xml-element.ts';
import type { Section } from '../../model/section.ts';
import { noteNumbering } from '../formats/settings.ts';
import { FieldStack } from './fields/field-stack.ts';
import type { HeaderParts } from './header-parts.ts';
import type { PartSource } from './part-source.ts';
import { BlockList, readBlocks } from './read-blocks.ts';
import type { Story } from './story.ts';

/** Wrappers of blocks in which a section may end. */
const wrappers: ReadonlySet<string> = new Set(['w:sdt', 'w:sdtContent', 'w:customXml', 'w:ins', 'w:moveTo']);

/** Section properties of the body in order: those in paragraphs, and those at its end. */
function sectionProperties(body: XmlElement): (XmlElement | undefined)[] {
  const found: (XmlElement | undefined)[] = [];
  walk(body, (element) => {
    if (element === body || wrappers.has(element.name)) return true;
    if (element.name === 'w:p') {
      const own = descend(element, 'w:pPr', 'w:sectPr');
      if (own) found.push(own);
    }
    return false;
  });
  found.push(child(body, 'w:sectPr'));
  return found;
}

/** Reads the body section by section, in the order in which numbers are counted. */
class SectionReader {
  readonly #source: PartSource;
  readonly #headers: HeaderParts;
  readonly #properties: readonly (XmlElement | undefined)[];
  readonly #fields = new FieldStack();
  readonly #bookmarks: string[] = [];
  readonly #enterPage: (page: Section['page']) => void;
  readonly #sections: Section[] = [];
  #blocks: BlockList;
  #look: ReturnType<SectionReader['enter']>;

  constructor(source: PartSource, body: XmlElement, headers: HeaderParts, enterPage: (page: Section['page']) => void) {
    this.#source = source;
    this.#headers = headers;
    this.#enterPage = enterPage;
    this.#properties = sectionProperties(body);
    this.#look = this.enter();
    this.#blocks = new BlockList(this.#story());
  }

  /** Everything of the next section but its blocks. */
  enter(): Omit<Section, 'blocks'> {
    const properties = this.#properties[this.#sections.length];
    const { part, reading } = this.#source;
    const look = reading.formats.section(part, properties);
    this.#enterPage(look.page);
    reading.notes.enterSection({
      footnote: noteNumbering(part, properties && child(properties, 'w:footnotePr')),
      endnote: noteNumbering(part, properties && child(properties, 'w:endnotePr')),
    });
    return { ...look, ...this.#headers.enterSection(properties, look.page) };
  }

  read(container: XmlElement): void {
    for (const each of container.children) {
      if (wrappers.has(each.name)) {
        this.read(each);
        continue;
      }
      this.#blocks.add(each);
      if (each.name === 'w:p' && descend(each, 'w:pPr', 'w:sectPr')) this.#next();
    }
  }

  finish(): readonly Section[] {
    this.#close();
    return this.#sections;
  }

  #close(): void {
    this.#sections.push({ ...this.#look, blocks: this.#blocks.finish() });
  }

  #next(): void {
    this.#close();
    this.#look = this.enter();
    this.#blocks = new BlockList(this.#story());
  }

  #story(): Story {
    const { page } = this.#look;
    return {
      source: this.#source,
      page,
      around: page.grid ? { grid: page.grid } : {},
      fields: this.#fields,
      bookmarks: this.#bookmarks,
      depth: 0,
      readBlocks,
    };
  }
}

/** The sections of the body with their blocks, headers and footers. `enterPage` is called with each section's page before it is read. */
export function readSections(
  source: PartSource,
  headers: HeaderParts,
  enterPage: (page: Section['page']) => void,
): readonly Section[] {
  const body = descend(source.part.root, 'w:body') ?? source.part.root;
  const reader = new SectionReader(source, body, headers, enterPage);
  reader.read(body);
  return reader.finish();
}
