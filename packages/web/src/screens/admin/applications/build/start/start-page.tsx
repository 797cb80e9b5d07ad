import { cloneApplicationCall, createApplication, deleteApplication, listApplications } from '@shorui/server/contract';
import { ApiError } from '@shorui/server/client';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { api } from '../../../../../api/client.ts';
import { endpointQuery } from '../../../../../api/endpoint-query.ts';
import { useCrumbs } from '../../../../../kits/crumbs.tsx';
import { builderFilesText } from '../../../../../messages/builder-files.ts';
import { detailText } from '../../../../../messages/detail.ts';
import { useText } from '../../../../../messages/locale.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Field } from '../../../../../ui/field.tsx';
import { FileDrop } from '../../../../../ui/file-drop.tsx';
import { SelectInput, TextInput } from '../../../../../ui/inputs.tsx';
import { PageHead } from '../../../../../ui/page-head.tsx';
import { Section } from '../../../../../ui/surfaces.tsx';
import type { SendFile } from '../../../../../ui/use-uploads.ts';
import { idOfUpload, mostFileBytes, uploadFile } from '../files/upload-file.ts';
import { SampleStart } from './sample-start.tsx';

const baseName = (file: File): string => file.name.replace(/\.\w+$/, '').slice(0, 255);

/** The ways to a new application: a Word or PDF file alone, a sample, a copy, or nothing. */
export function StartPage() {
  const text = useText(builderFilesText);
  const detail = useText(detailText);
  const navigate = useNavigate();
  const open = useCallback(
    (id: number, file?: number) =>
      navigate({ to: `/admin/applications/build/${id}`, search: file === undefined ? {} : { file } }),
    [navigate],
  );
  const send: SendFile = useCallback(
    async (file, options) => {
      const { id } = await api.call(createApplication, { body: { name: baseName(file) }, signal: options.signal });
      const uploaded = await uploadFile(id, file, options).catch(async (error: unknown) => {
        // A file that is refused, or not waited for, leaves no empty application behind. Its own failure is what the person reads.
        await api.call(deleteApplication, { params: { id } }).catch(() => undefined);
        throw error;
      });
      await open(id, idOfUpload(uploaded));
    },
    [open],
  );
  return (
    <>
      <PageHead
        title={text.startTitle}
        lead={text.startLead}
        crumbs={useCrumbs(text.startTitle)}
        crumbsLabel={detail.crumbs}
      />
      <div className="builder-start">
        <Section title={text.fromFile}>
          <Field label={text.upload} help={text.fromFileBody} group>
            {(control) => (
              <FileDrop
                {...control}
                kinds={['.docx', '.pdf']}
                kindWords={text.kinds}
                mostBytes={mostFileBytes}
                mostFiles={1}
                upload={send}
              />
            )}
          </Field>
        </Section>
        <SampleStart onMade={open} />
        <CopyStart onMade={open} />
        <EmptyStart onMade={open} />
      </div>
    </>
  );
}

interface StartProps {
  readonly onMade: (id: number) => Promise<void>;
}

const wordsOf = (error: unknown): string | undefined => (error instanceof ApiError ? error.message : undefined);

function CopyStart({ onMade }: StartProps) {
  const text = useText(builderFilesText);
  const [source, setSource] = useState('');
  const [error, setError] = useState<string>();
  const list = useQuery(endpointQuery(listApplications, { query: { sort: 'name', per_page: 100 } }));
  const copy = useMutation({
    meta: { handled: true },
    mutationFn: () => api.call(cloneApplicationCall, { params: { id: Number(source) }, body: {} }),
    onSuccess: ({ id }) => onMade(id),
  });
  return (
    <Section title={text.fromCopy}>
      <Field label={text.source} help={text.fromCopyBody} error={error ?? wordsOf(copy.error)}>
        {(control) => (
          <SelectInput
            {...control}
            value={source}
            width={30}
            options={[
              { value: '', text: text.chooseSource },
              ...(list.data?.items ?? []).map(({ id, name }) => ({ value: String(id), text: name })),
            ]}
            onChange={({ target }) => {
              setSource(target.value);
              setError(undefined);
            }}
          />
        )}
      </Field>
      <Button
        pending={copy.isPending ? text.beginPending : undefined}
        onClick={() => (source === '' ? setError(text.needSource) : copy.mutate())}
      >
        {text.begin}
      </Button>
    </Section>
  );
}

function EmptyStart({ onMade }: StartProps) {
  const text = useText(builderFilesText);
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const create = useMutation({
    meta: { handled: true },
    mutationFn: () => api.call(createApplication, { body: { name: name.trim() } }),
    onSuccess: ({ id }) => onMade(id),
  });
  return (
    <Section title={text.fromNothing}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() === '') setError(text.needName);
          else create.mutate();
        }}
      >
        <Field label={text.applicationName} help={text.fromNothingBody} error={error ?? wordsOf(create.error)}>
          {(control) => (
            <TextInput
              {...control}
              value={name}
              width={30}
              maxLength={255}
              onChange={({ target }) => {
                setName(target.value);
                setError(undefined);
              }}
            />
          )}
        </Field>
        <Button type="submit" pending={create.isPending ? text.beginPending : undefined}>
          {text.begin}
        </Button>
      </form>
    </Section>
  );
}
