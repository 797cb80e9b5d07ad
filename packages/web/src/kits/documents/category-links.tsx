import { Link as RouterLink, useSearch } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { documentsText } from '../../messages/documents.ts';
import { useText } from '../../messages/locale.ts';
import { useReady } from '../titles.ts';
import { Link } from '../../ui/link.tsx';
import { Loaded } from '../loaded.tsx';
import { categoryTreeQuery, placedCategories, type PlacedCategory } from './categories.ts';
import './category-links.css';

const levelOf = ({ path, name }: PlacedCategory): number =>
  path.length === name.length ? 0 : path.split(' ＞ ').length - 1;

/** The categories as links that narrow the list of the page. Other conditions of the address stay. */
export function CategoryLinks() {
  const text = useText(documentsText);
  const query = useQuery(categoryTreeQuery);
  const ready = useReady();
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const { category, page: _, ...others } = search;
  const link = (id: number | undefined, words: string) => (
    <RouterLink
      to="."
      search={id === undefined ? others : { ...others, category: id }}
      data-current={Number(category ?? 0) === (id ?? 0) ? '' : undefined}
    >
      {words}
    </RouterLink>
  );
  return (
    <nav className="ui-category-links" aria-label={text.categories}>
      <h2>{text.categories}</h2>
      <Loaded query={query} rows={6}>
        {(nodes) => (
          <ul>
            <li>{link(undefined, text.allCategories)}</li>
            {placedCategories(nodes).map((each) => (
              <li key={each.id} style={{ paddingInlineStart: `${levelOf(each) * 14}px` }}>
                {link(each.id, each.name)}
                <span>{each.count > 0 ? text.countOf(each.count) : ''}</span>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      {ready('/document/category') ? <Link to="/document/category">{text.editCategories}</Link> : null}
    </nav>
  );
}
