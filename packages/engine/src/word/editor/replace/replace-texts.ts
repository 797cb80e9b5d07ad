import type { EditorBlock, TextReplacement, TemplateDocument } from '../../../application/schema/index.ts';
import { PackageOverlay } from '../../../package/package-overlay.ts';
import { readPart } from '../../../package/read-part.ts';
import { createProblem, type Place, type Problem } from '../../../problems/index.ts';
import { scanXml } from '../../../xml/scan-xml.ts';
import type { XmlElement, XmlPart } from '../../../xml/xml-element.ts';
import type { ZipArchive } from '../../../zip/index.ts';
import { allBlocks, buildBlockTree } from '../../read/block-tree.ts';
import { formatPath, type Block } from '../../read/block.ts';
import { readParagraph } from '../../read/paragraph-text.ts';
import type { TextPartKind } from '../../read/word-package.ts';
import { applyXmlEdits, editParagraph, type XmlEdit } from '../../write/edit-text.ts';
import type { LayTemplateOptions, TemplateLayer } from '../model/layer.ts';
import { isInserted } from '../read/whole-tree.ts';
import { assignParts } from '../read/assign-parts.ts';
import { fillControls } from './fill-controls.ts';
import { fallbackTextBox } from '../read/fallback-text-box.ts';
import { blockAt } from '../read/nearest-block.ts';

const lowSurrogate = /^[\uDC00-\uDFFF]/;
const highSurrogate = /[\uD800-\uDBFF]$/;

/** Is the offset between the halves of one character? */
function splitsCharacter(text: string, at: number): boolean {
  return lowSurrogate.test(text.slice(at, at + 1)) && highSurrogate.test(text.slice(0, at));
}

/** The first replacement that does not fit the text or the one before it; undefined when all fit. */
function misfitOf(text: string, replacements: readonly TextReplacement[]): TextReplacement | undefined {
  let [start, end] = [-1, 0];
  for (const each of replacements) {
    const until = each.at + each.from.length;
    const isApart = each.at > start && each.at >= end;
    const isWhole = !splitsCharacter(text, each.at) && !splitsCharacter(text, until);
    if (!isApart || !isWhole || until > text.length || text.slice(each.at, until) !== each.from) return each;
    [start, end] = [each.at, until];
  }
  return undefined;
}

