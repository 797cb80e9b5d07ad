import {
  deleteOwnTemplate,
  readOwnTemplate,
  restoreOwnTemplate,
  type OwnTemplateDetail,
} from '@shorui/server/contract';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { endpointQuery } from '../../../api/endpoint-query.ts';
import { useQueryId } from '../../../kits/address-id.ts';
import { DetailPage } from '../../../kits/detail/detail-page.tsx';
import { RemoveButton } from '../../../kits/detail/remove-button.tsx';
import { NoTemplate } from '../../../kits/templates/no-template.tsx';
import { useAllows } from '../../../layouts/allows.ts';
import { useText } from '../../../messages/locale.ts';
import { templatesText } from '../../../messages/templates.ts';
import { ButtonLink } from '../../../ui/link.tsx';
import { TemplateDesk } from './template-desk.tsx';

/** A template of the company: what it is called, its fields, its file, and a trial. The address names the template. */
export function Screen() {
  const id = useQueryId('id');
  const query = useQuery({
    ...endpointQuery(readOwnTemplate, { params: { id: id ?? 0 } }),
    enabled: id !== undefined,
    refetchOnWindowFocus: false,
  });
  if (id === undefined) return <NoTemplate list="/create/template" />;
  return (
    <DetailPage query={query} title={({ name }) => name} actions={(template) => <Actions template={template} />}>
      {(template) => <TemplateDesk key={template.id} template={template} readAgain={query.refetch} />}
    </DetailPage>
  );
}

function Actions({ template: { id, name } }: { readonly template: OwnTemplateDetail }) {
  const words = useText(templatesText);
  const allows = useAllows();
  const params = { id };
  return (
    <>
      <RemoveButton
        name={name}
        effects={words.own.effects}
        remove={() => api.call(deleteOwnTemplate, { params })}
        restore={() => api.call(restoreOwnTemplate, { params })}
        part="ownDocumentTemplates"
      />
      {allows('/create/document') ? (
        <ButtonLink to="/create/document" search={{ template: id }}>
          {words.use}
        </ButtonLink>
      ) : null}
    </>
  );
}
