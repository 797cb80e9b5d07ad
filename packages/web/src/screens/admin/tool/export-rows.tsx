import { downloadZip, getExportStatus } from '@shorui/server/contract';
import { buildUrl } from '@shorui/server/client';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { endpointQuery } from '../../../api/endpoint-query.ts';
import { adminToolText } from '../../../messages/admin-tool.ts';
import { useText } from '../../../messages/locale.ts';
import { bytesInWords } from '../../../messages/today.ts';
import { IconButton } from '../../../ui/button.tsx';
import { RuledList, RuledRow, RuledSection } from '../../../ui/ruled-list.tsx';
import { Progress } from '../../../ui/steps.tsx';
import { Badge, type Meaning } from '../../../ui/surfaces.tsx';

const meanings: Readonly<Record<'waiting' | 'running' | 'done' | 'failed', Meaning>> = {
  waiting: 'neutral',
  running: 'info',
  done: 'success',
  failed: 'danger',
};

/** Milliseconds between two looks at an export that is under way. Events come sooner. */
const pauseMs = 2_000;

export interface ExportRowsProps {
  readonly ids: readonly number[];
  readonly onForget: (id: number) => void;
}

/** Exports with their state, the newest first; nothing where there are none. */
export function ExportRows({ ids, onForget }: ExportRowsProps) {
  const text = useText(adminToolText);
  if (ids.length === 0) return null;
  return (
    <RuledSection title={text.exports} count={text.exportsWhy}>
      <RuledList label={text.exports}>
        {ids.map((id) => (
          <ExportRow key={id} id={id} onForget={() => onForget(id)} />
        ))}
      </RuledList>
    </RuledSection>
  );
}

function ExportRow({ id, onForget }: { readonly id: number; readonly onForget: () => void }) {
  const text = useText(adminToolText);
  const { data } = useQuery({
    ...endpointQuery(getExportStatus, { query: { id } }),
    refetchInterval: ({ state }) =>
      state.data?.state === 'waiting' || state.data?.state === 'running' ? pauseMs : false,
  });
  const forget = <IconButton size="small" label={text.forget} icon={<X className="ui-icon" />} onClick={onForget} />;
  // An export of another instance, or one that is gone.
  if (data === undefined) return <RuledRow name={String(id)} end={forget} />;
  const name = text.name(text.kinds[data.kind], id);
  const { file } = data;
  return (
    <RuledRow
      name={name}
      meta={data.error ?? (file === null ? undefined : `${file.name}　${bytesInWords(file.size)}`)}
      end={
        <>
          {data.state === 'running' ? <Progress label={text.progress} value={data.progress / 100} /> : null}
          <Badge kind={meanings[data.state]}>{text.states[data.state]}</Badge>
          {file === null ? null : (
            <a
              className="ui-button"
              data-kind="plain"
              data-size="small"
              aria-label={text.downloadOf(name)}
              href={buildUrl('', downloadZip.path, undefined, { id })}
              download
            >
              {text.download}
            </a>
          )}
          {forget}
        </>
      }
    />
  );
}
