import { AppError } from '../../errors/app-error.ts';
import { appUserWords } from '../../messages/app-users.ts';
import { lackingInCp932 } from '../../output/cp932.ts';
import type { CsvColumn } from '../../output/csv.ts';
import type { ExportedUser } from './export.ts';

/** Most cells that a refusal names. */
const mostNamed = 10;

/**
 * Refuses an export in CP932 that would lose characters.
 * @throws {AppError} not_encodable, with the first cells concerned
 */
export async function demandCp932(
  columns: readonly CsvColumn<ExportedUser>[],
  batches: AsyncIterable<readonly ExportedUser[]>,
  locale: 'jp' | 'en',
): Promise<void> {
  const { cellOfRun, headingOf, between } = appUserWords[locale];
  const found: string[] = columns.flatMap(({ heading }) => {
    const lacking = lackingInCp932(heading);
    return lacking.length === 0 ? [] : [headingOf(heading, lacking.join(''))];
  });
  for await (const rows of batches) {
    for (const line of rows) {
      for (const { heading, value } of columns) {
        const content = value(line);
        const lacking = typeof content === 'string' ? lackingInCp932(content) : [];
        if (lacking.length > 0) found.push(cellOfRun(line.row.id, heading, lacking.join('')));
      }
    }
    if (found.length >= mostNamed) break;
  }
  if (found.length > 0)
    throw new AppError('not_encodable', { params: { places: found.slice(0, mostNamed).join(between) } });
}
