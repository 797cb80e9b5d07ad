import {
  createDocumentCategory,
  deleteDocumentCategory,
  readCategoryContents,
  readDocumentCategoryTree,
  restoreDocumentCategory,
  updateDocumentCategory,
  type DocumentCategoryView,
} from '@shorui/server/contract';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../api/client.ts';
import { endpointQuery } from '../../../api/endpoint-query.ts';
import { sessionQuery } from '../../../api/session.ts';
import { flatCategories, type CategoryCalls } from '../../../kits/categories/category-item.ts';
import { CategoryTree } from '../../../kits/categories/category-tree.tsx';
import { Loaded } from '../../../kits/loaded.tsx';
import { useScreenTitle } from '../../../kits/titles.ts';
import { categoriesText } from '../../../messages/categories.ts';
import { useText } from '../../../messages/locale.ts';
import { PageHead } from '../../../ui/page-head.tsx';
import { Badge } from '../../../ui/surfaces.tsx';
import { AccessDrawer } from './access-drawer.tsx';

const calls: CategoryCalls = {
  part: 'documentCategories',
  create: (body) => api.call(createDocumentCategory, { body }),
  update: (id, body) => api.call(updateDocumentCategory, { params: { id }, body }),
  remove: (id) => api.call(deleteDocumentCategory, { params: { id } }),
  restore: (id) => api.call(restoreDocumentCategory, { params: { id } }),
  contents: (id) => api.call(readCategoryContents, { params: { id } }),
};

/** The categories of the company's documents as a tree, with the access of the person and of groups. */
export function Screen() {
  const text = useText(categoriesText);
  const title = useScreenTitle();
  const { data: user } = useSuspenseQuery(sessionQuery);
  const query = useQuery(endpointQuery(readDocumentCategoryTree));
  const [shown, setShown] = useState<DocumentCategoryView>();
  const mayManage = user?.actions['manage_members'] === true;
  const accessWords = { full: undefined, read: text.readOnly, none: text.noAccess };
  return (
    <>
      <PageHead title={title} />
      <Loaded query={query} rows={6}>
        {(nodes) => (
          <CategoryTree<DocumentCategoryView>
            items={flatCategories(nodes)}
            calls={calls}
            mayChange={({ actions }) => actions['change'] === true}
            mayAdd={({ actions }) => actions['add'] === true}
            mayAddTop={mayManage}
            emptyWhy={mayManage ? text.emptyWhy : text.emptyForMember}
            end={({ supplied, access }) => (
              <>
                {supplied ? <Badge>{text.supplied}</Badge> : null}
                {accessWords[access] === undefined ? null : <Badge>{accessWords[access]}</Badge>}
              </>
            )}
            actions={(item) => [{ id: 'access', text: text.showAccess, onAction: () => setShown(item) }]}
          />
        )}
      </Loaded>
      {shown === undefined ? null : <AccessDrawer category={shown} onClose={() => setShown(undefined)} />}
    </>
  );
}
