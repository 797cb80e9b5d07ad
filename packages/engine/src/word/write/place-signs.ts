/**
 * Signs in the text of a filled part that tell where its blocks and values are. They are noncharacters: code points that Unicode sets aside
 * for the inner use of programs, and that no text may hold (The Unicode Standard, 23.7). A sign is a start, digits and an end.
 */
const start = '\uFDD0';
const digitZero = 0xfde0;
const ends = { block: '\uFDD1', from: '\uFDD2', to: '\uFDD3' } as const;

/** `block`: a block begins here. `from`, `to`: the value of a tag is between them. */
export type PlaceEdge = keyof typeof ends;

/** A sign, with the number of what it belongs to. */
export interface PlaceSign {
  readonly edge: PlaceEdge;
  readonly id: number;
}

const signs = /(\uFDD0[\uFDE0-\uFDE9]+[\uFDD1-\uFDD3])/;
const noncharacters = /[\uFDD0-\uFDEF]/g;
const edges: readonly PlaceEdge[] = ['block', 'from', 'to'];

export function placeSign({ edge, id }: PlaceSign): string {
  const digits = Array.from(String(id), (digit) => String.fromCharCode(digitZero + Number(digit)));
  return `${start}${digits.join('')}${ends[edge]}`;
}

export function holdsSigns(text: string): boolean {
  return text.includes(start);
}

/** The text without signs. */
export function withoutSigns(text: string): string {
  return text.replace(noncharacters, '');
}

/** The pieces of a text and the signs between them, in order. */
export function splitSigns(text: string): (string | PlaceSign)[] {
  return text.split(signs).map((piece, index) => {
    if (index % 2 === 0) return withoutSigns(piece);
    const digits = Array.from(piece.slice(1, -1), (digit) => digit.charCodeAt(0) - digitZero);
    const edge = edges.find((each) => piece.endsWith(ends[each])) ?? 'block';
    return { edge, id: Number(digits.join('')) };
  });
}
