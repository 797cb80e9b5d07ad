import type { Application } from '@shorui/engine';
import { listVersions, readVersion, type ApplicationView } from '@shorui/server/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { endpointQuery } from '../../../../../api/endpoint-query.ts';
import { Loaded } from '../../../../../kits/loaded.tsx';
import { builderFindingsText } from '../../../../../messages/builder-findings.ts';
import { timeOf } from '../../../../../messages/dates.ts';
import { useText } from '../../../../../messages/locale.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Badge, EmptyState } from '../../../../../ui/surfaces.tsx';
import { useApplication } from '../builder-context.ts';
import { differencesOf, type Difference } from './differences.ts';

/** The kept versions; each can be compared with the present state. */
export function VersionsTab({ view }: { readonly view: ApplicationView }) {
  const text = useText(builderFindingsText);
  const [compared, setCompared] = useState<number>();
  const query = useQuery(endpointQuery(listVersions, { params: { id: view.id }, query: { per_page: 100 } }));
  return (
    <Loaded query={query}>
      {({ items }) =>
        items.length === 0 ? (
          <EmptyState title={text.noVersions}>{text.noVersionsBody}</EmptyState>
        ) : (
          <ul className="builder-findings" aria-label={text.history}>
            {items.map(({ number, note, created_by: by, created_at: at, is_published: isPublished }) => (
              <li key={number}>
                <b>{text.version(number)}</b>
                {isPublished ? <Badge kind="success">{text.isPublished}</Badge> : null}
                <p>
                  {timeOf(at)} {by === null ? null : text.by(by)} {note}
                </p>
                <Button
                  size="small"
                  aria-expanded={compared === number}
                  aria-label={text.compareOf(number)}
                  onClick={() => setCompared(compared === number ? undefined : number)}
                >
                  {compared === number ? text.close : text.compare}
                </Button>
                {compared === number ? <Comparison id={view.id} number={number} /> : null}
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}

function Comparison({ id, number }: { readonly id: number; readonly number: number }) {
  const text = useText(builderFindingsText);
  const present = useApplication();
  const query = useQuery(endpointQuery(readVersion, { params: { id, number } }));
  return (
    <div className="builder-compared">
      <Loaded query={query} rows={2}>
        {({ definition }) => {
          const lines = differencesOf(definition as unknown as Application, present);
          return (
            <>
              <b>{text.compared(number)}</b>
              {lines.length === 0 ? <p>{text.equal}</p> : <Differences lines={lines} />}
            </>
          );
        }}
      </Loaded>
    </div>
  );
}

function Differences({ lines }: { readonly lines: readonly Difference[] }) {
  const text = useText(builderFindingsText);
  return (
    <ul className="ui-bullets">
      {lines.map(({ words, before, after }) => (
        <li key={`${words} ${before} ${after}`}>
          {words}
          {before === undefined || after === undefined ? null : (
            <dl className="builder-difference">
              <dt>{text.before}</dt>
              <dd>{before === '' ? text.nothing : <del>{before}</del>}</dd>
              <dt>{text.after}</dt>
              <dd>{after === '' ? text.nothing : <ins>{after}</ins>}</dd>
            </dl>
          )}
        </li>
      ))}
    </ul>
  );
}
