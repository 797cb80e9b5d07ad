import type { Node } from 'prosemirror-model';
import type { BlockKind, Shell } from './schema.ts';

/** Is the node a block of the tree, rather than a text or a tag in one? */
export const isBlock = (node: Node): boolean => node.attrs['shell'] !== undefined && node.type.name !== 'doc';

export const shellOf = (node: Node): Shell => node.attrs['shell'] as Shell;
export const kindOf = (node: Node): BlockKind => node.type.name as BlockKind;

/** May the block be moved, formatted and removed? Blocks of an uploaded file may not. */
export const isOwn = (node: Node): boolean => node.attrs['own'] === true;

/** The text that the uploaded file has in a block; null for a block that was put in or has no text. */
export const fileText = (node: Node): string | null => node.attrs['file'] as string | null;

/** May the text of the block be changed? */
export const isWritable = (node: Node): boolean => isOwn(node) || fileText(node) !== null;

/** The address of a block: its part (empty for the main document) and path. */
export type BlockKey = string;
export const keyFrom = (part: string, path: string): BlockKey => `${part}#${path}`;
export const keyOf = (node: Node): BlockKey => keyFrom(String(node.attrs['part']), shellOf(node).path.join('.'));

export interface FoundBlock {
  readonly node: Node;
  /** Position before the node in the document. */
  readonly at: number;
  /** The blocks around it, outermost first. */
  readonly around: readonly Node[];
}

/** The block with a key. */
export function findBlock(doc: Node, key: BlockKey | undefined): FoundBlock | undefined {
  if (key === undefined) return undefined;
  let at = -1;
  doc.descendants((node, position) => {
    if (at >= 0 || !isBlock(node)) return false;
    if (keyOf(node) === key) at = position;
    return at < 0;
  });
  return at < 0 ? undefined : blockAt(doc, at);
}

/** The block that begins at a position, with those around it. */
export function blockAt(doc: Node, at: number): FoundBlock | undefined {
  const node = doc.nodeAt(at);
  if (node === null || !isBlock(node)) return undefined;
  const place = doc.resolve(at);
  const around = Array.from({ length: place.depth }, (_, depth) => place.node(depth + 1));
  return { node, at, around };
}

/** The words of a block itself. */
export const wordsOf = (node: Node): Node | undefined =>
  node.firstChild?.type.name === 'words' ? node.firstChild : undefined;

/** The text of a block itself, with its tags as they are written. */
export function ownText(node: Node): string {
  const words = wordsOf(node);
  return words === undefined ? '' : words.textBetween(0, words.content.size, '', (leaf) => leafTextOf(leaf));
}

const leafTextOf = (leaf: Node): string => leaf.type.spec.leafText?.(leaf) ?? '';

/** All text in a block, as its label in lists. */
export function allText(node: Node): string {
  const own = ownText(node).trim();
  if (own !== '') return own;
  let found = '';
  node.forEach((child) => {
    if (found === '' && isBlock(child)) found = allText(child);
  });
  return found;
}

/** Every block of a document with its position, outer ones first. */
export function* allBlocks(doc: Node, from = 0): Generator<{ readonly node: Node; readonly at: number }> {
  let at = from;
  for (let index = 0; index < doc.childCount; index++) {
    const node = doc.child(index);
    if (isBlock(node)) {
      yield { node, at };
      yield* allBlocks(node, at + 1);
    }
    at += node.nodeSize;
  }
}

/** Does a block of the file read differently than the file? */
export const isChanged = (node: Node): boolean => fileText(node) !== null && ownText(node) !== fileText(node);
