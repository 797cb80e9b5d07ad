import { readDocumentTemplate, type DocumentTemplateDetail } from '@shorui/server/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { endpointQuery } from '../../api/endpoint-query.ts';
import { dayOf } from '../../messages/dates.ts';
import { documentsText } from '../../messages/documents.ts';
import { useText } from '../../messages/locale.ts';
import { templatesText } from '../../messages/templates.ts';
import { bytesInWords } from '../../messages/today.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { Preserved, RuledSection } from '../../ui/ruled-list.tsx';
import { Panes } from '../../ui/panes.tsx';
import { Facts } from '../../ui/surfaces.tsx';
import { DetailPage } from '../detail/detail-page.tsx';
import { downloadTemplate } from './download-template.ts';
import { FieldList } from './field-list.tsx';
import { NoTemplate } from './no-template.tsx';
import { tagsInWords } from './tag-text.ts';
import { TemplateContent } from './template-content.tsx';

export interface TemplateDetailProps {
  readonly id: number | undefined;
  /** Whether the person may make documents. */
  readonly mayMake: boolean;
}

/** A template with its content, its fields, and what can be done with it. Without an id it leads to the list. */
export function TemplateDetail({ id, mayMake }: TemplateDetailProps) {
  const query = useQuery({
    ...endpointQuery(readDocumentTemplate, { params: { id: id ?? 0 } }),
    enabled: id !== undefined,
  });
  const text = useText(templatesText);
  if (id === undefined) return <NoTemplate list="/document-templates" />;
  return (
    <DetailPage
      query={query}
      title={({ name }) => name}
      lead={({ supplied }) => text.owners[supplied ? 'supplied' : 'own']}
      actions={(template) => <Actions template={template} mayMake={mayMake} />}
    >
      {(template) => <Content template={template} />}
    </DetailPage>
  );
}

function Actions({ template, mayMake }: { readonly template: DocumentTemplateDetail; readonly mayMake: boolean }) {
  const text = useText(templatesText);
  const save = useMutation({ mutationFn: () => downloadTemplate(template) });
  return (
    <>
      <Button pending={save.isPending ? text.downloading : undefined} onClick={() => save.mutate()}>
        <Download className="ui-icon" aria-hidden="true" />
        {text.download}
      </Button>
      {mayMake ? (
        <ButtonLink kind="main" to="/create/document" search={{ template: template.id }}>
          {text.use}
        </ButtonLink>
      ) : null}
    </>
  );
}

function Content({ template }: { readonly template: DocumentTemplateDetail }) {
  const text = useText(templatesText);
  const documents = useText(documentsText);
  const { description, category, tags, kind, file_name, size, field_count, fields, updated_at } = template;
  return (
    <Panes place="start" paper={<TemplateContent template={template} />}>
      <RuledSection title={text.facts}>
        <Facts
          rows={[
            [text.description, description === '' ? undefined : <Preserved key="text">{description}</Preserved>],
            [text.category, category?.name],
            [text.tags, tags.length === 0 ? undefined : tagsInWords(tags)],
            [text.fileName, `${file_name}（${documents.kinds[kind]}、${bytesInWords(size)}）`],
            [text.updatedAt, dayOf(updated_at)],
            [text.fields, text.fieldCount(field_count)],
          ]}
        />
      </RuledSection>
      {fields.length === 0 ? null : (
        <RuledSection title={text.fields}>
          <FieldList fields={fields} />
        </RuledSection>
      )}
    </Panes>
  );
}
