import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const results = new URL('RESULTS.md', import.meta.url);
const heading =
  '# Measured\n\nEvery section is written by its bench. Ratios hold better than times: the machines differ.\n';

/** Puts the section of one bench into RESULTS.md, between its markers, and leaves the others alone. */
export function writeSection(name: string, text: string): void {
  const [start, end] = [`<!-- ${name}:start -->`, `<!-- ${name}:end -->`];
  const section = `${start}\n${text.trim()}\n${end}`;
  const before = existsSync(results) ? readFileSync(results, 'utf8') : heading;
  const from = before.indexOf(start);
  const to = before.indexOf(end);
  const after =
    from < 0 || to < 0
      ? `${before.trimEnd()}\n\n${section}\n`
      : before.slice(0, from) + section + before.slice(to + end.length);
  writeFileSync(results, after);
}
