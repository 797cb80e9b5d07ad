import { useNavigate } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { useRefresh } from '../../api/refresh.ts';
import { detailText } from '../../messages/detail.ts';
import { useText } from '../../messages/locale.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { useToast } from '../../ui/toast.tsx';
import { FormStore, type Check, type FormValues } from '../form/form-store.ts';
import { Form } from '../form/form.tsx';
import { SaveFoot } from '../form/save-foot.tsx';
import { useCrumbs } from '../crumbs.tsx';
import { useScreenTitle } from '../titles.ts';

export interface CreatePageProps<R> {
  readonly initial: FormValues;
  readonly check: Check;
  /** The call; it gives the new record. */
  readonly save: (values: FormValues) => Promise<R>;
  /** Words of the toast. */
  readonly done: string;
  /** Part of the contract whose lists are old afterwards: `adminCompanies`. */
  readonly part: string;
  /** Address of the screen that is shown next. */
  readonly next: (record: R) => string;
  /** The rows of the form. */
  readonly children: ReactNode;
}

/** A page that adds a record and then shows it. */
export function CreatePage<R>({ initial, check, save, done, part, next, children }: CreatePageProps<R>) {
  const { crumbs } = useText(detailText);
  const title = useScreenTitle();
  const toast = useToast();
  const refresh = useRefresh();
  const navigate = useNavigate();
  const [store] = useState(() => new FormStore(initial, check));
  return (
    <>
      <PageHead title={title} crumbsLabel={crumbs} crumbs={useCrumbs(title)} />
      <Form
        store={store}
        onSubmit={async (values) => {
          const record = await save(values);
          store.markSaved();
          toast(done);
          await refresh(part);
          await navigate({ to: next(record) });
        }}
      >
        {(state) => (
          <>
            {children}
            <SaveFoot state={state} />
          </>
        )}
      </Form>
    </>
  );
}
