import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useRefresh } from '../../../api/refresh.ts';
import { DocumentRows } from '../../../kits/documents/document-rows.tsx';
import { DocumentForm, emptyDocument } from '../../../kits/documents/document-values.ts';
import { useDraftSave, type DraftSave } from '../../../kits/documents/use-draft-save.ts';
import { Form } from '../../../kits/form/form.tsx';
import type { FormState } from '../../../kits/form/plain-form.tsx';
import type { UploadQueue } from '../../../kits/upload/upload-queue.tsx';
import { documentUploadText } from '../../../messages/document-upload.ts';
import { useText } from '../../../messages/locale.ts';
import { hrefOf } from '../../../routes/screen-paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/surfaces.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { fileUploads, type FailedUpload } from './file-uploads.ts';
import { NameRows } from './name-rows.tsx';

/** The values of the documents that the uploads become. All of them get the same ones but for their names. */
export function FilingForm({ queue }: { readonly queue: UploadQueue }) {
  const text = useText(documentUploadText);
  const toast = useToast();
  const refresh = useRefresh();
  const navigate = useNavigate();
  const [form] = useState(() => new DocumentForm(emptyDocument, { named: false }));
  const [failed, setFailed] = useState<readonly FailedUpload[]>([]);
  const [progress, setProgress] = useState<string>();
  const { arrived, uploads } = queue;
  const isWaiting = uploads.some(({ state }) => state === 'running' || state === 'waiting');

  const save = async (as: 'draft' | 'filed'): Promise<void> => {
    const all = arrived.length;
    setFailed([]);
    const { saved, failed: refused } = await fileUploads(arrived, form, as, (done) =>
      setProgress(text.filing(done, all)),
    );
    setProgress(undefined);
    for (const key of saved.keys()) queue.remove(key);
    await refresh(as === 'draft' ? 'documentDrafts' : 'documents');
    if (saved.size > 0) toast(as === 'draft' ? text.drafted(saved.size) : text.filed(saved.size));
    if (refused.length > 0) return setFailed(refused);
    form.store.markSaved();
    const [only] = saved.values();
    const next =
      as === 'draft'
        ? hrefOf('/document/draft')
        : saved.size === 1 && only !== undefined
          ? hrefOf('/document/detail/:id', { id: only })
          : hrefOf('/document');
    await navigate({ to: next });
  };
  const draft = useDraftSave(form, () => save('draft'));
  return (
    <Form store={form.store} onSubmit={() => save('filed')}>
      {(state) => (
        <>
          {arrived.length === 0 ? null : <NameRows arrived={arrived} />}
          {arrived.length > 1 ? <p className="ui-help">{text.sharedHelp}</p> : null}
          <DocumentRows form={form} named={false} />
          {failed.length === 0 ? null : <FailedList failed={failed} />}
          <Foot state={state} count={arrived.length} isWaiting={isWaiting} progress={progress} draft={draft} />
        </>
      )}
    </Form>
  );
}

function FailedList({ failed }: { readonly failed: readonly FailedUpload[] }) {
  const text = useText(documentUploadText);
  return (
    <Notice kind="danger">
      <p>{text.someFailed(failed.length)}</p>
      <ul className="ui-bullets">
        {failed.map(({ name, why }) => (
          <li key={name}>
            {name}：{why}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

interface FootProps {
  readonly state: FormState;
  readonly count: number;
  readonly isWaiting: boolean;
  readonly progress: string | undefined;
  readonly draft: DraftSave;
}

/** 下書きに保存 and 保存. Without a file, or while one is on its way, they say so instead. */
function Foot({ state, count, isWaiting, progress, draft }: FootProps) {
  const text = useText(documentUploadText);
  const failure = state.failure ?? draft.state.failure;
  const reason = isWaiting ? text.waiting : count === 0 ? text.noFile : undefined;
  return (
    <>
      {failure === undefined ? null : <Notice kind="danger">{failure}</Notice>}
      <div className="ui-form-foot">
        {reason === undefined ? <p role="status">{progress}</p> : <p className="ui-help">{reason}</p>}
        <Button
          disabled={reason !== undefined}
          pending={draft.state.pending ? (progress ?? text.draft) : undefined}
          onClick={() => void draft.run()}
        >
          {text.draft}
        </Button>
        <Button
          type="submit"
          kind="main"
          disabled={reason !== undefined}
          pending={state.pending ? (progress ?? text.file(count)) : undefined}
        >
          {text.file(count)}
        </Button>
      </div>
    </>
  );
}
