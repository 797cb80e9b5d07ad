import { startFileWork } from '../../platform/environment.ts';
import { firstAtLeast } from '../../platform/sorted.ts';
import type { EditorBlock } from '../../application/schema/index.ts';
import { formatPath } from '../read/block.ts';
import { readStyleLists } from '../read/style-lists.ts';
import { readZip } from '../../zip/index.ts';
import { applyXmlEdits, editParagraph, type TextEdit } from '../write/edit-text.ts';
import { lintDocument, type LintOptions } from './parts/lint-document.ts';
import { readParts, replaceParts } from './parts/read-parts.ts';
import type { Finding } from './finding.ts';

/** What is repaired in a template. */
export interface FixOptions extends LintOptions {
  /** Also put the nearest known name in the place of one that is not known. */
  fixNames?: boolean;
  /** Repairs only findings for which it holds. Default: all that can be repaired. */
  only?: (finding: Finding) => boolean;
}

/** A template after its repair. */
export interface FixedTemplate {
  /** The repaired file; the given bytes themselves when nothing was repaired. */
  readonly bytes: Uint8Array;
  /** What was repaired, in the order it was done. */
  readonly fixed: readonly Finding[];
  /** What lint still finds. */
  readonly left: readonly Finding[];
}

/** One repair may uncover another, as braces do; no real template needs more than two rounds. */
const mostRounds = 10;

function overlaps(a: TextEdit, b: TextEdit): boolean {
  return a.start < b.end && b.start < a.end;
}

/** Edits of one paragraph that do not overlap, in their order. */
class ParagraphEdits {
  readonly edits: TextEdit[] = [];

  #indexOf(edit: TextEdit): number {
    return firstAtLeast(this.edits, edit.start, ({ start }) => start);
  }

  /** Is there room for all of them in addition to those that are there? */
  hasRoom(edits: readonly TextEdit[]): boolean {
    return edits.every((edit) => {
      const index = this.#indexOf(edit);
      return ![this.edits[index - 1], this.edits[index]].some((other) => other && overlaps(edit, other));
    });
  }

  add(edits: readonly TextEdit[]): void {
    for (const edit of edits) this.edits.splice(this.#indexOf(edit), 0, edit);
  }
}

/** The paths of the blocks whose texts the editor's document replaces: they are no longer those of the file. */
function replacedPaths(blocks: readonly EditorBlock[]): string[] {
  return blocks.flatMap(({ path, replacements = [], children = [] }) => [
    ...(replacements.length > 0 ? [formatPath(path)] : []),
    ...replacedPaths(children),
  ]);
}

/** By the name of the part and the number of the paragraph. */
type Edits = Map<string, Map<number, ParagraphEdits>>;

function paragraphEdits(edits: Edits, { place }: Finding): ParagraphEdits {
  const part = edits.get(place.part ?? '') ?? new Map<number, ParagraphEdits>();
  edits.set(place.part ?? '', part);
  const paragraph = part.get(place.paragraph ?? 0) ?? new ParagraphEdits();
  part.set(place.paragraph ?? 0, paragraph);
  return paragraph;
}

/** The repairs of some findings, without those that overlap an earlier one. */
function gatherEdits(
  findings: readonly Finding[],
  { fixNames = false, only = () => true, layer }: FixOptions,
): { edits: Edits; done: Finding[] } {
  const edits: Edits = new Map();
  const done: Finding[] = [];
  const replaced = new Set(replacedPaths(layer?.document.children ?? []));
  for (const finding of findings) {
    const { fix } = finding;
    if (!fix || (fix.kind === 'name' && !fixNames) || !only(finding)) continue;
    if (replaced.has(finding.place.path ?? '')) continue;
    const paragraph = paragraphEdits(edits, finding);
    if (!paragraph.hasRoom(fix.edits)) continue;
    paragraph.add(fix.edits);
    done.push(finding);
  }
  return { edits, done };
}

/** Changes the texts of paragraphs, named by part and number. All other parts are copied as they are. */
function applyEdits(bytes: Uint8Array, edits: Edits, options: LintOptions): Uint8Array {
  const { codec, limits, place } = startFileWork(options);
  const archive = readZip(bytes, options);
  const parts = readParts(archive, limits, readStyleLists(archive, limits, place), place);
  const changed = new Map<string, string>();
  for (const { part, paragraphs } of parts) {
    const wanted = edits.get(part.name);
    if (!wanted) continue;
    const xmlEdits = paragraphs.flatMap(({ number, text }) =>
      editParagraph(part, text, wanted.get(number)?.edits ?? []),
    );
    changed.set(part.name, applyXmlEdits(part.xml, xmlEdits));
  }
  return replaceParts(archive, changed, codec);
}

/**
 * Repairs what can only have been meant in one way: braces, quotes, signs and spaces of a Japanese keyboard in tags; with
 * `fixNames` also names that are not known. Only characters of tags change: runs keep their formatting, and parts without a
 * repair are copied as they are. What was repaired once is not found again. Paragraphs whose text the editor's document replaces are not
 * repaired.
 */
export function fixTemplate(bytes: Uint8Array, options: FixOptions = {}): FixedTemplate {
  const fixed: Finding[] = [];
  let current = bytes;
  for (let round = 0; ; round++) {
    const { findings, inFallbacks } = lintDocument(current, options);
    const { edits, done } = gatherEdits([...findings, ...inFallbacks], options);
    if (done.length === 0 || round === mostRounds) return { bytes: current, fixed, left: findings };
    const hidden = new Set(inFallbacks);
    fixed.push(...done.filter((finding) => !hidden.has(finding)));
    current = applyEdits(current, edits, options);
  }
}
