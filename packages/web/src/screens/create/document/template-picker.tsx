import { listDocumentTemplates, type DocumentTemplateView } from '@shorui/server/contract';
import { api } from '../../../api/client.ts';
import { RowSection } from '../../../kits/list/list-section.tsx';
import { pageQuery } from '../../../kits/list/list-query.ts';
import type { LoadRows } from '../../../kits/list/use-rows.ts';
import { createText } from '../../../messages/create.ts';
import { useText } from '../../../messages/locale.ts';
import { templatesText } from '../../../messages/templates.ts';
import { FileMark } from '../../../ui/file-mark.tsx';
import { ButtonLink, Link } from '../../../ui/link.tsx';
import { RuledRow } from '../../../ui/ruled-list.tsx';
import { Badge } from '../../../ui/surfaces.tsx';
import { useAllows } from '../../../layouts/allows.ts';

const load: LoadRows<DocumentTemplateView> = (state, signal) =>
  api.call(listDocumentTemplates, { signal, query: pageQuery(state) });

/** The templates that the company may use, with a search. */
export function TemplatePicker() {
  const text = useText(createText);
  const words = useText(templatesText);
  const allows = useAllows();
  return (
    <RowSection<DocumentTemplateView>
      title={text.choose}
      name={`${listDocumentTemplates.name}.picked`}
      load={load}
      searchLabel={words.search}
      emptyTitle={words.empty}
      emptyWhy={words.emptyWhy}
      emptyAction={
        allows('/create/template') ? (
          <ButtonLink kind="main" to="/create/template">
            {words.manage}
          </ButtonLink>
        ) : undefined
      }
    >
      {({ id, name, kind, description, supplied, field_count }) => (
        <RuledRow
          key={id}
          lead={<FileMark kind={kind} />}
          name={
            <Link to="/create/document" search={{ template: id }}>
              {name}
            </Link>
          }
          meta={description === '' ? undefined : description}
          end={
            <>
              <span className="ui-help">{words.fieldsShort(field_count)}</span>
              <Badge kind={supplied ? 'neutral' : 'info'}>{words.owners[supplied ? 'supplied' : 'own']}</Badge>
            </>
          }
        />
      )}
    </RowSection>
  );
}
