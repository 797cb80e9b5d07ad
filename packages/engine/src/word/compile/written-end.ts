import type { ByteWriter } from '../write/byte-writer.ts';

/** What the document ends with so far: a paragraph, a table, or something else. */
export type WrittenBlock = 'paragraph' | 'table' | null;

/** Tags that may follow a block without being one: ends of ranges, and of what wraps blocks. Local names. */
const transparent: ReadonlySet<string> = new Set([
  'bookmarkStart',
  'bookmarkEnd',
  'commentRangeStart',
  'commentRangeEnd',
  'permStart',
  'permEnd',
  'proofErr',
  '/sdtContent',
  '/sdt',
  '/customXml',
]);

const lessThan = 0x3c;
const greaterThan = 0x3e;
const slash = 0x2f;

function localName(tag: string): string {
  const name = /^<(\/?)(?:[^\s:/>]+:)?([^\s:/>]+)/.exec(tag);
  return name ? `${name[1] ?? ''}${name[2] ?? ''}` : '';
}

const decoder = new TextDecoder();

/** What the last tags of some bytes say; undefined when more bytes before them are needed. */
function lastBlock(bytes: Uint8Array, outwards: boolean): WrittenBlock | undefined {
  let inHead = false;
  for (let end = bytes.length; end > 0;) {
    if (bytes[end - 1] !== greaterThan) return null;
    const start = bytes.lastIndexOf(lessThan, end - 1);
    if (start < 0) return undefined;
    const name = localName(decoder.decode(bytes.subarray(start, end)));
    const isSelfClosed = bytes[end - 2] === slash;
    if (inHead) inHead = name !== 'sdt';
    else if (name === '/p' || (name === 'p' && isSelfClosed)) return 'paragraph';
    else if (name === '/tbl') return 'table';
    else if (outwards && name === 'sdtContent' && !isSelfClosed) inHead = true;
    else if (!transparent.has(name)) return null;
    end = start;
  }
  return undefined;
}

/**
 * The last block that was written. Marks of bookmarks, comments and permissions after it do not count; with `outwards`, neither
 * does the beginning of the content control that is being written.
 */
export function writtenBlock(out: ByteWriter, outwards = false): WrittenBlock {
  const { length } = out;
  for (let size = 64; ; size *= 8) {
    const from = Math.max(0, length - size);
    const found = lastBlock(out.slice(from, length), outwards);
    if (found !== undefined) return found;
    if (from === 0) return null;
  }
}
