import { createOwnTemplate, listOwnTemplates, type DocumentTemplateView } from '@shorui/server/contract';
import { useState } from 'react';
import { api } from '../../../api/client.ts';
import { useRefresh } from '../../../api/refresh.ts';
import { dayColumn } from '../../../kits/list/columns.ts';
import { TableSection } from '../../../kits/list/list-section.tsx';
import { pageQuery } from '../../../kits/list/list-query.ts';
import type { LoadRows } from '../../../kits/list/use-rows.ts';
import { tagsInWords } from '../../../kits/templates/tag-text.ts';
import { useScreenTitle } from '../../../kits/titles.ts';
import { uploadClient } from '../../../kits/upload/upload-client.ts';
import { useUploadLimit } from '../../../kits/upload/use-upload-limit.ts';
import { useText } from '../../../messages/locale.ts';
import { templatesText } from '../../../messages/templates.ts';
import { hrefOf } from '../../../routes/screen-paths.ts';
import { Field } from '../../../ui/field.tsx';
import { FileDrop } from '../../../ui/file-drop.tsx';
import { FileMark } from '../../../ui/file-mark.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { RuledForm } from '../../../ui/ruled-form.tsx';
import type { SendFile } from '../../../ui/use-uploads.ts';
import { AddedTemplates, type Added } from './added-templates.tsx';

const sorts = ['newest', 'oldest', 'name'] as const;

const load: LoadRows<DocumentTemplateView> = (state, signal) =>
  api.call(listOwnTemplates, {
    signal,
    query: { ...pageQuery(state), sort: sorts.find((each) => each === state.sort) ?? 'newest' },
  });

/** The Word templates of the company: adding files, what was found in them, and the list. */
export function Screen() {
  const words = useText(templatesText);
  const text = words.own;
  const refresh = useRefresh();
  const mostBytes = useUploadLimit();
  const [added, setAdded] = useState<readonly Added[]>([]);
  const send: SendFile = async (file, { onProgress, signal }) => {
    const files = { file: [{ name: file.name, content: file }] };
    const made = await uploadClient(onProgress).call(createOwnTemplate, { body: {}, files, signal });
    setAdded((all) => [made, ...all]);
    await refresh('ownDocumentTemplates');
  };
  return (
    <>
      <PageHead title={useScreenTitle()} lead={text.lead} />
      <RuledForm title={text.add}>
        <Field label={text.file} help={text.addHelp} group>
          {(control) => (
            <FileDrop {...control} kinds={['.docx']} kindWords={text.word} mostBytes={mostBytes} upload={send} />
          )}
        </Field>
      </RuledForm>
      <AddedTemplates added={added} />
      <TableSection<DocumentTemplateView>
        title={text.list}
        name={listOwnTemplates.name}
        load={load}
        nameColumn={{
          head: words.name,
          of: ({ name }) => name,
          href: () => hrefOf('/create/template/edit'),
          search: ({ id }) => ({ id }),
          mark: ({ kind }) => <FileMark kind={kind} />,
          sort: { ascending: 'name' },
        }}
        columns={[
          { id: 'description', head: words.description, value: ({ description }) => description, wideOnly: true },
          { id: 'tags', head: words.tags, value: ({ tags }) => tagsInWords(tags), wideOnly: true },
          {
            id: 'fields',
            head: words.fields,
            value: ({ field_count }) => (field_count === 0 ? text.plain : words.fieldsShort(field_count)),
            badge: ({ field_count }) => (field_count === 0 ? 'neutral' : 'success'),
          },
          dayColumn('updated', words.updatedAt, ({ updated_at }) => updated_at, { wideOnly: true }),
        ]}
        sorts={sorts}
        searchLabel={words.search}
        emptyTitle={text.empty}
        emptyWhy={text.emptyWhy}
      />
    </>
  );
}