/** Characters as a Word file can hold them: what XML forbids (XML 1.0, 2.2) is left out, line breaks are one character. */
const writable = (text: string): string =>
  text.replace(/\r\n?/g, '\n').replace(/[^\t\n\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '');

/** The text of a block of the file after its replacements; those after one that does not fit are not carried out. */
export function replacedText({ text = '', replacements = [] }: Pick<EditorBlock, 'text' | 'replacements'>): string {
  const misfit = misfitOf(text, replacements);
  const fitting = misfit === undefined ? replacements : replacements.slice(0, replacements.indexOf(misfit));
  let result = '';
  let done = 0;
  for (const { at, from, to } of fitting) {
    result += text.slice(done, at) + writable(to);
    done = at + from.length;
  }
  return result + text.slice(done);
}

/** The replacements as edits of a paragraph. */
const editsOf = (replacements: readonly TextReplacement[]) =>
  replacements.map(({ at, from, to }) => ({ start: at, end: at + from.length, from, to: writable(to) }));

/** A Word file with the replacements of a template document carried out. */
interface ReplacedTexts {
  readonly archive: ZipArchive;
  /** The document without replacements, about the changed file. */
  readonly document: TemplateDocument;
  readonly problems: readonly Problem[];
}

/** Does the document change the text of a block of the file? */
export function replacesText({ children }: { readonly children?: readonly EditorBlock[] }): boolean {
  return children?.some((block) => (block.replacements?.length ?? 0) > 0 || replacesText(block)) ?? false;
}

/** The replacements of one part: its edits, and what is wrong with them. */
class PartReplacer {
  readonly #part: XmlPart;
  readonly #blocks: readonly Block[];
  readonly #place: Place;
  readonly edits: XmlEdit[] = [];
  readonly problems: Problem[] = [];

  constructor(part: XmlPart, blocks: readonly Block[], place: Place) {
    this.#part = part;
    this.#blocks = blocks;
    this.#place = { ...place, part: part.name };
  }

  /**
   * @param pointer of the block in its application
   * @param isPutIn whether a list or a table around it was put in
   */
  replace(block: EditorBlock, pointer: string | undefined, isPutIn = false): void {
    const isOwn = isPutIn || isInserted(block);
    if (block.replacements?.length) this.#edit(block, pointer, isOwn);
    for (const [index, each] of (block.children ?? []).entries()) {
      const inner = pointer === undefined ? undefined : `${pointer}/children/${index}`;
      this.replace(each, inner, isOwn && block.type !== 'proposal');
    }
  }

  #edit(block: EditorBlock, pointer: string | undefined, isOwn: boolean): void {
    const { path, type, text, replacements = [] } = block;
    const place = { ...this.#place, path: formatPath(path), ...(pointer !== undefined && { pointer }) };
    const misfit = misfitOf(text ?? '', replacements);
    const mirrored = isOwn ? undefined : blockAt(this.#blocks, path);
    const hasNoText = mirrored?.type === type && mirrored.element?.name !== 'w:p';
    if (misfit || isOwn || hasNoText || text === undefined) {
      const { at = 0, from = '' } = misfit ?? replacements[0] ?? {};
      this.problems.push(createProblem('word.editor-replacement', place, { path: formatPath(path), at, from }));
      return;
    }
    // A block that is not there is reported with all others.
    if (!mirrored?.element || mirrored.type !== type) return;
    if (readParagraph(this.#part, mirrored.element).text !== text) {
      this.problems.push(this.#stale(block, place));
      return;
    }
    const twin = fallbackTextBox(mirrored.element);
    for (const element of twin ? [mirrored.element, twin] : [mirrored.element]) this.#rewrite(element, block);
  }

  #rewrite(element: XmlElement, { text, replacements = [] }: EditorBlock): void {
    const paragraph = readParagraph(this.#part, element);
    if (paragraph.text !== text) return;
    const edits = editsOf(replacements);
    this.edits.push(...editParagraph(this.#part, paragraph, edits), ...fillControls(this.#part, paragraph, edits));
  }

  #stale({ path, text, replacements = [] }: EditorBlock, place: Place): Problem {
    const [{ from, to } = { from: '', to: '' }] = replacements;
    const params = { path: formatPath(path), from, to };
    const moved = [...allBlocks(this.#blocks)].find(
      ({ element }) => element?.name === 'w:p' && readParagraph(this.#part, element).text === text,
    );
    return moved
      ? createProblem('word.editor-replacement-moved', place, { ...params, found: formatPath(moved.path) })
      : createProblem('word.editor-replacement-stale', place, params);
  }
}

const lasting = (blocks: readonly Block[]): Block[] =>
  [...allBlocks(blocks)].filter(({ type }) => type !== 'pagebreak');

/** Page breaks are blocks in a paragraph: those behind one that was taken out have other paths then. */
function movedPaths(before: readonly Block[], after: readonly Block[]): ReadonlyMap<string, readonly number[]> {
  const now = lasting(after);
  return new Map(lasting(before).map(({ path }, index) => [formatPath(path), now[index]?.path ?? path]));
}

/** The block without replacements, as it is in the changed file. */
function settled(block: EditorBlock, paths: ReadonlyMap<string, readonly number[]>): EditorBlock {
  const { replacements, children, ...rest } = block;
  const path = isInserted(block) ? undefined : paths.get(formatPath(block.path));
  return {
    ...rest,
    ...(path && { path: [...path] }),
    ...(replacements && { text: replacedText(block) }),
    ...(children && { children: children.map((child) => settled(child, paths)) }),
  };
}

/**
 * Carries out the replacements of a template document in its file. Each is checked against the text of its paragraph: one that does not
 * fit is a problem, and its paragraph stays as it is. Runs keep their formats.
 */
export function replaceTexts(archive: ZipArchive, layer: TemplateLayer, options: LayTemplateOptions): ReplacedTexts {
  const { document, pointer } = layer;
  if (!replacesText(document)) return { archive, document, problems: [] };
  const { codec, limits, place, styleLists, parts } = options;
  const kinds = new Map(parts.map(({ name, kind }): [string, TextPartKind] => [name, kind]));
  const overlay = new PackageOverlay(archive, codec, limits, place);
  const children = [...document.children];
  const problems: Problem[] = [];
  // Blocks of parts that the file lacks are reported when the document is laid over it.
  for (const [name, top] of assignParts(layer, parts, place).byPart) {
    if (!replacesText({ children: top.map(({ block }) => block) })) continue;
    const kind = kinds.get(name) ?? 'document';
    const part = readPart(archive, name, limits, place);
    const blocks = buildBlockTree(part, kind, styleLists);
    const replacer = new PartReplacer(part, blocks, place);
    for (const { block, index } of top)
      replacer.replace(block, pointer === undefined ? undefined : `${pointer}/children/${index}`);
    problems.push(...replacer.problems);
    if (replacer.edits.length === 0) continue;
    const changed = scanXml(name, applyXmlEdits(part.xml, replacer.edits));
    overlay.write(name, changed.xml);
    const paths = movedPaths(blocks, buildBlockTree(changed, kind, styleLists));
    for (const { block, index } of top) children[index] = settled(block, paths);
  }
  return { archive: overlay, document: { ...document, children }, problems };
}
