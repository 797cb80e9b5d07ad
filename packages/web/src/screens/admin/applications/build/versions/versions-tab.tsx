import type { Application } from '@shorui/engine';
import { compareApplications, describeEffect, editApplication } from '@shorui/engine/model';
import { listVersions, readVersion, type ApplicationView } from '@shorui/server/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { endpointQuery } from '../../../../../api/endpoint-query.ts';
import { Loaded } from '../../../../../kits/loaded.tsx';
import { builderFindingsText } from '../../../../../messages/builder-findings.ts';
import { timeOf } from '../../../../../messages/dates.ts';
import { useText } from '../../../../../messages/locale.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Badge, Bullets, EmptyState } from '../../../../../ui/surfaces.tsx';
import { useApplication } from '../builder-context.ts';
import { engineLocale } from '../document/refusal.ts';

/** What leads from one state to the other, a line for each change. */
export function differencesOf(from: Application, to: Application): readonly string[] {
  // Both states are of one application, so what the later one has may get the ids that it has.
  const early = { ...from, frozen: false, last_id: Math.max(from.last_id, to.last_id) };
  const change = compareApplications(early, to);
  if (change === undefined) return [];
  const { effects } = editApplication(early, change);
  return [...new Set(effects.map((effect) => describeEffect(effect, engineLocale)))];
}

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
              {lines.length === 0 ? <p>{text.equal}</p> : <Bullets items={lines} />}
            </>
          );
        }}
      </Loaded>
    </div>
  );
}
