import type { ReactNode } from 'react';
import { commonText } from '../../messages/common.ts';
import { detailText } from '../../messages/detail.ts';
import { useText } from '../../messages/locale.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { Skeleton } from '../../ui/surfaces.tsx';
import { useCrumbs } from '../crumbs.tsx';
import { useScreenTitle } from '../titles.ts';
import { NoRun } from './no-run.tsx';
import { useRunOfAddress } from './use-run.ts';

/** A page about the run that its address names; it says so where there is none. */
export function OfRun({ children }: { readonly children: (runId: number) => ReactNode }) {
  const common = useText(commonText);
  const text = useText(detailText);
  const title = useScreenTitle() ?? '';
  const { runId } = useRunOfAddress();
  return (
    <>
      <PageHead title={title} crumbs={useCrumbs(title)} crumbsLabel={text.crumbs} />
      {runId === undefined ? <Skeleton label={common.loading} /> : runId === null ? <NoRun /> : children(runId)}
    </>
  );
}
