import { FolderTree } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { categoriesText } from '../../messages/categories.ts';
import { useText } from '../../messages/locale.ts';
import type { MenuAction } from '../../ui/action-menu.tsx';
import { Button } from '../../ui/button.tsx';
import { RuledSection } from '../../ui/ruled-list.tsx';
import { EmptyState } from '../../ui/surfaces.tsx';
import { Tree } from '../../ui/tree/tree.tsx';
import { AddCategory } from './add-category.tsx';
import type { CategoryCalls, CategoryItem } from './category-item.ts';
import { RemoveCategory } from './remove-category.tsx';
import { useCategoryChanges } from './use-category-changes.ts';

export interface CategoryTreeProps<C extends CategoryItem> {
  /** In the order of the tree. */
  readonly items: readonly C[];
  readonly calls: CategoryCalls;
  readonly mayChange: (item: C) => boolean;
  readonly mayAdd: (item: C) => boolean;
  /** Whether categories may be added at the top. */
  readonly mayAddTop: boolean;
  readonly emptyWhy: string;
  readonly link?: (item: C, tabIndex: 0 | -1) => ReactNode;
  readonly end?: (item: C) => ReactNode;
  /** Further actions of a category. */
  readonly actions?: (item: C) => readonly MenuAction[];
}

/** A tree of categories that is changed in place: added to, renamed, moved by mouse, keyboard or menu, and deleted. */
export function CategoryTree<C extends CategoryItem>(props: CategoryTreeProps<C>) {
  const { items, calls, mayChange, mayAdd, mayAddTop, emptyWhy, link, end, actions } = props;
  const text = useText(categoriesText);
  const { move, remove, rename } = useCategoryChanges(items, calls, mayChange);
  const [adding, setAdding] = useState<{ readonly above: C | undefined }>();
  const [removed, setRemoved] = useState<C>();
  const create = mayAddTop ? (
    <Button kind="main" onClick={() => setAdding({ above: undefined })}>
      {text.create}
    </Button>
  ) : undefined;
  return (
    <>
      <RuledSection title={text.categories} count={text.documents(items.length)} action={create}>
        {items.length === 0 ? (
          <EmptyState icon={<FolderTree aria-hidden="true" />} title={text.empty} action={create}>
            {emptyWhy}
          </EmptyState>
        ) : (
          <Tree
            label={text.categories}
            items={items}
            nameOf={({ name }) => name}
            {...(link === undefined ? {} : { link })}
            count={({ document_count }) => text.documents(document_count)}
            {...(end === undefined ? {} : { end })}
            isOrdered
            mayMove={mayChange}
            onMove={move}
            mayRename={mayChange}
            onRename={rename}
            actions={(item) => [
              ...(mayAdd(item) ? [{ id: 'add', text: text.addBelow, onAction: () => setAdding({ above: item }) }] : []),
              ...(actions?.(item) ?? []),
              ...(mayChange(item) ? [{ id: 'delete', text: text.remove, onAction: () => setRemoved(item) }] : []),
            ]}
          />
        )}
      </RuledSection>
      {adding === undefined ? null : (
        <AddCategory calls={calls} above={adding.above} onClose={() => setAdding(undefined)} />
      )}
      {removed === undefined ? null : (
        <RemoveCategory
          category={removed}
          calls={calls}
          remove={() => remove(removed)}
          onClose={() => setRemoved(undefined)}
        />
      )}
    </>
  );
}
