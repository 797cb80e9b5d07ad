import { walkOperators } from '../../read/syntax/walk-operators.ts';

/** How a content stream leaves the graphics state. */
export interface ContentBalance {
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
export function contentBalance(content: Uint8Array): ContentBalance {
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
