import { previewChange, type ApplicationFile, type Effect } from '@shorui/engine/model';
import { createWordTemplate, downloadApplicationFile } from '@shorui/server/contract';
import { buildUrl } from '@shorui/server/client';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { FileText, FileType } from 'lucide-react';
import { useCallback, useState } from 'react';
import { api } from '../../../../../api/client.ts';
import { useRefresh } from '../../../../../api/refresh.ts';
import { builderFilesText } from '../../../../../messages/builder-files.ts';
import { builderFormsText } from '../../../../../messages/builder-forms.ts';
import { builderTemplateText } from '../../../../../messages/builder-template.ts';
import { useText } from '../../../../../messages/locale.ts';
import { Button } from '../../../../../ui/button.tsx';
import { ConfirmDialog } from '../../../../../ui/confirm-dialog.tsx';
import { Field } from '../../../../../ui/field.tsx';
import { FileDrop } from '../../../../../ui/file-drop.tsx';
import { Badge, Bullets, EmptyState, Notice } from '../../../../../ui/surfaces.tsx';
import { ButtonLink } from '../../../../../ui/link.tsx';
import { useToast } from '../../../../../ui/toast.tsx';
import type { SendFile } from '../../../../../ui/use-uploads.ts';
import { EffectList } from '../effect-list.tsx';
import { useApplication, useBuilder, useEdit, useSteps } from '../builder-context.ts';
import { ConditionsEditor } from '../conditions/conditions-editor.tsx';
import { TextRow } from '../properties/value-rows.tsx';
import { ProposalDialog } from './proposal-dialog.tsx';
import { TestDownload } from './test-download.tsx';
import { idOfUpload, mostFileBytes, uploadFile } from './upload-file.ts';

interface Found {
  readonly name: string;
  readonly lines: readonly string[];
}

/** Word templates and PDF forms: added by dropping them, tried with the sample answers, source of questions. */
export function FilesTab({ first }: { readonly first: number | undefined }) {
  const text = useText(builderFilesText);
  const { id, store } = useBuilder();
  const { files, frozen } = useApplication();
  const refresh = useRefresh();
  const navigate = useNavigate();
  const [found, setFound] = useState<readonly Found[]>([]);
  const [proposed, setProposed] = useState(first);
  const send: SendFile = useCallback(
    async (file, options) => {
      await store.saving.flush();
      const reply = await uploadFile(id, file, options);
      const lines = reply.findings.map((finding) => finding.text);
      setFound((all) => [...all, { name: file.name, lines }]);
      await refresh('applications');
      setProposed(idOfUpload(reply));
    },
    [id, store, refresh],
  );
  return (
    <div className="builder-files">
      {frozen === true ? null : (
        <Field label={text.upload} help={text.uploadHelp} group>
          {(control) => (
            <FileDrop
              {...control}
              kinds={['.docx', '.pdf']}
              kindWords={text.kinds}
              mostBytes={mostFileBytes}
              upload={send}
            />
          )}
        </Field>
      )}
      <NewDocument />
      {found.map(({ name, lines }) => (
        <Notice key={name} kind={lines.length === 0 ? 'info' : 'warning'}>
          <p>
            <b>{name}</b>：{lines.length === 0 ? text.noFound : text.found}
          </p>
          {lines.length === 0 ? null : <Bullets items={lines} />}
        </Notice>
      ))}
      {files.length === 0 ? (
        <EmptyState title={text.empty}>{text.emptyBody}</EmptyState>
      ) : (
        <ul aria-label={text.list}>
          {files.map((file) => (
            <FileLine key={file.id} file={file} onPropose={() => setProposed(file.id)} />
          ))}
        </ul>
      )}
      {proposed === undefined ? null : (
        <ProposalDialog
          key={proposed}
          fileId={proposed}
          onClose={() => {
            setProposed(undefined);
            // Proposed once: not again when the person comes back to the files or reads the page again.
            if (first !== undefined) void navigate({ to: '.', search: {}, replace: true });
          }}
        />
      )}
    </div>
  );
}

/** A Word template without an upload, which is written in its editor. */
function NewDocument() {
  const text = useText(builderTemplateText);
  const { id, store } = useBuilder();
  const { frozen } = useApplication();
  const refresh = useRefresh();
  const navigate = useNavigate();
  const create = useMutation({
    mutationFn: async () => {
      await store.saving.flush();
      const made = await api.call(createWordTemplate, { params: { id }, body: { name: text.createName } });
      await refresh('applications');
      return made;
    },
    onSuccess: ({ item }) => navigate({ to: `/admin/applications/build/${id}`, search: { template: item['id'] } }),
  });
  if (frozen === true) return null;
  return (
    <div className="builder-actions">
      <Button size="small" pending={create.isPending ? text.createPending : undefined} onClick={() => create.mutate()}>
        {text.create}
      </Button>
      <span className="ui-help">{text.createHelp}</span>
    </div>
  );
}

function FileLine({ file, onPropose }: { readonly file: ApplicationFile; readonly onPropose: () => void }) {
  const text = useText(builderFilesText);
  const forms = useText(builderFormsText);
  const templates = useText(builderTemplateText);
  const { id } = useBuilder();
  const application = useApplication();
  const isFrozen = application.frozen === true;
  const edit = useEdit();
  const { undo } = useSteps();
  const toast = useToast();
  const [effects, setEffects] = useState<readonly Effect[]>();
  const Icon = file.type === 'word' ? FileText : FileType;
  return (
    <li className="builder-file">
      <div className="builder-file-head">
        <Icon className="ui-icon-20" aria-hidden="true" />
        <b>{file.name}</b>
        <Badge>{text.types[file.type]}</Badge>
      </div>
      <TextRow subject={{ kind: 'file', id: file.id }} name="name" label={text.name} value={file.name} needed />
      <div className="builder-actions">
        {file.type === 'word' ? (
          <ButtonLink
            size="small"
            to="/admin/applications/build/:id?"
            params={{ id }}
            search={{ template: file.id }}
            label={templates.openOf(file.name)}
          >
            {templates.open}
          </ButtonLink>
        ) : (
          <ButtonLink
            size="small"
            to="/admin/applications/build/:id?"
            params={{ id }}
            search={{ form: file.id }}
            label={forms.openOf(file.name)}
          >
            {forms.open}
          </ButtonLink>
        )}
        {isFrozen ? null : (
          <Button size="small" aria-label={text.proposeOf(file.name)} onClick={onPropose}>
            {text.propose}
          </Button>
        )}
        <TestDownload file={file} />
        <a
          className="ui-button"
          data-kind="plain"
          data-size="small"
          aria-label={text.originalOf(file.name)}
          href={buildUrl('', downloadApplicationFile.path, { id, fileId: file.id })}
          download
        >
          {text.original}
        </a>
        {isFrozen ? null : (
          <Button
            size="small"
            aria-label={text.removeOf(file.name)}
            onClick={() => setEffects(previewChange(application, { action: 'delete', kind: 'file', id: file.id }))}
          >
            {text.remove}
          </Button>
        )}
      </div>
      <ConditionsEditor kind="file" id={file.id} conditional={file} />
      {effects === undefined ? null : (
        <ConfirmDialog
          title={text.removeTitle(file.name)}
          action={text.remove}
          pendingAction={text.remove}
          onClose={() => setEffects(undefined)}
          onConfirm={() => {
            if ('made' in edit([{ action: 'delete', kind: 'file', id: file.id }])) toast(text.removed(file.name), undo);
            return Promise.resolve();
          }}
        >
          <EffectList effects={effects} />
        </ConfirmDialog>
      )}
    </li>
  );
}
