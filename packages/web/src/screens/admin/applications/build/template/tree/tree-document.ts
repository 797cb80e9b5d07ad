import { replacedText } from '@shorui/engine/editor';
import type { EditorBlock, TemplateDocument } from '@shorui/engine/model';
import type { Node } from 'prosemirror-model';
import { fileText, isBlock, ownText, shellOf, wordsOf } from './block-node.ts';
import { replacementsBetween } from './replacements.ts';
import { isInsertedKind, templateSchema, type Shell } from './schema.ts';
import { wordsNode } from './words.ts';

/** Where the content of a template comes from: blocks of an uploaded file stay as they are, a document without one is free. */
export type TreeOrigin = 'uploaded' | 'authored';

function shellFrom(block: EditorBlock): Shell {
  return {
    ...block,
    ...('text' in block && { text: '' }),
    ...('children' in block && { children: [] }),
  };
}

interface Around {
  readonly part: string;
  /** What is around was put in by the editor. */
  readonly isOwn: boolean;
}

/** The node of a block. */
export function nodeOf(block: EditorBlock, { part, isOwn: isAroundOwn }: Around): Node {
  const own = isAroundOwn || isInsertedKind(block.type);
  // A passage may enclose blocks of the file.
  const inner = { part: block.part ?? part, isOwn: own && (isAroundOwn || block.type !== 'proposal') };
  const children = (block.children ?? []).map((child) => nodeOf(child, inner));
  const words = block.text === undefined ? [] : [wordsNode(own ? block.text : replacedText(block))];
  const attrs = { shell: shellFrom(block), part: inner.part, own, file: own ? null : (block.text ?? null) };
  return templateSchema.nodes[block.type].create(attrs, [...words, ...children]);
}

/**
 * The document of ProseMirror for a whole tree.
 * @throws {RangeError} when a block holds what its type cannot hold
 */
export function documentOf(tree: TemplateDocument, origin: TreeOrigin): Node {
  const around = { part: '', isOwn: origin === 'authored' };
  const doc = templateSchema.nodes.doc.create(
    { shell: { ...tree, children: [] } },
    tree.children.map((block) => nodeOf(block, around)),
  );
  doc.check();
  return doc;
}

/** Text and replacements of a block of the file; the replacements that it had, where they still make its text. */
function fileTextOf(node: Node, text: string): Pick<EditorBlock, 'text' | 'replacements'> {
  const now = ownText(node);
  const { replacements } = shellOf(node);
  if (replacements !== undefined && replacedText({ text, replacements }) === now) return { text, replacements };
  const changed = replacementsBetween(text, now);
  return { text, ...(changed.length > 0 && { replacements: changed }) };
}

/** The block of a node. Keys are in the order that they had. */
export function blockOf(node: Node): EditorBlock {
  const { text: _text, children: _children, replacements: _replacements, ...rest } = shellOf(node);
  const file = fileText(node);
  const words = wordsOf(node);
  const children: EditorBlock[] = [];
  node.forEach((child) => {
    if (isBlock(child)) children.push(blockOf(child));
  });
  const hasChildren = children.length > 0 || shellOf(node).children !== undefined;
  const keys = new Set(Object.keys(shellOf(node)));
  const values: EditorBlock = {
    ...rest,
    ...(words !== undefined && (file === null ? { text: ownText(node) } : fileTextOf(node, file))),
    ...(hasChildren && { children }),
  };
  const known = [...keys].filter((key) => key in values);
  const others = Object.keys(values).filter((key) => !keys.has(key));
  const ordered = [...known, ...others].map((key) => [key, values[key as keyof EditorBlock]] as const);
  return Object.fromEntries(ordered) as unknown as EditorBlock;
}

/** The whole tree of a document: the same bytes as JSON, unless it was changed. */
export function treeOf(doc: Node): TemplateDocument {
  const children: EditorBlock[] = [];
  doc.forEach((child) => children.push(blockOf(child)));
  return { ...(doc.attrs['shell'] as TemplateDocument), children };
}
