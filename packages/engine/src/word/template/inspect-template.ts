import { startFileWork } from '../../platform/environment.ts';
import { catchProblems, type Problem } from '../../problems/index.ts';
import { readAltTexts } from '../compile/compile-alt-texts.ts';
import { readProperties } from '../compile/compile-properties.ts';
import type { FoundSlots } from '../compile/text-slots.ts';
import { compileTemplate } from './compile-layered-template.ts';
import type { CompileTemplateOptions } from './compile-template.ts';
import { findTagSources } from '../tags/tag-source.ts';
import { attribute } from '../../xml/attributes.ts';
import { descend, walk, type XmlElement, type XmlPart } from '../../xml/xml-element.ts';
import { readZip } from '../../zip/index.ts';
import { buildBlockTree } from '../read/block-tree.ts';
import { formatPath, type Block, type BlockType } from '../read/block.ts';
import { acceptChanges } from '../read/changes/accept-part.ts';
import { findFeatures, type WordField } from '../read/features.ts';
import { readParagraph } from '../read/paragraph-text.ts';
import { readStyleLists } from '../read/style-lists.ts';
import { readPart } from '../../package/read-part.ts';
import { findTextParts, type TextPartKind } from '../read/word-package.ts';

/** A block as `inspect` shows it. */
export interface BlockReport {
  readonly type: BlockType;
  /** Child positions from the top, from 0, joined by dots. */
  readonly path: string;
  /** Of a paragraph its text, of a picture its alternative text or name. */
  readonly text?: string;
  /** Id of the paragraph or table style. */
  readonly style?: string;
  /** Id of the list and level from 0. */
  readonly numbering?: { readonly list: string; readonly level: number };
  /** Tags in the text, as written. */
  readonly tags?: readonly string[];
  readonly children?: readonly BlockReport[];
}

/** A part of a Word file with its blocks. */
export interface PartReport {
  readonly name: string;
  readonly kind: TextPartKind;
  readonly blocks: readonly BlockReport[];
}

/** Everything `inspect` reports about a Word file. */
export interface TemplateReport {
  readonly parts: readonly PartReport[];
  /** Every tag of the file as written: part by part, with those in alternative texts; then those in document properties. */
  readonly tags: readonly string[];
  readonly fields: readonly WordField[];
  /** Names of the things found besides text, sorted. */
  readonly features: readonly string[];
  /** What is wrong with the tags. */
  readonly problems: readonly Problem[];
}

/** The ruby texts over characters of a paragraph. */
function rubyTexts(part: XmlPart, paragraph: XmlElement): string[] {
  const texts: string[] = [];
  walk(paragraph, (element) => {
    if (element.name === 'w:rt') texts.push(readParagraph(part, element).text);
    return element === paragraph || element.name !== 'w:p';
  });
  return texts;
}

class PartInspector {
  readonly #part: XmlPart;
  readonly #maxTag: number;
  readonly tags: string[] = [];

  constructor(part: XmlPart, maxTag: number) {
    this.#part = part;
    this.#maxTag = maxTag;
  }

  report(block: Block): BlockReport {
    const { type, element, children } = block;
    const path = formatPath(block.path);
    const isParagraph = element?.name === 'w:p';
    return {
      type,
      path,
      ...(isParagraph && this.#paragraph(element)),
      ...(type === 'image' && element && this.#description(element)),
      ...(type === 'table' && element && this.#style(element, 'w:tblPr', 'w:tblStyle')),
      ...(children.length > 0 && { children: children.map((each) => this.report(each)) }),
    };
  }

  /** What a picture is called: its alternative text, else its name. */
  #description(drawing: XmlElement): { text?: string } {
    let text = '';
    walk(drawing, (element) => {
      if (text !== '' || !element.name.endsWith(':docPr')) return text === '';
      const { xml } = this.#part;
      text = attribute(xml, element, 'descr') || (attribute(xml, element, 'name') ?? '');
      return false;
    });
    return text === '' ? {} : { text };
  }

  #style(element: NonNullable<Block['element']>, properties: string, name: string): { style?: string } {
    const style = descend(element, properties, name);
    const value = style && attribute(this.#part.xml, style, 'val');
    return value === undefined ? {} : { style: value };
  }

  #paragraph(element: NonNullable<Block['element']>): Partial<BlockReport> {
    const { text } = readParagraph(this.#part, element);
    const texts = [text, ...rubyTexts(this.#part, element)];
    const tags = texts.flatMap((each) => findTagSources(each, {}, this.#maxTag).tags.map(({ raw }) => raw));
    this.tags.push(...tags);
    const numbering = descend(element, 'w:pPr', 'w:numPr');
    const list = numbering && descend(numbering, 'w:numId');
    const level = numbering && descend(numbering, 'w:ilvl');
    return {
      text,
      ...this.#style(element, 'w:pPr', 'w:pStyle'),
      ...(list && {
        numbering: {
          list: attribute(this.#part.xml, list, 'val') ?? '',
          level: Number((level && attribute(this.#part.xml, level, 'val')) ?? 0),
        },
      }),
      ...(tags.length > 0 && { tags }),
    };
  }
}

function tagProblems(bytes: Uint8Array, options: CompileTemplateOptions): readonly Problem[] {
  return catchProblems(
    () => compileTemplate(bytes, options).problems,
    (problems) => problems,
  );
}

/** Tags in alternative texts or document properties, as written. */
function slotTags({ slots }: FoundSlots): string[] {
  return slots.flatMap((slot) => slot.tags.map(({ source }) => source.raw));
}

/**
 * Looks into a Word file: its blocks with their paths, tags, fields and features, and what is wrong with the tags.
 * @throws ShoruiError when the file itself cannot be read
 */
export function inspectTemplate(bytes: Uint8Array, options: CompileTemplateOptions = {}): TemplateReport {
  const { limits, place } = startFileWork(options);
  const archive = readZip(bytes, { ...options, limits });
  const styleLists = readStyleLists(archive, limits, place);
  const isKept = options.trackedChanges === 'keep';
  const parts: PartReport[] = [];
  const tags: string[] = [];
  const fields: WordField[] = [];
  const features = new Set<string>();
  for (const { name, kind } of findTextParts(archive, limits, place)) {
    const part = readPart(archive, name, limits, place);
    const read = isKept ? part : acceptChanges(part);
    const inspector = new PartInspector(read, limits.tagCharacters);
    parts.push({ name, kind, blocks: buildBlockTree(read, kind, styleLists).map((block) => inspector.report(block)) });
    tags.push(...inspector.tags, ...slotTags(readAltTexts(read, kind, styleLists, place, limits)));
    const found = findFeatures(part);
    fields.push(...found.fields);
    for (const feature of found.features) features.add(feature);
    if (kind === 'header' || kind === 'footer') features.add(kind);
  }
  for (const properties of readProperties(archive, limits, place)) tags.push(...slotTags(properties));
  return { parts, tags, fields, features: [...features].toSorted(), problems: tagProblems(bytes, options) };
}
