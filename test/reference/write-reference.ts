import type { Entry, PublicName } from './public-names.ts';

const notice = '<!-- Written by `npm run docs:reference` from the docstrings of the sources. Do not edit. -->\n';

/** The link to a name's heading on its page, as GitHub makes it: two names that differ in case only are counted. */
function anchors(names: readonly PublicName[]): ReadonlyMap<string, string> {
  const counts = new Map<string, number>();
  return new Map(
    names.map(({ name }) => {
      const base = name.toLowerCase();
      const count = counts.get(base) ?? 0;
      counts.set(base, count + 1);
      return [name, count === 0 ? base : `${base}-${count}`];
    }),
  );
}

/** A docstring as paragraphs; `@throws` and `@param` become sentences of their own. */
function prose(docstring: string): string {
  return docstring
    .replaceAll(/^@throws\s+/gm, '\n**Throws** ')
    .replaceAll(/^@param (\w+)\s+/gm, '\n`$1`: ')
    .replaceAll(/^@returns?\s+/gm, '\n**Returns** ')
    .trim();
}

function section({ name, docstring, signature }: PublicName): string {
  const code = signature === '' ? '' : `\n\`\`\`ts\n${signature}\n\`\`\`\n`;
  return `### ${name}\n\n${prose(docstring)}\n${code}`;
}

/** One page for each entry, by its file name, and a table of them. A name of several entries is described once. */
export function writeReference(entries: readonly Entry[]): ReadonlyMap<string, string> {
  const homes = new Map<string, string>();
  // The entries of a subject describe their names; the root, `fill` and `node` refer to them.
  const last = ['fill', 'engine', 'node'];
  const order = [...entries].sort((a, b) => last.indexOf(a.page) - last.indexOf(b.page));
  const pages = new Map<string, string>();
  for (const entry of order) {
    const own = entry.names.filter(({ origin }) => !homes.has(origin));
    const others = entry.names.filter((each) => !own.includes(each));
    const values = own.filter(({ isValue }) => isValue);
    const types = own.filter(({ isValue }) => !isValue);
    const sorted = [...values, ...types];
    const links = anchors(sorted);
    const list = others.map(({ name, origin }) => `[${name}](${homes.get(origin) ?? ''})`).join(', ');
    const parts = [
      `${notice}\n# ${entry.specifier}\n\n${entry.about}\n`,
      values.length > 0 ? `## Functions, classes and values\n\n${values.map(section).join('\n')}` : '',
      types.length > 0 ? `## Types\n\n${types.map(section).join('\n')}` : '',
      others.length > 0 ? `## Described with other entries\n\n${list}\n` : '',
    ];
    pages.set(`${entry.page}.md`, parts.filter((part) => part !== '').join('\n'));
    for (const { name, origin } of sorted) homes.set(origin, `${entry.page}.md#${links.get(name) ?? ''}`);
  }
  const rows = entries.map(
    ({ specifier, page, about, names }) =>
      `| [\`${specifier}\`](${page}.md) | ${names.length} | ${(about.split(/(?<=\.)\s/)[0] ?? '').replaceAll('\n', ' ')} |`,
  );
  const table = `| entry | names | for |\n|---|---|---|\n${rows.join('\n')}\n`;
  pages.set(
    'README.md',
    `${notice}\n# Reference of @shorui/engine\n\nHow they are used together: [library.md](../library.md).\n\n${table}`,
  );
  return pages;
}
