import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { documentsText } from '../../messages/documents.ts';
import { useText } from '../../messages/locale.ts';
import { ComboRow } from '../form/choice-rows.tsx';
import { categoryTreeQuery, placedCategories } from './categories.ts';

const noNodes: readonly never[] = [];

/** Categories in which the person may file documents, as options with their ways from the top. */
export function useOpenCategories(): readonly { readonly value: string; readonly text: string }[] {
  const categories = useQuery(categoryTreeQuery).data ?? noNodes;
  return useMemo(
    () =>
      placedCategories(categories)
        .filter(({ isOpen }) => isOpen)
        .map(({ id, path }) => ({ value: String(id), text: path })),
    [categories],
  );
}

/** The category of a document. */
export function CategoryRow() {
  const text = useText(documentsText);
  return <ComboRow name="category_id" label={text.category} required options={useOpenCategories()} />;
}
