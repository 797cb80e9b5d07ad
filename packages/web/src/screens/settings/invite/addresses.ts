/** Addresses of a text, one a line or separated by commas, full-width ones included; each once, in their order. */
export function readAddresses(text: string): string[] {
  const parts = text
    .split(/[\s,，、;；]+/)
    .map((part) => part.replace(/[！-～]/g, (wide) => String.fromCodePoint((wide.codePointAt(0) ?? 0) - 0xfee0)));
  return [...new Set(parts.filter((part) => part !== ''))];
}

/** Messages of a list of addresses (`emails[2]`) as one text, a line for each address that is wrong. */
export function linesOfErrors(
  errors: Readonly<Record<string, readonly string[]>>,
  addresses: readonly string[],
  words: (line: number, address: string, message: string) => string,
): Record<string, readonly string[]> {
  const lines: string[] = [];
  const others: [string, readonly string[]][] = [];
  for (const [path, messages] of Object.entries(errors)) {
    const at = /^emails\[(\d+)\]$/.exec(path)?.[1];
    if (at === undefined) others.push([path, messages]);
    else lines.push(words(Number(at) + 1, addresses[Number(at)] ?? '', messages[0] ?? ''));
  }
  return Object.fromEntries(lines.length === 0 ? others : [...others, ['emails', [lines.join('\n')]]]);
}
