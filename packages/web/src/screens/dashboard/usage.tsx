import { checkPlanLimit, readCurrentPlan } from '@shorui/server/contract';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '../../api/endpoint-query.ts';
import { Loaded } from '../../kits/loaded.tsx';
import { dashboardText } from '../../messages/dashboard.ts';
import { dayOf } from '../../messages/dates.ts';
import { useText } from '../../messages/locale.ts';
import { bytesInWords } from '../../messages/today.ts';
import { Meter } from '../../ui/dashboard-grid.tsx';
import { RuledList, RuledRow, RuledSection } from '../../ui/ruled-list.tsx';

/** Seats and storage of the plan: used and allowed. */
export function Usage() {
  const text = useText(dashboardText);
  const limits = useQuery(endpointQuery(checkPlanLimit));
  const { data: plan } = useQuery(endpointQuery(readCurrentPlan));
  const trial = plan?.end_trial_date ?? null;
  return (
    <RuledSection title={text.plan} count={plan === undefined || plan === null ? undefined : text.planName(plan.name)}>
      <Loaded query={limits} rows={2}>
        {({ seats, storage }) => (
          <RuledList label={text.plan}>
            <UsageRow name={text.seats} used={seats.used} limit={seats.limit} words={text.people} />
            <UsageRow name={text.storage} used={storage.used} limit={storage.limit} words={bytesInWords} />
            {trial === null ? null : <RuledRow name={text.trialEnds(dayOf(trial))} />}
          </RuledList>
        )}
      </Loaded>
    </RuledSection>
  );
}

interface UsageRowProps {
  readonly name: string;
  readonly used: number;
  /** null: without a bound. */
  readonly limit: number | null;
  readonly words: (count: number) => string;
}

function UsageRow({ name, used, limit, words }: UsageRowProps) {
  const text = useText(dashboardText);
  return (
    <RuledRow name={name} end={text.of(words(used), limit === null ? text.unbounded : words(limit))}>
      {limit === null ? null : <Meter label={name} used={used} limit={limit} />}
    </RuledRow>
  );
}
