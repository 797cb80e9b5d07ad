import { checkPlanLimit, readCompanySettings, readCurrentPlan } from '@shorui/server/contract';
import { planAllowsUser } from '@shorui/server/access';
import { settlementMonths } from '@shorui/server/enums';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { endpointQuery } from '../../api/endpoint-query.ts';
import { sessionQuery } from '../../api/session.ts';
import { useAllows } from '../../layouts/allows.ts';
import { useTitles } from '../../layouts/titles.ts';
import { wordsOf } from '../../messages/choices.ts';
import { dashboardText } from '../../messages/dashboard.ts';
import { useText } from '../../messages/locale.ts';
import { todayInWords } from '../../messages/today.ts';
import type { PrefetchOptions } from '../../routes/loaded-screen.ts';
import { TwoColumns } from '../../ui/dashboard-grid.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Phrases } from '../../ui/surfaces.tsx';
import { Approvals } from './approvals.tsx';
import { MemoList } from './memo-list.tsx';
import { Runs } from './runs.tsx';
import { Usage } from './usage.tsx';
import { Waiting } from './waiting.tsx';

export function prefetch({ queryClient }: PrefetchOptions): void {
  void queryClient.prefetchQuery(endpointQuery(readCompanySettings));
  void queryClient.prefetchQuery(endpointQuery(checkPlanLimit));
  void queryClient.prefetchQuery(endpointQuery(readCurrentPlan));
}

/** The first screen after the log-in: what waits for the person, the plan, the own memos. */
export function Screen() {
  const text = useText(dashboardText);
  const titles = useTitles();
  const allows = useAllows();
  const { data: user } = useSuspenseQuery(sessionQuery);
  const { data: settings } = useQuery(endpointQuery(readCompanySettings));
  const [now] = useState(() => new Date());
  if (user === null) return null;
  const month = settings?.settlement_month ?? null;
  const facts = [
    text.hello(user.last_name),
    todayInWords(now),
    ...(month === null ? [] : [text.settlement(wordsOf(settlementMonths, month))]),
  ];
  const hasMemos = planAllowsUser(user.planPermission, 'view_memo', user.is_role_application);
  const hasApprovals = planAllowsUser(user.planPermission, 'view_approve_document', user.is_role_application);
  return (
    <>
      <PageHead title={titles['/dashboard']} lead={<Phrases items={facts} />} />
      <TwoColumns
        main={
          <>
            {hasApprovals ? <Approvals /> : null}
            {user.actions['manage_members'] === true ? <Waiting /> : null}
            {allows('/applications/list') ? <Runs /> : null}
            {hasMemos ? <MemoList /> : null}
          </>
        }
        aside={<Usage />}
      />
    </>
  );
}
