import type { Document } from '@shorui/server/contract';
import { dayOf } from '../../../messages/dates.ts';
import { documentDraftsText } from '../../../messages/document-drafts.ts';
import { useText } from '../../../messages/locale.ts';
import { FileMark } from '../../../ui/file-mark.tsx';
import { Link } from '../../../ui/link.tsx';
import { RuledSection } from '../../../ui/ruled-list.tsx';

/** The drafts that are left to sort. */
export function DraftList({ drafts, total }: { readonly drafts: readonly Document[]; readonly total: number }) {
  const text = useText(documentDraftsText);
  return (
    <div className="draft-list">
      <RuledSection title={text.list} count={text.count(total)}>
        <ul aria-label={text.list}>
          {drafts.map(({ id, name, kind, category, created_at }) => (
            <li key={id}>
              <Link to="/document/draft/:id" params={{ id }}>
                <FileMark kind={kind ?? 'other'} />
                <span>
                  <b>{name}</b>
                  <small>{category?.name ?? dayOf(created_at)}</small>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </RuledSection>
    </div>
  );
}
