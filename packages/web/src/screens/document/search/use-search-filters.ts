import { listCommonMetas, listDocumentTypes, listUsers } from '@shorui/server/contract';
import { documentApprovalStates } from '@shorui/server/enums';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '../../../api/endpoint-query.ts';
import { categoryTreeQuery, placedCategories } from '../../../kits/documents/categories.ts';
import { choiceFilter, recordFilter } from '../../../kits/list/columns.ts';
import type { Filter } from '../../../kits/list/list-state.ts';
import { documentSearchText } from '../../../messages/document-search.ts';
import { documentsText } from '../../../messages/documents.ts';
import { useText } from '../../../messages/locale.ts';
import { metaFilters } from './meta-filters.ts';

/** Types and members by page; a workspace has far fewer types than this. */
const typesQuery = endpointQuery(listDocumentTypes, { query: { per_page: 100 } });
const membersQuery = endpointQuery(listUsers, { query: { per_page: 100 } });
const commonQuery = endpointQuery(listCommonMetas);

const optionsOf = (texts: Readonly<Record<string, string>>) =>
  Object.entries(texts).map(([value, text]) => ({ value, text }));

/**
 * The filters of the search: categories, types, the facts of electronic records, who filed it and when, and the fields of the chosen
 * type (`type`, an id). `all` has the fields of every type.
 */
export function useSearchFilters(type: unknown): {
  readonly shown: readonly Filter[];
  readonly all: readonly Filter[];
} {
  const text = useText(documentSearchText);
  const words = useText(documentsText);
  const types = useQuery(typesQuery).data?.items;
  const members = useQuery(membersQuery).data?.items;
  const common = useQuery(commonQuery).data ?? [];
  const categories = useQuery(categoryTreeQuery).data;
  const placed = categories === undefined ? undefined : placedCategories(categories);
  const own = [
    recordFilter(
      'category',
      words.category,
      placed?.map(({ id, path }) => ({ id, name: path })),
    ),
    recordFilter('type', words.type, types),
    { name: 'from', label: text.dateFrom, type: 'date' },
    { name: 'to', label: text.dateTo, type: 'date' },
    { name: 'least', label: text.amountFrom, type: 'number' },
    { name: 'most', label: text.amountTo, type: 'number' },
    { name: 'party', label: words.recordParty },
    { name: 'kind', label: words.kind, options: optionsOf(words.kinds) },
    { name: 'source', label: words.source, options: optionsOf(words.sources) },
    choiceFilter('approve', words.status, documentApprovalStates),
    { name: 'shared', label: text.sharing, options: optionsOf(text.sharings) },
    recordFilter(
      'creator',
      words.createdBy,
      members?.map(({ id, full_name: name }) => ({ id, name })),
    ),
    { name: 'since', label: text.createdFrom, type: 'date' },
    { name: 'until', label: text.createdTo, type: 'date' },
  ] satisfies readonly Filter[];
  const ofEvery = [...common, ...(types ?? []).flatMap(({ metas }) => metas)];
  const ofChosen = [...common, ...(types?.find(({ id }) => id === Number(type))?.metas ?? [])];
  const filtersOf = (fields: typeof ofEvery): Filter[] =>
    [...new Map(fields.map((field) => [field.id, field])).values()].flatMap((field) => metaFilters(field, text));
  return { shown: [...own, ...filtersOf(ofChosen)], all: [...own, ...filtersOf(ofEvery)] };
}
