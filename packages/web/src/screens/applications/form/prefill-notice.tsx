import { ApiError } from '@shorui/server/client';
import { findForUser, listRuns, readCurrentCompany, type ApplicationRun } from '@shorui/server/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { endpointQuery } from '../../../api/endpoint-query.ts';
import type { Answers } from '../../../kits/questions/answer-path.ts';
import { useAnswers } from '../../../kits/questions/store-context.ts';
import { commonText } from '../../../messages/common.ts';
import { dayOf } from '../../../messages/dates.ts';
import { useText } from '../../../messages/locale.ts';
import { wizardText } from '../../../messages/wizard.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/surfaces.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { fromCompany, fromEarlierRun, isBlank } from './prefill.ts';

const nothing = (): void => undefined;

export interface PrefillNoticeProps {
  readonly run: ApplicationRun;
  /** Called with a promise that is fulfilled once answers that are being fetched have been taken over, or could not be. */
  readonly onFetching: (done: Promise<void>) => void;
}

/** Offers to take over what is known already: from the record of the company, and from the answers of an earlier run. */
export function PrefillNotice({ run, onFetching }: PrefillNoticeProps) {
  const text = useText(wizardText);
  const common = useText(commonText);
  const store = useAnswers();
  const toast = useToast();
  const company = useQuery(endpointQuery(readCurrentCompany));
  const runs = useQuery(endpointQuery(listRuns, { query: { application_id: run.application_id, per_page: 20 } }));
  const earlier = runs.data?.items.find(({ id, state }) => id < run.id && state > 0);
  const take = (answers: Answers): void => {
    // What is answered already stays.
    const added = Object.entries(answers).filter(([name]) => isBlank(store.answers[name]));
    store.merge(Object.fromEntries(added), { changed: true });
    toast(added.length === 0 ? text.nothingToPrefill : text.prefilled(added.length));
  };
  const load = useMutation({
    mutationFn: async (id: number) => api.call(findForUser, { params: { id } }),
    onSuccess: ({ answers }) => take(fromEarlierRun(store.application, answers)),
    meta: { handled: true },
  });
  const known = company.data === undefined ? {} : fromCompany(store.application, company.data);
  const open = Object.keys(known).filter((name) => isBlank(store.answers[name]));
  if (open.length === 0 && earlier === undefined) return null;
  return (
    <Notice>
      <p>{text.prefillTitle}</p>
      <div className="ui-actions">
        {open.length === 0 ? null : (
          <Button size="small" onClick={() => take(known)}>
            {text.fromCompany(open.length)}
          </Button>
        )}
        {earlier === undefined ? null : (
          <Button
            size="small"
            pending={load.isPending ? common.loading : undefined}
            onClick={() => onFetching(load.mutateAsync(earlier.id).then(nothing, nothing))}
          >
            {text.fromEarlier(dayOf(earlier.updated_at))}
          </Button>
        )}
      </div>
      {load.error instanceof ApiError ? <p className="ui-error">{load.error.message}</p> : null}
    </Notice>
  );
}
