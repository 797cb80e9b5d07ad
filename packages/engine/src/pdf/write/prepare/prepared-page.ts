import { catchProblems } from '../../../problems/index.ts';
import { joinBytes } from '../../read/encryption/join-bytes.ts';
import { PdfDict, type PdfValue } from '../../read/objects/pdf-value.ts';
import type { Matrix } from '../../read/pages/page-matrices.ts';
import type { PdfPage } from '../../read/pages/pdf-page.ts';
import type { PdfFile } from '../../read/pdf-file.ts';
import { streamOf } from '../../read/pdf-objects.ts';
import { walkOperators } from '../../read/syntax/walk-operators.ts';
import { ByteBuffer } from '../byte-buffer.ts';
import { numberSyntax, nameSyntax, writeValue, type StringCipher } from '../write-value.ts';

/** How a content stream leaves the graphics state. */
interface ContentBalance {
  /** States saved and not restored at the end. */
  readonly open: number;
  /** States restored that were never saved. */
  readonly missing: number;
  /** A text object is still open at the end. */
  readonly inText: boolean;
  /** Marked content that is still open at the end: a hidden layer would hide what is drawn next. */
  readonly marked: number;
  /** False when the content ends inside a string, an array, a dictionary or an inline image, or with a path not painted. */
  readonly whole: boolean;
}

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));
const pathOperators = words('m l c v y re h');
const paintOperators = words('S s f F f* B B* b b* n');

/** Follows the operators that save and restore states and open and close texts and marked content through a page's content. */
function contentBalance(content: Uint8Array): ContentBalance {
  let depth = 0;
  let lowest = 0;
  let marked = 0;
  let inText = false;
  let inPath = false;
  const whole = walkOperators(content, (start, length) => {
    const first = content[start];
    const second = content[start + 1];
    const third = content[start + 2];
    if (length === 1 && first === 0x71) depth++;
    else if (length === 1 && first === 0x51) lowest = Math.min(lowest, --depth);
    else if (length === 2 && first === 0x42 && second === 0x54) inText = true;
    else if (length === 2 && first === 0x45 && second === 0x54) inText = false;
    else if (length === 3 && third === 0x43) {
      // BMC and BDC open marked content, EMC closes it.
      if (first === 0x42 && (second === 0x4d || second === 0x44)) marked++;
      else if (first === 0x45 && second === 0x4d) marked = Math.max(0, marked - 1);
    } else if (length <= 2) {
      const operator = String.fromCharCode(...content.subarray(start, start + length));
      if (pathOperators.has(operator)) inPath = true;
      else if (paintOperators.has(operator)) inPath = false;
    }
  });
  return { open: depth - lowest, missing: -lowest, inText, marked, whole: whole && !inPath };
}

/**
 * A resource dictionary in bytes: of a category that is a dictionary its entries, of another (ProcSet) the whole entry, with its
 * key.
 */
type PreparedResources = ReadonlyMap<string, { readonly inner: Uint8Array } | { readonly whole: Uint8Array }>;

/** A page made ready, in bytes, to be written again with more content and resources. */
export interface PreparedPage {
  readonly page: PdfPage;
  /** All entries but Contents and Resources, each with its key. */
  readonly entries: readonly (readonly [key: string, bytes: Uint8Array])[];
  readonly resources: PreparedResources;
  /**
   * The page's own content, where what is drawn next would become a part of it: its data ends too early, or inside an object.
   * It is then drawn as a form XObject, which ends by itself (8.10.1).
   */
  readonly enclosed: Uint8Array | undefined;
  /** Operators before the page's own content: they save the graphics state. */
  readonly before: string;
  /** Operators behind it: they restore the state, whatever the content left open. */
  readonly after: string;
  /** Operators that open and close what is drawn in pt from the bottom left of the page as seen. */
  readonly open: string;
}

/** One entry of a dictionary, ready to follow any other. */
export function entryBytes(key: string, value: PdfValue, encrypt: StringCipher | undefined): Uint8Array {
  const out = new ByteBuffer(128);
  out.writeText(nameSyntax(key));
  writeValue(out, value, encrypt);
  return out.written.slice();
}

function prepareResources(file: PdfFile, resources: PdfDict, encrypt: StringCipher | undefined): PreparedResources {
  const prepared = new Map<string, { inner: Uint8Array } | { whole: Uint8Array }>();
  for (const [category, value] of resources.entries()) {
    const found = file.resolve(value);
    if (found instanceof PdfDict) {
      const inner = Array.from(found.entries(), ([name, item]) => entryBytes(name, item, encrypt));
      prepared.set(category, { inner: joinBytes(...inner) });
    } else prepared.set(category, { whole: entryBytes(category, value, encrypt) });
  }
  return prepared;
}

const settled: ContentBalance = { open: 0, missing: 0, inText: false, marked: 0, whole: true };

interface OwnContent {
  readonly bytes: Uint8Array;
  readonly balance: ContentBalance;
}

function readContent(file: PdfFile, page: PdfPage): OwnContent {
  const read = (): OwnContent => {
    const parts: Uint8Array[] = [];
    let complete = true;
    for (const ref of page.contents) {
      const stream = streamOf(file, ref);
      if (!stream) continue;
      const decoded = file.decode(stream);
      complete &&= decoded.complete;
      parts.push(decoded.bytes, Uint8Array.of(0x0a));
    }
    const bytes = joinBytes(...parts);
    const balance = contentBalance(bytes);
    return { bytes, balance: { ...balance, whole: balance.whole && complete } };
  };
  // Content that cannot be unpacked draws nothing, so it leaves nothing open.
  return catchProblems(read, () => ({ bytes: new Uint8Array(), balance: settled }));
}

/** States and marked content beyond this are not closed one by one: no viewer keeps so many. */
const mostStates = 500;

const isIdentity = (matrix: Matrix): boolean =>
  matrix.every((value, index) => value === (index === 0 || index === 3 ? 1 : 0));

/** Operators that bring the graphics state back to where it was before the page's content. */
function closing({ open, inText, marked }: ContentBalance): string {
  const text = inText ? 'ET\n' : '';
  return text + 'EMC\n'.repeat(Math.min(marked, mostStates)) + 'Q\n'.repeat(Math.min(open, mostStates) + 1);
}

export function preparePage(file: PdfFile, page: PdfPage, encrypt: StringCipher | undefined): PreparedPage {
  const entries: (readonly [string, Uint8Array])[] = [];
  for (const [key, value] of page.dict.entries()) {
    if (key !== 'Contents' && key !== 'Resources') entries.push([key, entryBytes(key, value, encrypt)]);
  }
  const { bytes, balance } = readContent(file, page);
  const matrix = page.uprightToUser;
  const place = isIdentity(matrix) ? '' : `${matrix.map(numberSyntax).join(' ')} cm\n`;
  return {
    page,
    entries,
    resources: prepareResources(file, page.resources, encrypt),
    enclosed: balance.whole ? undefined : bytes,
    before: balance.whole ? 'q\n'.repeat(Math.min(balance.missing, mostStates) + 1) : '',
    after: balance.whole ? closing(balance) : '',
    open: `q\n${place}`,
  };
}
