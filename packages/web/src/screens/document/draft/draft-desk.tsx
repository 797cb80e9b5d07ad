import { deleteDraft, readDraft, type DocumentDetail } from '@shorui/server/contract';
import { useQuery } from '@tanstack/react-query';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { api } from '../../../api/client.ts';
import { endpointQuery } from '../../../api/endpoint-query.ts';
import { useRefresh } from '../../../api/refresh.ts';
import { AskButton } from '../../../kits/detail/ask-button.tsx';
import { DocumentContent } from '../../../kits/documents/document-content.tsx';
import { DocumentRows } from '../../../kits/documents/document-rows.tsx';
import { DraftFoot } from '../../../kits/documents/draft-foot.tsx';
import { useDraftForm } from '../../../kits/documents/use-draft-form.ts';
import { Form } from '../../../kits/form/form.tsx';
import type { ReadAgain } from '../../../kits/form/use-seen-record.ts';
import { Loaded } from '../../../kits/loaded.tsx';
import { commonText } from '../../../messages/common.ts';
import { detailText } from '../../../messages/detail.ts';
import { documentDraftsText } from '../../../messages/document-drafts.ts';
import { useText } from '../../../messages/locale.ts';
import { IconButton } from '../../../ui/button.tsx';
import { useToast } from '../../../ui/toast.tsx';

interface DeskActions {
  readonly place: { readonly at: number; readonly all: number };
  readonly onBefore: (() => void) | undefined;
  readonly onAfter: (() => void) | undefined;
  /** The draft is filed or deleted: shows the next one. */
  readonly onDone: () => Promise<void>;
}

/** One draft on the desk: its content beside its form. */
export function DraftDesk({ id, ...actions }: DeskActions & { readonly id: number }) {
  const query = useQuery(endpointQuery(readDraft, { params: { id } }));
  return (
    <Loaded query={query} rows={12}>
      {(draft) => <Desk draft={draft} readAgain={query.refetch} {...actions} />}
    </Loaded>
  );
}

interface DeskProps extends DeskActions {
  readonly draft: DocumentDetail;
  readonly readAgain: ReadAgain<DocumentDetail>;
}

function Desk({ draft, readAgain, place, onBefore, onAfter, onDone }: DeskProps) {
  const text = useText(documentDraftsText);
  const common = useText(commonText);
  const detail = useText(detailText);
  const toast = useToast();
  const refresh = useRefresh();
  const { id } = draft;
  const draftForm = useDraftForm(draft, readAgain);
  const { form, file } = draftForm;
  const leave = async (words: string): Promise<void> => {
    form.store.markSaved();
    toast(words);
    await onDone();
    await Promise.all([refresh('documentDrafts'), refresh('documents')]);
  };
  return (
    <>
      <DocumentContent document={draft} />
      <div className="draft-form">
        <div className="draft-steps">
          <span>{text.place(place.at, place.all)}</span>
          <IconButton
            label={text.previous}
            icon={<ArrowUp className="ui-icon" />}
            disabled={onBefore === undefined}
            onClick={onBefore}
          />
          <IconButton
            label={text.next}
            icon={<ArrowDown className="ui-icon" />}
            disabled={onAfter === undefined}
            onClick={onAfter}
          />
          <AskButton
            size="small"
            action={common.delete}
            pending={detail.removing}
            kind="danger"
            title={detail.removeTitle(draft.name)}
            onAgree={async () => {
              await api.call(deleteDraft, { params: { id } });
              await leave(detail.removed(draft.name));
            }}
          >
            {text.removeEffects.map((each) => (
              <p key={each}>{each}</p>
            ))}
          </AskButton>
        </div>
        <Form
          store={form.store}
          onSubmit={async () => {
            await leave(text.filed(await file()));
          }}
        >
          {(state) => (
            <>
              <DocumentRows form={form} />
              <p className="ui-help">{text.keys}</p>
              <DraftFoot draft={draftForm} state={state} action={text.fileNext} />
            </>
          )}
        </Form>
      </div>
    </>
  );
}
