import { commitBulkItems, deleteBulkItem, type BulkUploadItem } from '@shorui/server/contract';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { api } from '../../../api/client.ts';
import { useRefresh } from '../../../api/refresh.ts';
import { LeaveGuard } from '../../../kits/form/leave-guard.tsx';
import { Sheet } from '../../../kits/sheet/sheet.tsx';
import type { CellText } from '../../../kits/sheet/sheet-column.ts';
import { documentBulkText } from '../../../messages/document-bulk.ts';
import { documentsText } from '../../../messages/documents.ts';
import { useText } from '../../../messages/locale.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckMark } from '../../../ui/inputs.tsx';
import { Notice } from '../../../ui/surfaces.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { bulkColumns, type BulkColumn, type BulkWorld } from './bulk-columns.ts';
import { LineConflicts, LostLines } from './line-conflicts.tsx';
import { LineEnd } from './line-end.tsx';
import { cellKey, LineStore } from './line-store.ts';
import { readCell } from './read-cell.ts';

export interface BulkSheetProps {
  readonly rows: readonly BulkUploadItem[];
  readonly world: BulkWorld;
  /** Reads the lines again; undefined where they could not be read. */
  readonly onReload: () => Promise<readonly BulkUploadItem[] | undefined>;
}

const isFixed = ({ status }: BulkUploadItem): boolean => status === 'running' || status === 'done';

/** The sheet with its lines, what can be done with them, and how far they are. */
export function BulkSheet({ rows: read, world, onReload }: BulkSheetProps) {
  const text = useText(documentBulkText);
  const words = useText(documentsText);
  const [store] = useState(() => new LineStore(read, onReload));
  useEffect(() => store.take(read), [store, read]);
  const { rows, save, refusal, typed, conflicts, lost } = useSyncExternalStore(store.subscribe, store.read);
  const [selected, select] = useState<ReadonlySet<number>>(new Set());
  const columns = bulkColumns(world, rows, words);
  const open = rows.filter((row) => !isFixed(row));
  const chosen = open.filter(({ id }) => selected.has(id));
  const write = (cells: readonly CellText[]): void => {
    for (const { place, text: written } of cells) {
      // A cell before may have changed the line: read it again.
      const row = store.read().rows[place.row];
      const column = columns[place.column];
      if (row === undefined || column === undefined) continue;
      const reading = readCell(column, row, written, text);
      if ('problem' in reading) store.keepTyped(row.id, column.field, written, reading.problem);
      else store.change(row.id, column.field, reading.change);
    }
  };
  const errorOf = (row: BulkUploadItem, column: BulkColumn): string | undefined =>
    isFixed(row)
      ? undefined
      : (typed.get(cellKey(row.id, column.field))?.problem ??
        (conflicts.some(({ id, field }) => id === row.id && field === column.field) ? text.overlap : undefined) ??
        row.errors[column.field]?.[0]);
  const unreadOf = ({ id }: BulkUploadItem): number =>
    [...typed.keys()].filter((key) => key.startsWith(cellKey(id, ''))).length +
    conflicts.filter((conflict) => conflict.id === id).length;
  const saves = { saved: text.saved, saving: text.saving, unsaved: refusal ?? text.unsaved };
  const columnOf = (field: string): BulkColumn | undefined => columns.find((column) => column.field === field);
  const reload = (): void => void onReload();
  return (
    <>
      <p className="ui-help ui-sheet-help">{text.keys}</p>
      <LeaveGuard
        asks={() => conflicts.length > 0 || typed.size > 0 || save === 'unsaved'}
        asksToClose={() => store.isUnsaved}
      />
      <LostLines lost={lost} columnOf={columnOf} onRead={() => store.forgetLost()} />
      <LineConflicts store={store} rows={rows} conflicts={conflicts} columnOf={columnOf} />
      <Sheet<BulkUploadItem>
        label={text.list}
        rows={rows}
        columns={columns}
        errorOf={(row, column) => errorOf(row, column as BulkColumn)}
        typedOf={(row, column) => typed.get(cellKey(row.id, (column as BulkColumn).field))?.text}
        isFixed={isFixed}
        onWrite={write}
        selected={selected}
        leadHead={
          <CheckMark
            label={text.selectAll}
            checked={open.length > 0 && chosen.length === open.length}
            onChange={({ target }) => select(new Set(target.checked ? open.map(({ id }) => id) : []))}
          />
        }
        lead={(row) => (
          <CheckMark
            label={text.select(row.name)}
            checked={selected.has(row.id)}
            disabled={isFixed(row)}
            onChange={({ target }) =>
              select(new Set(target.checked ? [...selected, row.id] : [...selected].filter((each) => each !== row.id)))
            }
          />
        )}
        endHead={text.state}
        end={(row) => (
          <LineEnd
            row={row}
            unread={unreadOf(row)}
            onRemoved={() => {
              store.drop(row.id);
              reload();
            }}
          />
        )}
        nameOf={(row, column) => text.cell(column.head, rows.indexOf(row) + 1)}
      />
      {save === 'unsaved' ? <Notice kind="warning">{saves.unsaved}</Notice> : null}
      <Filing
        store={store}
        rows={rows}
        chosen={chosen.length > 0 ? chosen : open}
        unreadOf={unreadOf}
        state={saves[save]}
        onDone={() => {
          select(new Set());
          reload();
        }}
      />
    </>
  );
}

