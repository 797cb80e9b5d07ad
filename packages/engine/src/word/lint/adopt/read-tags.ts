/** Which signs begin and end a tag of the old template. */
export interface Delimiters {
  readonly open: string;
  readonly close: string;
}

/** What a tag of docxtemplater does. */
export type OldTagKind = 'value' | 'open' | 'inverted' | 'close' | 'raw' | 'html' | 'image' | 'unknown';

/** A tag of the old template, as it was read. */
export interface OldTag {
  readonly kind: OldTagKind;
  /** What follows the sign of the kind, without spaces around it. */
  readonly name: string;
  /** Does a sign ask for list semantics of rows or paragraphs (`{-w:tr 明細}`)? */
  readonly isList: boolean;
  /** The tag as written, and where it is in the text of its paragraph. */
  readonly text: string;
  readonly start: number;
}

const kinds: readonly (readonly [sign: string, kind: OldTagKind])[] = [
  ['#', 'open'],
  ['^', 'inverted'],
  ['/', 'close'],
  ['@', 'raw'],
  ['~~', 'html'],
  ['~', 'html'],
  ['%%', 'image'],
  ['%', 'image'],
];

/** Signs of modules, and a change of the delimiters: nothing that can be converted. */
const unknownSign = /^(?:[:=*!?>+&"]|\$(?!index\b))/;

function readTag(text: string, inner: string, start: number): OldTag {
  const body = inner.trim();
  const dash = /^-([\w:]+)\s+(.+)$/su.exec(body);
  if (dash) return { kind: 'open', name: (dash[2] ?? '').trim(), isList: true, text, start };
  const sign = kinds.find(([each]) => body.startsWith(each));
  // `!a` in a value tag is not an expression that prints something.
  if (!sign && (body === '' || unknownSign.test(body)))
    return { kind: 'unknown', name: body, isList: false, text, start };
  if (!sign) return { kind: 'value', name: body, isList: false, text, start };
  return { kind: sign[1], name: body.slice(sign[0].length).trim(), isList: false, text, start };
}

/** The tags in the text of a paragraph. */
export function readTags(text: string, { open, close }: Delimiters): OldTag[] {
  const tags: OldTag[] = [];
  for (let start = text.indexOf(open); start >= 0; start = text.indexOf(open, start)) {
    const end = text.indexOf(close, start + open.length);
    if (end < 0) break;
    // The innermost: an opening sign before this one is text.
    const from = text.lastIndexOf(open, end - 1);
    tags.push(readTag(text.slice(from, end + close.length), text.slice(from + open.length, end), from));
    start = end + close.length;
  }
  return tags;
}
