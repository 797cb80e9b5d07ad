import { childNamed, shown, type XmlNode } from './xml-node.ts';

/** A part with text of the document: the main one, headers, footers, notes, comments. */
export interface Story {
  readonly part: string;
  readonly root: XmlNode;
}

/** Says which keys stand twice. */
class Once {
  readonly #seen = new Set<string>();
  isAgain(key: string): boolean {
    const again = this.#seen.has(key);
    this.#seen.add(key);
    return again;
  }
}

const at = ({ part }: Story, node: XmlNode): string => `${part}:${node.line}`;

/** Pairs of marks that hold a stretch: both there, once, in order (ECMA-376 part 1, 17.13). */
const ranges: readonly (readonly [rule: string, start: string, end: string])[] = [
  ['bookmark', 'w:bookmarkStart', 'w:bookmarkEnd'],
  ['comment-range', 'w:commentRangeStart', 'w:commentRangeEnd'],
  ['move-from', 'w:moveFromRangeStart', 'w:moveFromRangeEnd'],
  ['move-to', 'w:moveToRangeStart', 'w:moveToRangeEnd'],
  ['permission', 'w:permStart', 'w:permEnd'],
];

function* checkRanges(stories: readonly Story[]): Generator<string> {
  for (const [rule, start, end] of ranges) {
    const starts = new Once();
    for (const story of stories) {
      const open = new Set<string>();
      const ends = new Once();
      for (const node of shown(story.root)) {
        const id = node.attributes.get('w:id') ?? '';
        if (node.name === start) {
          if (starts.isAgain(id)) yield `${rule}-id ${at(story, node)}: ${start} ${id} stands twice`;
          open.add(id);
        } else if (node.name === end) {
          if (ends.isAgain(id)) yield `${rule}-id ${at(story, node)}: ${end} ${id} stands twice`;
          else if (!open.delete(id)) yield `${rule}-pair ${at(story, node)}: ${end} ${id} without a start before it`;
        }
      }
      for (const id of open) yield `${rule}-pair ${story.part}: ${start} ${id} is never ended`;
    }
  }
}

/** Ids that no two elements of the document may share: what they are called, and where they stand. */
const uniqueIds: readonly (readonly [rule: string, value: (node: XmlNode) => string | undefined])[] = [
  ['bookmark-name', (node) => (node.name === 'w:bookmarkStart' ? node.attributes.get('w:name') : undefined)],
  [
    'content-control-id',
    (node) => (node.name === 'w:id' && node.parent?.name === 'w:sdtPr' ? node.attributes.get('w:val') : undefined),
  ],
  [
    'paragraph-id',
    (node) => (node.name === 'w:p' || node.name === 'w:tr' ? node.attributes.get('w14:paraId') : undefined),
  ],
  [
    'shape-id',
    ({ name, attributes }) => (name.startsWith('v:') && name !== 'v:shapetype' ? attributes.get('id') : undefined),
  ],
  ['shape-number', ({ name, attributes }) => (name.startsWith('v:') ? attributes.get('o:spid') : undefined)],
  ['object-id', ({ name, attributes }) => (name === 'o:OLEObject' ? attributes.get('ObjectID') : undefined)],
  ['comment-id', (node) => (node.name === 'w:comment' ? node.attributes.get('w:id') : undefined)],
  ['comment-reference', (node) => (node.name === 'w:commentReference' ? node.attributes.get('w:id') : undefined)],
  ['footnote-id', (node) => (node.name === 'w:footnote' ? node.attributes.get('w:id') : undefined)],
  ['endnote-id', (node) => (node.name === 'w:endnote' ? node.attributes.get('w:id') : undefined)],
  ['footnote-reference', (node) => (node.name === 'w:footnoteReference' ? node.attributes.get('w:id') : undefined)],
  ['endnote-reference', (node) => (node.name === 'w:endnoteReference' ? node.attributes.get('w:id') : undefined)],
];

