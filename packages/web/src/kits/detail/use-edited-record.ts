import { useQuery, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query';
import { useRecordParams } from './detail-page.tsx';

type Params = ReturnType<typeof useRecordParams>;

/**
 * The record that a form changes. An address that names none asks nothing, and a form keeps its values when the window was left.
 * @param read the query of the record that the address names
 */
export function useEditedRecord<R, K extends readonly unknown[]>(
  read: (params: Params) => UseQueryOptions<R, Error, R, K>,
): { readonly params: Params; readonly query: UseQueryResult<R> } {
  const params = useRecordParams();
  const query = useQuery({ ...read(params), enabled: params.id > 0, refetchOnWindowFocus: false });
  return { params, query };
}
