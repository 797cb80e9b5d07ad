/** Characters that are other characters in a circle: ①, Ⓐ, ㊞, ㊗. */
const ranges: readonly (readonly [from: number, to: number])[] = [
  [0x2460, 0x2473],
  [0x24b6, 0x24ea],
  [0x3251, 0x325f],
  [0x3280, 0x32bf],
  [0x32d0, 0x32fe],
];

let circled: Map<string, string> | undefined;

/** The character that is the text in a circle; undefined when there is none. */
export function circledCharacter(text: string): string | undefined {
  if (!circled) {
    circled = new Map();
    for (const [from, to] of ranges) {
      for (let code = from; code <= to; code++) {
        const character = String.fromCodePoint(code);
        circled.set(character.normalize('NFKC'), character);
      }
    }
  }
  return circled.get(text.normalize('NFKC'));
}