interface FilingProps {
  readonly store: LineStore;
  readonly rows: readonly BulkUploadItem[];
  /** The lines that are filed: the selected ones, or all. */
  readonly chosen: readonly BulkUploadItem[];
  /** Cells of a line whose text means nothing or that are in conflict: it is not filed without them. */
  readonly unreadOf: (row: BulkUploadItem) => number;
  readonly state: string;
  readonly onDone: () => void;
}

/** The foot: files the lines in one action, tells how far it is, clears what is filed. */
function Filing({ store, rows, chosen, unreadOf, state, onDone }: FilingProps) {
  const text = useText(documentBulkText);
  const toast = useToast();
  const refresh = useRefresh();
  const [held, setHeld] = useState(0);
  const done = rows.filter(({ status }) => status === 'done');
  const running = rows.filter(({ status }) => status === 'running');
  const file = useMutation({
    mutationFn: async () => {
      if (!(await store.flush())) return;
      const ids = chosen.filter((row) => unreadOf(row) === 0).map(({ id }) => id);
      setHeld(chosen.length - ids.length);
      if (ids.length === 0) return;
      const { accepted, failed } = await api.call(commitBulkItems, { body: { ids } });
      setHeld(chosen.length - ids.length + failed.length);
      if (accepted > 0) toast(text.accepted(accepted));
      onDone();
      await refresh('documents');
    },
  });
  const clear = useMutation({
    mutationFn: async () => {
      for (const { id } of done) {
        // oxlint-disable-next-line no-await-in-loop -- one change at a time, as a person would make them
        await api.call(deleteBulkItem, { params: { id } });
      }
      onDone();
    },
  });
  return (
    <>
      {held === 0 ? null : <Notice kind="danger">{text.held(held)}</Notice>}
      <div className="ui-form-foot">
        <p role="status">{running.length > 0 ? text.progress(done.length, done.length + running.length) : state}</p>
        {done.length > 0 && running.length === 0 ? (
          <Button pending={clear.isPending ? text.clear : undefined} onClick={() => clear.mutate()}>
            {text.clear}
          </Button>
        ) : null}
        <Button
          kind="main"
          disabled={chosen.length === 0}
          pending={file.isPending ? text.filing : undefined}
          onClick={() => file.mutate()}
        >
          {text.file(chosen.length)}
        </Button>
      </div>
    </>
  );
}
