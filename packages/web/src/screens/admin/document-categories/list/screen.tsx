import type { SuppliedCategoryView } from '@shorui/server/contract';
import { useQuery } from '@tanstack/react-query';
import { flatCategories } from '../../../../kits/categories/category-item.ts';
import { CategoryTree } from '../../../../kits/categories/category-tree.tsx';
import { Loaded } from '../../../../kits/loaded.tsx';
import { useScreenTitle } from '../../../../kits/titles.ts';
import { categoriesText } from '../../../../messages/categories.ts';
import { useText } from '../../../../messages/locale.ts';
import { Link } from '../../../../ui/link.tsx';
import { PageHead } from '../../../../ui/page-head.tsx';
import { suppliedCalls, suppliedTreeQuery } from '../calls.ts';

const always = (): boolean => true;

/** The categories that every company has, as a tree. */
export function Screen() {
  const text = useText(categoriesText);
  const title = useScreenTitle();
  const query = useQuery(suppliedTreeQuery);
  return (
    <>
      <PageHead title={title} />
      <Loaded query={query} rows={6}>
        {(nodes) => (
          <CategoryTree<SuppliedCategoryView>
            items={flatCategories(nodes)}
            calls={suppliedCalls}
            mayChange={always}
            mayAdd={always}
            mayAddTop
            emptyWhy={text.emptyForStaff}
            link={({ id, name }, tabIndex) => (
              <Link to="/admin/document/categories/:id" params={{ id }} tabIndex={tabIndex}>
                {name}
              </Link>
            )}
          />
        )}
      </Loaded>
    </>
  );
}
