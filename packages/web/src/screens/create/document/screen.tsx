import { readDocumentTemplate } from '@shorui/server/contract';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '../../../api/endpoint-query.ts';
import { useQueryId } from '../../../kits/address-id.ts';
import { useCrumbs } from '../../../kits/crumbs.tsx';
import { Loaded } from '../../../kits/loaded.tsx';
import { TemplateContent } from '../../../kits/templates/template-content.tsx';
import { useScreenTitle } from '../../../kits/titles.ts';
import { createText } from '../../../messages/create.ts';
import { detailText } from '../../../messages/detail.ts';
import { useText } from '../../../messages/locale.ts';
import { ButtonLink } from '../../../ui/link.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { Panes } from '../../../ui/panes.tsx';
import { BeginForm } from './begin-form.tsx';
import { TemplatePicker } from './template-picker.tsx';

/** Chooses a template, then what the document is called and where it belongs. The address names the template. */
export function Screen() {
  const text = useText(createText);
  const detail = useText(detailText);
  const title = useScreenTitle() ?? '';
  const id = useQueryId('template');
  return (
    <>
      <PageHead
        title={title}
        crumbs={useCrumbs(title)}
        crumbsLabel={detail.crumbs}
        actions={id === undefined ? undefined : <ButtonLink to="/create/document">{text.change}</ButtonLink>}
      />
      {id === undefined ? <TemplatePicker /> : <Chosen key={id} id={id} />}
    </>
  );
}

function Chosen({ id }: { readonly id: number }) {
  const query = useQuery(endpointQuery(readDocumentTemplate, { params: { id } }));
  return (
    <Loaded query={query} rows={8}>
      {(template) => (
        <Panes place="end" paper={<TemplateContent template={template} />}>
          <BeginForm template={template} />
        </Panes>
      )}
    </Loaded>
  );
}
