import { listDrafts } from '@shorui/server/contract';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '../../../api/endpoint-query.ts';
import { Loaded } from '../../../kits/loaded.tsx';
import { createText } from '../../../messages/create.ts';
import { dayOf } from '../../../messages/dates.ts';
import { useText } from '../../../messages/locale.ts';
import { FileMark } from '../../../ui/file-mark.tsx';
import { Link } from '../../../ui/link.tsx';
import { RuledList, RuledRow, RuledSection } from '../../../ui/ruled-list.tsx';

/** The newest drafts of the person, of any origin. */
export function DraftSection() {
  const text = useText(createText);
  const query = useQuery(endpointQuery(listDrafts, { query: { per_page: 5 } }));
  return (
    <RuledSection title={text.drafts} action={<Link to="/document/draft">{text.allDrafts}</Link>}>
      <Loaded query={query}>
        {({ items }) =>
          items.length === 0 ? (
            <p className="ui-help">{text.draftsEmpty}</p>
          ) : (
            <RuledList label={text.drafts}>
              {items.map(({ id, name, kind, category, updated_at }) => (
                <RuledRow
                  key={id}
                  lead={<FileMark kind={kind ?? 'other'} />}
                  name={
                    <Link to="/create/document/edit" search={{ id }}>
                      {name}
                    </Link>
                  }
                  meta={category?.name}
                  end={<span className="ui-help">{dayOf(updated_at)}</span>}
                />
              ))}
            </RuledList>
          )
        }
      </Loaded>
    </RuledSection>
  );
}
