import { configTable, type ConfigVariable } from './config-table.ts';

/** The table of docs/operations.md. */
export function configMarkdown(): string {
  const rows = (configTable as readonly ConfigVariable[]).map((row) => {
    const shown = row.defaultShown ?? (row.default === undefined ? 'none' : `\`${row.default}\``);
    const notes = [row.secret ? 'secret' : '', row.neededInProduction ? 'needed in production' : ''].filter(
      (note) => note !== '',
    );
    return `| \`${row.name}\` | ${shown} | ${row.description.replace(/\|/g, '\\|')}${notes.length > 0 ? ` (${notes.join(', ')})` : ''} |`;
  });
  return ['| variable | default | meaning |', '|---|---|---|', ...rows].join('\n');
}
