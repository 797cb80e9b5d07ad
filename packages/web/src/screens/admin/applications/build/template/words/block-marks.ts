import type { Severity } from '@shorui/engine';
import type { Node } from 'prosemirror-model';
import { Decoration, DecorationSet } from 'prosemirror-view';
import { allBlocks, fileText, keyOf, ownText, wordsOf, type BlockKey } from '../tree/block-node.ts';
import { replacementsBetween } from '../tree/replacements.ts';
import { positionIn } from '../tree/words.ts';

/** A remark about a block, as its line shows it. */
export interface BlockMark {
  readonly kind: 'condition' | 'loop' | 'changed' | 'left-out' | Severity;
  readonly text: string;
}

export interface MarkedBlocks {
  readonly chosen: BlockKey | undefined;
  readonly hovered: BlockKey | undefined;
  readonly marksOf: (node: Node) => readonly BlockMark[];
  /** Kinds whose name is shown, since they have no text. */
  readonly labelOf: (node: Node) => string | undefined;
}

function line(marks: readonly BlockMark[]): HTMLElement {
  const element = document.createElement('span');
  element.className = 'template-marks';
  element.contentEditable = 'false';
  for (const { kind, text } of marks) {
    const mark = document.createElement('span');
    mark.className = 'template-mark';
    mark.dataset['kind'] = kind;
    mark.textContent = text;
    element.append(mark);
  }
  return element;
}

/** What the text of a block of the file says instead of what the file says. */
function changedStretches(node: Node, at: number): Decoration[] {
  const [words, file] = [wordsOf(node), fileText(node)];
  if (words === undefined || file === null || ownText(node) === file) return [];
  let moved = 0;
  return replacementsBetween(file, ownText(node)).flatMap(({ at: place, from, to }) => {
    const start = place + moved;
    moved += to.length - from.length;
    if (to === '') return [];
    const [first, last] = [positionIn(words, start), positionIn(words, start + to.length)];
    return Decoration.inline(at + 2 + first, at + 2 + last, { class: 'template-changed' });
  });
}

/** What is shown at blocks beside their texts: conditions, loops, findings, what the answers leave out. */
export function blockMarks(doc: Node, { chosen, hovered, marksOf, labelOf }: MarkedBlocks): DecorationSet {
  const found: Decoration[] = [];
  for (const { node, at } of allBlocks(doc)) {
    const key = keyOf(node);
    const marks = marksOf(node);
    const label = labelOf(node);
    const isLeftOut = marks.some(({ kind }) => kind === 'left-out');
    const attributes = {
      ...(key === chosen && { 'data-chosen': '' }),
      ...(key === hovered && { 'data-hovered': '' }),
      ...(isLeftOut && { 'data-left-out': '' }),
      ...(label !== undefined && { 'data-label': label }),
    };
    if (Object.keys(attributes).length > 0) found.push(Decoration.node(at, at + node.nodeSize, attributes));
    found.push(...changedStretches(node, at));
    if (marks.length === 0) continue;
    const words = marks.map(({ kind, text }) => `${kind} ${text}`).join('\n');
    found.push(
      Decoration.widget(at + 1, () => line(marks), { side: -1, key: `${key} ${words}`, ignoreSelection: true }),
    );
  }
  return DecorationSet.create(doc, found);
}
