/** One character as a reader counts them. */
export interface Cluster {
  /** All of it, as written. */
  readonly text: string;
  readonly base: number;
  /** Variation selector, if one follows the base. */
  readonly selector?: number;
  /** Combining marks. */
  readonly marks?: readonly number[];
}

const mark = /\p{M}/u;
/** Characters that are never seen (Unicode Default_Ignorable_Code_Point): they go with the character before them. */
const ignorable = /\p{Default_Ignorable_Code_Point}/u;

export function isVariationSelector(codePoint: number): boolean {
  return (codePoint >= 0xfe00 && codePoint <= 0xfe0f) || (codePoint >= 0xe0100 && codePoint <= 0xe01ef);
}

/** What a code point is to the character before it. The range alone decides for most. */
function roleOf(codePoint: number): 'base' | 'selector' | 'mark' | 'ignored' {
  if (codePoint < 0x300) return codePoint === 0xad ? 'ignored' : 'base';
  if (codePoint >= 0x3030 && codePoint < 0xa000 && codePoint !== 0x3099 && codePoint !== 0x309a) {
    return codePoint === 0x3164 ? 'ignored' : 'base';
  }
  if (isVariationSelector(codePoint)) return 'selector';
  const character = String.fromCodePoint(codePoint);
  if (ignorable.test(character)) return 'ignored';
  return mark.test(character) ? 'mark' : 'base';
}

/** Whether a character always begins one of its own, whatever precedes it. */
export function isBase(codePoint: number): boolean {
  return roleOf(codePoint) === 'base';
}

/** A lone half of a surrogate pair cannot be written in a PDF; the replacement character marks its place. */
const replacement = '\ufffd';

/**
 * Splits a text into characters as a reader counts them: a base with its variation selector, combining marks and invisible
 * characters. Unlike Unicode's grapheme clusters, conjoining Hangul and emoji sequences are taken apart.
 */
export function splitClusters(text: string): Cluster[] {
  const clusters: Cluster[] = [];
  let open: { text: string; base: number; selector?: number; marks?: number[] } | undefined;
  let leading = '';
  for (const written of text) {
    const codePoint = written.codePointAt(0) ?? 0;
    const character = codePoint >= 0xd800 && codePoint <= 0xdfff ? replacement : written;
    const role = roleOf(codePoint);
    if (role === 'base' || (!open && role !== 'ignored')) {
      open = { text: leading + character, base: codePoint };
      leading = '';
      clusters.push(open);
    } else if (!open) leading += character;
    else {
      open.text += character;
      if (role === 'mark') open.marks = [...(open.marks ?? []), codePoint];
      // A selector after marks is none.
      else if (role === 'selector' && !open.marks) open.selector ??= codePoint;
    }
  }
  return clusters;
}
