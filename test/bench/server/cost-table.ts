import type { ListCost } from './list-costs.ts';

/** Costs of lists as a table of Markdown: a row for each list, a column for each size. */
export function costTable(costs: readonly ListCost[]): string {
  const cells = (parts: readonly string[]): string => `| ${parts.join(' | ')} |`;
  const lines = costs.map(({ title, at }) =>
    cells([
      title,
      ...at.map(({ milliseconds, pages }) => `${milliseconds.toFixed(1)} ms, ${pages.toLocaleString('en')}`),
    ]),
  );
  const heads = ['list', ...(costs[0]?.at ?? []).map(({ rows }) => `${rows.toLocaleString('en')} rows`)];
  return [cells(heads), cells(heads.map(() => '---')), ...lines].join('\n');
}
