import type { RecordKind } from '@shorui/server/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { commonText } from '../../messages/common.ts';
import { timeOf } from '../../messages/dates.ts';
import { detailText } from '../../messages/detail.ts';
import { useText } from '../../messages/locale.ts';
import type { ScreenPath } from '../../routes/screen-paths.ts';
import { ButtonLink } from '../../ui/link.tsx';
import { Facts, Section } from '../../ui/surfaces.tsx';
import { DetailPage, useRecordParams } from './detail-page.tsx';
import { History } from './history.tsx';
import { RemoveButton } from './remove-button.tsx';

/** What all records that the staff keep have. */
interface KeptRecord {
  readonly id: number;
  readonly name: string;
  readonly created_at: string;
  readonly updated_at: string;
}

/** Paths of screens that change a record. */
type EditPath = Extract<ScreenPath, `${string}/edit/:id${'' | '?'}`>;

export interface RecordPageProps<R extends KeptRecord> {
  readonly query: Pick<UseQueryResult<R>, 'data' | 'error' | 'refetch'>;
  /** The kind of the record in the audit. */
  readonly kind: RecordKind;
  /** Part of the contract whose lists are old after a deletion: `applicationTags`. */
  readonly part: string;
  /** The screen that changes it. */
  readonly edit: EditPath;
  readonly remove: () => Promise<unknown>;
  readonly restore: () => Promise<unknown>;
  /** What is lost by the deletion. */
  readonly effects: (record: R) => readonly string[];
  /** Facts in one line under the name, such as the state. */
  readonly lead?: (record: R) => ReactNode;
  /** What is known of the record; when it was added and changed comes after it. */
  readonly facts: (record: R) => readonly (readonly [label: string, value: ReactNode])[];
}

/** A page about a record that the staff keep: its facts, what was done with it, the ways to delete and to change it. */
export function RecordPage<R extends KeptRecord>(props: RecordPageProps<R>) {
  const { query, kind, part, edit, remove, restore, effects, lead, facts } = props;
  const text = useText(detailText);
  const common = useText(commonText);
  const params = useRecordParams();
  return (
    <DetailPage
      query={query}
      title={({ name }) => name}
      {...(lead && { lead })}
      actions={(record) => (
        <>
          <RemoveButton name={record.name} effects={effects(record)} remove={remove} restore={restore} part={part} />
          <ButtonLink kind="main" to={edit} params={params}>
            {common.edit}
          </ButtonLink>
        </>
      )}
    >
      {(record) => (
        <>
          <Section title={text.facts}>
            <Facts
              rows={[
                ...facts(record),
                [text.createdAt, timeOf(record.created_at)],
                [text.updatedAt, timeOf(record.updated_at)],
              ]}
            />
          </Section>
          <History kind={kind} id={record.id} />
        </>
      )}
    </DetailPage>
  );
}
