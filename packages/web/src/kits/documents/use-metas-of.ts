import {
  listCommonMetas,
  listDocumentTypesOfCategory,
  type Document,
  type DocumentTypeView,
  type MetaField,
} from '@shorui/server/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { endpointQuery } from '../../api/endpoint-query.ts';

const noMetas: readonly MetaField[] = [];
const noTypes: readonly DocumentTypeView[] = [];

/** The types of a category; none without one. */
export function useTypesOf(category: number): readonly DocumentTypeView[] {
  const types = useQuery({
    ...endpointQuery(listDocumentTypesOfCategory, { params: { id: category } }),
    enabled: category > 0,
  }).data;
  return category > 0 ? (types ?? noTypes) : noTypes;
}

/** The fields that every document has and those of its type, in the order of their groups. */
export function useFieldsOf(type: DocumentTypeView | undefined): readonly MetaField[] {
  const common = useQuery(endpointQuery(listCommonMetas)).data ?? noMetas;
  return useMemo(() => {
    const own = type?.metas ?? noMetas;
    const fields = [...common.filter(({ id }) => own.every((each) => each.id !== id)), ...own];
    return fields.toSorted((a, b) => a.meta_group.index - b.meta_group.index);
  }, [common, type]);
}

/** The type of a document and the fields that it has by it; until they are loaded, none. */
export function useMetasOf({ category, type_id }: Pick<Document, 'category' | 'type_id'>): {
  readonly type: DocumentTypeView | undefined;
  readonly metas: readonly MetaField[];
} {
  const type = useTypesOf(category?.id ?? 0).find(({ id }) => id === type_id);
  return { type, metas: useFieldsOf(type) };
}
