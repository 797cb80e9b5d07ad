import { listDocumentComments } from '@shorui/server/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { endpointQuery } from '../../api/endpoint-query.ts';

/** Comments that are shown at first, and how many more by each press. */
const step = 20;
/** Most rows of one call. */
const most = 100;

/** The newest comments on a document; those of others appear by themselves. */
export function useDocumentComments(id: number, isEnabled: boolean) {
  const [shown, setShown] = useState(step);
  const query = useQuery({
    ...endpointQuery(listDocumentComments, { params: { id }, query: { sort: 'newest', per_page: shown } }),
    enabled: isEnabled,
    placeholderData: keepPreviousData,
  });
  return {
    query,
    /** Reads earlier ones; undefined where there are none, or too many are shown. */
    showMore:
      query.data !== undefined && query.data.total > query.data.items.length && shown < most
        ? () => setShown(Math.min(most, shown + step))
        : undefined,
  };
}

export type DocumentComments = ReturnType<typeof useDocumentComments>;
