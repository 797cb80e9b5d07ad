import { insertedBlockTypes, type EditorBlock } from '@shorui/engine/model';
import { Schema, type NodeSpec } from 'prosemirror-model';

/** A type of block of the template editor's tree. */
export type BlockKind = EditorBlock['type'];

/**
 * What a block of each type may hold. `words` is its own text; `block` is what may be next to paragraphs, `any` also rows, cells and items,
 * which a passage may enclose.
 */
const contents: Readonly<Record<BlockKind, string>> = {
  section: 'words? block*',
  header: 'words? block*',
  footer: 'words? block*',
  footnote: 'words? block*',
  endnote: 'words? block*',
  textBox: 'words? block*',
  contentControl: 'words? any*',
  paragraph: 'words? block*',
  newParagraph: 'words? block*',
  list: 'words? any*',
  newList: 'words? (listItem | list | newList)*',
  listItem: 'words? any*',
  table: '(row | contentControl | proposal)*',
  newTable: 'row*',
  row: '(cell | contentControl | proposal)*',
  cell: 'words? block*',
  image: 'words? block*',
  pagebreak: 'words? block*',
  proposal: 'words? any*',
};
export const blockKinds = Object.keys(contents) as readonly BlockKind[];

const held: ReadonlySet<BlockKind> = new Set(['row', 'cell', 'listItem']);
const inserted: ReadonlySet<string> = new Set(insertedBlockTypes);

/** Is the block one that the editor puts in, whatever is around it? */
export const isInsertedKind = (kind: string): boolean => inserted.has(kind);

/** What a block of the tree is apart from its text and the blocks in it; these are empty here, so that the order of the keys is kept. */
export type Shell = Readonly<EditorBlock>;

const blockSpec = (kind: BlockKind): NodeSpec => ({
  content: contents[kind],
  group: held.has(kind) ? 'any' : 'block any',
  // `file`: the text that the uploaded file has here; null for what was put in and for what has no text.
  attrs: { shell: {}, part: { default: '' }, own: { default: false }, file: { default: null } },
  defining: true,
  isolating: true,
  selectable: true,
  toDOM: ({ attrs }) => [
    'div',
    {
      class: 'template-block',
      'data-kind': kind,
      'data-key': `${String(attrs['part'])}#${(attrs['shell'] as Shell).path.join('.')}`,
      ...(attrs['own'] === true && { 'data-own': '' }),
    },
    0,
  ],
});

const blocks = Object.fromEntries(blockKinds.map((kind) => [kind, blockSpec(kind)])) as Record<BlockKind, NodeSpec>;

/** The tree of the template editor as a document of ProseMirror: its blocks, and texts with tags and line breaks. */
export const templateSchema = new Schema({
  nodes: {
    doc: { content: 'block*', attrs: { shell: { default: { children: [] } } } },
    text: { group: 'inline' },
    ...blocks,
    words: {
      content: 'inline*',
      whitespace: 'pre',
      toDOM: () => ['p', { class: 'template-words' }, 0],
      parseDOM: [{ tag: 'p' }],
    },
    /** A tag as it is written: {{氏名}}. */
    field: {
      group: 'inline',
      inline: true,
      atom: true,
      attrs: { tag: { validate: 'string' } },
      leafText: (node) => String(node.attrs['tag']),
      toDOM: (node) => ['span', { class: 'template-field' }, String(node.attrs['tag']).replace(/^\{\{|\}\}$/g, '')],
    },
    lineBreak: {
      group: 'inline',
      inline: true,
      selectable: false,
      leafText: () => '\n',
      toDOM: () => ['br'],
      parseDOM: [{ tag: 'br' }],
    },
  },
});
