/** Columns of a terminal: Japanese characters take two. */
export function columnsOf(text: string): number {
  let columns = 0;
  // Colors take none.
  // oxlint-disable-next-line no-control-regex -- the escape character begins a color
  for (const character of text.replaceAll(/\u001B\[[\d;]*m/g, ''))
    columns += /[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6]/.test(
      character,
    )
      ? 2
      : 1;
  return columns;
}

/** What stays in one line: a word, or a Japanese character, with the brackets and punctuation that belong to it. */
const piece = /\s*[（「『]*(?:[!-~]+|[^\s!-~（「『])[、。，．）」』：；！？ー…ぁぃぅぇぉっゃゅょァィゥェォッャュョ]*/gu;

function wrapLine(line: string, width: number): string[] {
  const lines: string[] = [];
  let current = '';
  for (const [next] of line.matchAll(piece)) {
    if (current !== '' && columnsOf(current + next) > width) {
      lines.push(current);
      current = next.trimStart();
    } else {
      current += next;
    }
  }
  return [...lines, current];
}

/** Breaks text into lines of at most `width` columns, in Japanese between characters too. Line breaks stay. */
export function wrapText(text: string, width: number): string {
  return text
    .split('\n')
    .flatMap((line) => wrapLine(line, width))
    .join('\n');
}
