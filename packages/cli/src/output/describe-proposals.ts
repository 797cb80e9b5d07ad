import { fillablePlaces } from '@shorui/engine/document';
import type { PdfReport } from '@shorui/engine/node';
import type { CommandContext } from '../command-context.ts';

/** Rows of the table; the rest is in `--json` and `--fields`. */
const mostRows = 100;
/** Widest name, in columns of a terminal. */
const widestName = 40;

/** Columns of a terminal that a text takes: kanji and kana take two. */
const columns = (text: string): number =>
  Array.from(text).reduce(
    (sum, character) =>
      sum +
      (/[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/u.test(character)
        ? 2
        : 1),
    0,
  );

const padded = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - columns(text)));

/** The proposed fields as a short table. */
export function describeProposals(context: CommandContext, report: PdfReport): string[] {
  const { colors } = context;
  const words = context.messages.inspectPdf;
  const fields = fillablePlaces(report.proposed.fields, report.proposals);
  if (fields.length === 0) return ['', words.noProposed];
  const shown = fields.slice(0, mostRows);
  const width = Math.min(widestName, Math.max(...shown.map(({ name }) => columns(name))));
  const kindWidth = Math.max(...Object.values(words.kind).map(columns));
  const rows = shown.map(({ name, page = 1, position_x, position_y, style, option_value, kind }) => {
    const cells = style?.cells?.count ?? style?.cells?.boxes?.length;
    const place = `${words.onPage(page)} ${position_x.toFixed(1)}, ${position_y.toFixed(1)}`;
    const size = `${(style?.width ?? 0).toFixed(1)}×${(style?.height ?? 0).toFixed(1)} mm`;
    const notes = [
      ...(cells === undefined ? [] : [words.cells(cells)]),
      ...(option_value === undefined ? [] : [option_value]),
    ];
    const parts = [
      padded(name, width),
      colors.cyan(padded(words.kind[kind], kindWidth)),
      colors.dim(padded(place, 22)),
      size,
      ...notes,
    ];
    return `  ${parts.join('  ')}`;
  });
  return [
    '',
    colors.bold(words.proposed(fields.length)),
    ...rows,
    ...(fields.length > mostRows ? [`  ${words.rest(fields.length - mostRows)}`] : []),
    ...report.repeats.map(
      ({ page = 1, rows: count, fields: [first] }) => `  ${words.repeat(page, first?.name ?? '', count)}`,
    ),
  ];
}