function* checkUnique(stories: readonly Story[]): Generator<string> {
  for (const [rule, value] of uniqueIds) {
    const ids = new Once();
    for (const story of stories) {
      for (const node of shown(story.root)) {
        const id = value(node);
        if (id !== undefined && ids.isAgain(id)) yield `${rule} ${at(story, node)}: ${id} stands twice`;
      }
    }
  }
  for (const story of stories) {
    const ids = new Once();
    for (const node of shown(story.root)) {
      const id = node.name === 'wp:docPr' ? node.attributes.get('id') : undefined;
      if (id !== undefined && ids.isAgain(id)) yield `drawing-id ${at(story, node)}: ${id} stands twice`;
      const paragraph = node.attributes.get('w14:paraId');
      if (paragraph !== undefined && !/^[0-7][0-9A-F]{7}$/i.test(paragraph))
        yield `paragraph-id ${at(story, node)}: ${paragraph} is no number below 80000000`;
    }
  }
}

/** References by id and where their targets stand. */
const references: readonly (readonly [rule: string, target: string, from: readonly string[], both: boolean])[] = [
  ['comment-missing', 'w:comment', ['w:commentReference', 'w:commentRangeStart', 'w:commentRangeEnd'], true],
  ['footnote-missing', 'w:footnote', ['w:footnoteReference'], false],
  ['endnote-missing', 'w:endnote', ['w:endnoteReference'], false],
];

function* checkTargets(stories: readonly Story[]): Generator<string> {
  for (const [rule, target, from, both] of references) {
    const wanted = new Set<string>();
    const there = new Set<string>();
    for (const { root } of stories) {
      for (const node of shown(root)) {
        const id = node.attributes.get('w:id');
        if (id === undefined) continue;
        if (node.name === target) there.add(id);
        else if (from.includes(node.name)) wanted.add(id);
      }
    }
    for (const id of wanted) if (!there.has(id)) yield `${rule} : there is no ${target} ${id}`;
    if (both)
      for (const id of there)
        if (!wanted.has(id)) yield `${rule.replace('missing', 'unanchored')} : nothing refers to ${target} ${id}`;
  }
}

/** Lists that paragraphs are in exist, and so do the descriptions they are made of (17.9). */
export function* checkNumbering(stories: readonly Story[], numbering: XmlNode | undefined): Generator<string> {
  const lists = new Set<string>();
  const abstract = new Set<string>();
  for (const node of numbering?.children ?? []) {
    const own = node.name === 'w:num' ? lists : node.name === 'w:abstractNum' ? abstract : null;
    const id = node.attributes.get(node.name === 'w:num' ? 'w:numId' : 'w:abstractNumId') ?? '';
    if (own?.has(id)) yield `numbering-id word/numbering.xml:${node.line}: ${node.name} ${id} stands twice`;
    own?.add(id);
  }
  for (const node of numbering?.children ?? []) {
    const from = node.name === 'w:num' ? childNamed(node, 'w:abstractNumId')?.attributes.get('w:val') : undefined;
    if (from !== undefined && !abstract.has(from))
      yield `numbering-missing word/numbering.xml:${node.line}: there is no w:abstractNum ${from}`;
  }
  for (const story of stories) {
    for (const node of shown(story.root)) {
      const id = node.name === 'w:numId' ? node.attributes.get('w:val') : undefined;
      if (id !== undefined && id !== '0' && !lists.has(id))
        yield `numbering-missing ${at(story, node)}: there is no w:num ${id}`;
    }
  }
}

/** Fields begin, separate and end in order (17.16.18). */
function* checkFields(stories: readonly Story[]): Generator<string> {
  for (const story of stories) {
    const open: ('begin' | 'separate')[] = [];
    for (const node of shown(story.root)) {
      const kind = node.name === 'w:fldChar' ? node.attributes.get('w:fldCharType') : undefined;
      if (kind === 'begin') open.push('begin');
      else if (kind === 'separate' && open.pop() === 'begin') open.push('separate');
      else if (kind !== undefined && !(kind === 'end' && open.pop() !== undefined))
        yield `field-pair ${at(story, node)}: ${kind} without a begin`;
    }
    if (open.length > 0) yield `field-pair ${story.part}: ${open.length} fields are never ended`;
  }
}

/** Ids are unique and lead somewhere, over all parts with text. */
export function* checkIds(stories: readonly Story[]): Generator<string> {
  yield* checkRanges(stories);
  yield* checkUnique(stories);
  yield* checkTargets(stories);
  yield* checkFields(stories);
}
