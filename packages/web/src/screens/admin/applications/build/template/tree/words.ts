import type { Node } from 'prosemirror-model';
import { templateSchema } from './schema.ts';

/** A tag, or a line break. Braces in texts of tags are rare and stay text; they print the same. */
const marks = /\{\{[^{}\n]*\}\}|\n/g;

/** The nodes of a text: its tags and line breaks are nodes of their own. */
export function inlineOf(text: string): Node[] {
  const { nodes } = templateSchema;
  const found: Node[] = [];
  let at = 0;
  for (const { 0: mark, index } of text.matchAll(marks)) {
    if (index > at) found.push(templateSchema.text(text.slice(at, index)));
    found.push(mark === '\n' ? nodes.lineBreak.create() : nodes.field.create({ tag: mark }));
    at = index + mark.length;
  }
  if (at < text.length) found.push(templateSchema.text(text.slice(at)));
  return found;
}

export const wordsNode = (text: string): Node => templateSchema.nodes.words.create(null, inlineOf(text));

/** The position in the words of a block before the character at an offset of its text. A tag is one position, however long it is. */
export function positionIn(words: Node, offset: number): number {
  let [at, text] = [0, 0];
  for (const child of words.children) {
    const length = child.isText ? child.nodeSize : (child.type.spec.leafText?.(child) ?? '').length;
    if (offset < text + length) return child.isText ? at + offset - text : at;
    [at, text] = [at + child.nodeSize, text + length];
  }
  return at;
}
