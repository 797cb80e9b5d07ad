import type { UseQueryResult } from '@tanstack/react-query';
import { Navigate, useNavigate } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { useRefresh } from '../../api/refresh.ts';
import { commonText } from '../../messages/common.ts';
import { useText } from '../../messages/locale.ts';
import { useToast } from '../../ui/toast.tsx';
import { FormStore, type Check, type FormValues } from '../form/form-store.ts';
import { Form } from '../form/form.tsx';
import { SaveFoot } from '../form/save-foot.tsx';
import { useScreensAbove } from '../titles.ts';
import { useSeenRecord } from '../form/use-seen-record.ts';
import { DetailPage, useRecordParams } from './detail-page.tsx';

interface EditProps<R> {
  /** The record, which is read again after a conflict. */
  readonly query: UseQueryResult<R>;
  /** What of the record the form shows; defined outside of the component. */
  readonly valuesOf: (record: R) => FormValues;
  readonly check: Check;
  /** The call, with the version that the person saw. */
  readonly save: (values: FormValues, version: number) => Promise<unknown>;
  /** Part of the contract whose lists and records are old afterwards: `adminCompanies`. */
  readonly part: string;
  /** Address of the screen that is shown next. */
  readonly next: string;
  /** The rows of the form. */
  readonly children: ReactNode;
}

export interface EditPageProps<R> extends EditProps<R> {
  readonly title: (record: R) => string;
  /** Buttons in the head, of records that have no page of their own. */
  readonly actions?: (record: R) => ReactNode;
}

/**
 * A page that changes a record with a version: loading, form, conflicts, the way to the next screen. An address without a record leads to
 * the screen above.
 */
export function EditPage<R extends { readonly version: number }>({ title, actions, ...edit }: EditPageProps<R>) {
  const { id } = useRecordParams();
  const above = useScreensAbove().at(-1);
  if (Number.isNaN(id)) return <Navigate to={above ?? '/'} replace />;
  return (
    <DetailPage query={edit.query} title={title} {...(actions === undefined ? {} : { actions })}>
      {(record) => <Edit {...edit} record={record} />}
    </DetailPage>
  );
}

function Edit<R extends { readonly version: number }>(props: EditProps<R> & { readonly record: R }) {
  const { record, query, valuesOf, check, save, part, next, children } = props;
  const { saved } = useText(commonText);
  const toast = useToast();
  const refresh = useRefresh();
  const navigate = useNavigate();
  const [store] = useState(() => new FormStore(valuesOf(record), check));
  const seen = useSeenRecord(store, record, valuesOf, query.refetch);
  return (
    <Form
      store={store}
      onSubmit={async (values) => {
        await save(values, seen.version());
        store.markSaved();
        toast(saved);
        await refresh(part);
        await navigate({ to: next });
      }}
    >
      {(state) => (
        <>
          {children}
          <SaveFoot state={state} onReload={seen.reload} />
        </>
      )}
    </Form>
  );
}
