import { Download } from 'lucide-react';
import { useRef, useState } from 'react';
import { commonText } from '../../messages/common.ts';
import { listText } from '../../messages/list.ts';
import { useText } from '../../messages/locale.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/surfaces.tsx';
import { saveFile } from '../save-file.ts';
import type { Column } from './column.ts';
import type { ListModel, ListSource } from './use-list.ts';

export interface CsvButtonProps<Row extends { readonly id: number }> {
  /** Name of the file, without its ending. */
  readonly name: string;
  readonly source: ListSource<Row>;
  readonly list: ListModel<Row>;
  /** The columns of the file, after the name. */
  readonly columns: readonly Column<Row>[];
  /** Address of the file, where the server writes it. */
  readonly href?: string | undefined;
  /** As an icon. */
  readonly quiet?: boolean;
}

/** Downloads all rows that match the conditions as CSV: by the server's call, else page by page with progress and a way to cancel. */
export function CsvButton<Row extends { readonly id: number }>(props: CsvButtonProps<Row>) {
  const { name, source, list, columns, href, quiet = false } = props;
  const text = useText(listText);
  const common = useText(commonText);
  const run = useRef<AbortController>(undefined);
  const [state, setState] = useState<{ readonly done: number; readonly total: number } | 'failed'>();
  const icon = <Download className="ui-icon" aria-hidden="true" />;
  const stop = (): void => {
    run.current?.abort();
    setState(undefined);
  };
  const write = async (): Promise<void> => {
    const controller = new AbortController();
    run.current = controller;
    setState({ done: 0, total: list.total });
    try {
      const { listCsv } = await import('./list-csv.ts');
      const fields = [{ head: source.nameColumn.head, value: source.nameColumn.of }, ...columns];
      const file = await listCsv(fields, source.load, list.state, {
        signal: controller.signal,
        onProgress: ({ done, total }) => setState({ done, total: Math.max(done, total) }),
      });
      saveFile(file, `${name}.csv`);
      setState(undefined);
    } catch {
      if (!controller.signal.aborted) setState('failed');
    }
  };
  // Of nothing there is no file. Until that is known, the button keeps its place.
  if (list.isEmpty) return null;
  if (href !== undefined)
    return (
      <a className="ui-button" data-kind="plain" data-print="hide" href={href} download>
        {icon}
        {text.csv}
      </a>
    );
  const isLoading = list.total === 0;
  return (
    <>
      {quiet ? (
        <IconButton kind="plain" label={text.csv} icon={icon} disabled={isLoading} onClick={() => void write()} />
      ) : (
        <Button data-print="hide" disabled={isLoading} onClick={() => void write()}>
          {icon}
          {text.csv}
        </Button>
      )}
      {state === undefined ? null : (
        <Dialog
          title={text.csvTitle}
          onClose={stop}
          actions={
            <>
              <Button onClick={stop}>{state === 'failed' ? common.close : common.cancel}</Button>
              {state === 'failed' ? (
                <Button kind="main" onClick={() => void write()}>
                  {text.retry}
                </Button>
              ) : null}
            </>
          }
        >
          {state === 'failed' ? (
            <Notice kind="danger">{text.csvFailed}</Notice>
          ) : (
            <>
              <progress aria-label={text.csvTitle} max={Math.max(1, state.total)} value={state.done} />
              <p role="status">{text.csvProgress(state.done, state.total)}</p>
            </>
          )}
        </Dialog>
      )}
    </>
  );
}
