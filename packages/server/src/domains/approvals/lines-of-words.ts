/** Characters that begin no line, and those that end none. */
const neverFirst = new Set(
  '、。，．・：；？！）］｝」』】〕〉》”’ーぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ々,.:;?!)]}%',
);
const neverLast = new Set('（［｛「『【〔〈《“‘([{');

/** Width of words in em of the sheets' type, BIZ UDGothic: a character of ASCII is half an em, others are one. */
const emsOf = (words: string): number =>
  Array.from(words).reduce((sum, character) => sum + (character < '\u0080' ? 0.5 : 1), 0);

/** What stays together in a line, if it fits: a word of ASCII with the spaces behind it, or one other character. */
const piecesOf = (paragraph: string): readonly string[] => paragraph.match(/[!-~]+ *| +|./gsu) ?? [];

/** A piece in parts that fit a line. */
function partsOf(piece: string, ems: number): readonly string[] {
  const characters = Array.from(piece);
  const most = Math.max(1, Math.floor(ems * 2));
  if (emsOf(piece.trimEnd()) <= ems) return [piece];
  return Array.from({ length: Math.ceil(characters.length / most) }, (_, at) =>
    characters.slice(at * most, (at + 1) * most).join(''),
  );
}

/** May a line end between two pieces? */
function mayBreak(before: string, after: string): boolean {
  return !neverFirst.has(Array.from(after)[0] ?? '') && !neverLast.has(Array.from(before.trimEnd()).at(-1) ?? '');
}

/** The lines of one paragraph: a piece that may not begin a line takes the pieces before it with it. */
function linesOfParagraph(paragraph: string, ems: number): readonly string[] {
  const lines: string[] = [];
  let line: string[] = [];
  for (const piece of piecesOf(paragraph).flatMap((each) => partsOf(each, ems))) {
    if (line.length > 0 && emsOf([...line, piece].join('').trimEnd()) > ems) {
      let at = line.length;
      while (at > 1 && !mayBreak(line[at - 1] ?? '', line[at] ?? piece)) at -= 1;
      const breaksHere = mayBreak(line[at - 1] ?? '', line[at] ?? piece) ? at : line.length;
      lines.push(line.slice(0, breaksHere).join('').trimEnd());
      line = line.slice(breaksHere);
    }
    line.push(piece);
  }
  return [...lines, line.join('').trimEnd()];
}

/**
 * Words in lines of at most `ems` em, as a sheet sets them: no line begins with a closing bracket or a full stop, and a word of ASCII is
 * divided only if it is longer than a line. At least one line, which may be empty.
 */
export const linesOfWords = (words: string, ems: number): readonly string[] =>
  words.split(/\r\n|\r|\n/).flatMap((paragraph) => linesOfParagraph(paragraph, ems));
