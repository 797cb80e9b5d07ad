import { compareVersions, type DocumentDetail, type DocumentVersion } from '@shorui/server/contract';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { endpointQuery } from '../../../../api/endpoint-query.ts';
import { Loaded } from '../../../../kits/loaded.tsx';
import { timeOf } from '../../../../messages/dates.ts';
import { documentCompareText } from '../../../../messages/document-compare.ts';
import { useText } from '../../../../messages/locale.ts';
import { Field } from '../../../../ui/field.tsx';
import { SelectInput } from '../../../../ui/inputs.tsx';
import { RuledSection } from '../../../../ui/ruled-list.tsx';
import { Notice } from '../../../../ui/surfaces.tsx';
import { CompareView } from './compare-view.tsx';

/** Kinds whose text the server reads. */
const readable: readonly DocumentVersion['kind'][] = ['word', 'pdf', 'text'];

/** Two versions to compare: those of the address, else the newest and the one before it. */
function chosenVersions({ versions }: DocumentDetail, search: Readonly<Record<string, unknown>>) {
  const find = (id: unknown) => versions.find((version) => String(version.id) === String(id));
  const to = find(search['to']) ?? versions[0];
  const from = find(search['from']) ?? versions.find(({ number }) => number < (to?.number ?? 0)) ?? versions[1];
  return from === undefined || to === undefined ? undefined : { from, to };
}

/** The comparison of two versions that the person chooses. Nothing for a document with one version. */
export function CompareSection({ document }: { readonly document: DocumentDetail }) {
  const text = useText(documentCompareText);
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const navigate = useNavigate();
  const chosen = chosenVersions(document, search);
  const place = useRef<HTMLDivElement>(null);
  // The buttons of the versions choose a pair above, out of sight of the comparison.
  const asked = search['from'] === undefined ? undefined : `${chosen?.from.id} ${chosen?.to.id}`;
  useEffect(() => {
    if (asked !== undefined) place.current?.scrollIntoView({ block: 'nearest' });
  }, [asked]);
  if (chosen === undefined) return null;
  const { from, to } = chosen;
  const choose = (changed: { readonly from?: string; readonly to?: string }): void =>
    void navigate({
      to: '.',
      search: { ...search, tab: 'versions', from: String(from.id), to: String(to.id), ...changed },
      replace: true,
    });
  const options = document.versions.map(({ id, number, note, created_at }) => ({
    value: String(id),
    text: [text.version(number), timeOf(created_at), note ?? ''].filter((each) => each !== '').join(' '),
  }));
  return (
    <div ref={place}>
      <RuledSection title={text.title}>
        <div className="compare-choice">
          <Field label={text.before}>
            {(control) => (
              <SelectInput
                {...control}
                width={20}
                value={String(from.id)}
                options={options}
                onChange={({ target }) => choose({ from: target.value })}
              />
            )}
          </Field>
          <Field label={text.after}>
            {(control) => (
              <SelectInput
                {...control}
                width={20}
                value={String(to.id)}
                options={options}
                onChange={({ target }) => choose({ to: target.value })}
              />
            )}
          </Field>
        </div>
        <Compared documentId={document.id} from={from} to={to} />
      </RuledSection>
    </div>
  );
}

interface ComparedProps {
  readonly documentId: number;
  readonly from: DocumentVersion;
  readonly to: DocumentVersion;
}

function Compared({ documentId, from, to }: ComparedProps) {
  const text = useText(documentCompareText);
  const isEqual = from.sha256 === to.sha256;
  const canCompare = [from, to].every(({ kind }) => readable.includes(kind));
  const params = { id: documentId, versionId: from.id };
  const query = useQuery({
    ...endpointQuery(compareVersions, { params, query: { to: to.id } }),
    // A version never changes.
    staleTime: Infinity,
    enabled: canCompare && !isEqual,
  });
  if (from.id === to.id) return <Notice kind="info">{text.sameVersion}</Notice>;
  if (isEqual) return <p>{text.equal}</p>;
  if (!canCompare) return <Notice kind="info">{text.unreadable}</Notice>;
  return (
    <Loaded query={query} rows={8}>
      {(comparison) => <CompareView key={`${from.id}-${to.id}`} comparison={comparison} />}
    </Loaded>
  );
}
