import type { CategoryContents } from '@shorui/server/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { categoriesText } from '../../messages/categories.ts';
import { commonText } from '../../messages/common.ts';
import { useText } from '../../messages/locale.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Bullets } from '../../ui/surfaces.tsx';
import { Loaded } from '../loaded.tsx';
import type { CategoryCalls, CategoryItem } from './category-item.ts';

export interface RemoveCategoryProps {
  readonly category: CategoryItem;
  readonly calls: CategoryCalls;
  /** Deletes it; a refusal is shown by the mutation. */
  readonly remove: () => Promise<unknown>;
  readonly onClose: () => void;
}

const counted = ['categories', 'documents', 'deleted_documents', 'types'] as const;

/** Asks before a category is deleted; one that is not empty cannot be, and the dialog tells what is in it. */
export function RemoveCategory({ category, calls, remove, onClose }: RemoveCategoryProps) {
  const text = useText(categoriesText);
  const { cancel } = useText(commonText);
  const [isPending, setPending] = useState(false);
  const query = useQuery<CategoryContents>({
    // Not one of the part: the deletion makes those old, and the contents of a deleted category cannot be read again.
    queryKey: ['contents of a category', calls.part, category.id],
    queryFn: () => calls.contents(category.id),
    meta: { handled: true },
    gcTime: 0,
  });
  const confirm = async (): Promise<void> => {
    setPending(true);
    await remove().then(onClose, () => setPending(false));
  };
  return (
    <Dialog
      title={text.removeAsk}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          {query.data?.can_delete === true ? (
            <Button kind="danger" pending={isPending ? text.removing : undefined} onClick={() => void confirm()}>
              {text.remove}
            </Button>
          ) : null}
        </>
      }
    >
      <Loaded query={query} rows={2}>
        {(contents) =>
          contents.can_delete ? (
            <p>{text.removeWhat(category.name)}</p>
          ) : (
            <>
              <p>{text.blocked(category.name)}</p>
              <Bullets
                items={counted.filter((name) => contents[name] > 0).map((name) => text.inside[name](contents[name]))}
              />
            </>
          )
        }
      </Loaded>
    </Dialog>
  );
}
