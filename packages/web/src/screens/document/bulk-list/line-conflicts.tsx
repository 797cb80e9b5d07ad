import type { BulkUploadItem } from '@shorui/server/contract';
import { documentBulkText } from '../../../messages/document-bulk.ts';
import { useText } from '../../../messages/locale.ts';
import { Button } from '../../../ui/button.tsx';
import { RuledList, RuledRow, RuledSection } from '../../../ui/ruled-list.tsx';
import { Notice } from '../../../ui/surfaces.tsx';
import type { BulkColumn } from './bulk-columns.ts';
import type { CellConflict, LineStore, LostLine } from './line-store.ts';

type ColumnOf = (field: string) => BulkColumn | undefined;

export interface LineConflictsProps {
  readonly store: LineStore;
  readonly rows: readonly BulkUploadItem[];
  readonly conflicts: readonly CellConflict[];
  readonly columnOf: ColumnOf;
}

/** The cells that were changed here and elsewhere, with both values, and the choice between them. */
export function LineConflicts({ store, rows, conflicts, columnOf }: LineConflictsProps) {
  const text = useText(documentBulkText);
  if (conflicts.length === 0) return null;
  const written = (value: string | undefined): string => (value === undefined || value === '' ? text.none : value);
  return (
    <div role="alert">
      <RuledSection
        title={text.conflicts(conflicts.length)}
        action={
          conflicts.length === 1 ? undefined : (
            <>
              <Button size="small" onClick={() => store.decide(conflicts, 'saved')}>
                {text.allSaved}
              </Button>
              <Button size="small" onClick={() => store.decide(conflicts, 'own')}>
                {text.allEntered}
              </Button>
            </>
          )
        }
      >
        <p className="ui-help">{text.conflictWhy}</p>
        <RuledList label={text.conflicts(conflicts.length)}>
          {conflicts.map((conflict) => {
            const [saved, column] = [store.savedLine(conflict.id), columnOf(conflict.field)];
            const at = rows.findIndex(({ id }) => id === conflict.id);
            const row = rows[at];
            if (saved === undefined || row === undefined) return null;
            const cell = text.cell(column?.head ?? conflict.field, at + 1);
            return (
              <RuledRow
                key={`${conflict.id} ${conflict.field}`}
                name={cell}
                meta={
                  <>
                    {text.savedFirst}：{written(column?.textOf(saved))}
                    <br />
                    {text.entered}：{written(column?.textOf(row))}
                  </>
                }
                end={
                  <>
                    <Button
                      size="small"
                      aria-label={text.savedFirstOf(cell)}
                      onClick={() => store.decide([conflict], 'saved')}
                    >
                      {text.chooseSaved}
                    </Button>
                    <Button
                      size="small"
                      aria-label={text.enteredOf(cell)}
                      onClick={() => store.decide([conflict], 'own')}
                    >
                      {text.chooseEntered}
                    </Button>
                  </>
                }
              />
            );
          })}
        </RuledList>
      </RuledSection>
    </div>
  );
}

export interface LostLinesProps {
  readonly lost: readonly LostLine[];
  readonly columnOf: ColumnOf;
  readonly onRead: () => void;
}

/** What was written into lines that are not in the table any more. */
export function LostLines({ lost, columnOf, onRead }: LostLinesProps) {
  const text = useText(documentBulkText);
  if (lost.length === 0) return null;
  return (
    <Notice kind="warning">
      <p>{text.lost}</p>
      <ul>
        {lost.map(({ row, fields }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a line can be lost twice, and the list only grows
          <li key={at}>
            {row.name}（
            {fields
              .flatMap((field) => {
                const column = columnOf(field);
                return column === undefined ? [] : [`${column.head}：${column.textOf(row)}`];
              })
              .join('、')}
            ）
          </li>
        ))}
      </ul>
      <Button size="small" onClick={onRead}>
        {text.lostRead}
      </Button>
    </Notice>
  );
}
