import { readNotifications, updateNotifications, type ApplicationView, type ReplyOf } from '@shorui/server/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../../api/client.ts';
import { endpointQuery } from '../../../../api/endpoint-query.ts';
import { useRefresh } from '../../../../api/refresh.ts';
import { FormDialog } from '../../../../kits/form/form-dialog.tsx';
import { FormStore, textOf, type FormValues } from '../../../../kits/form/form-store.ts';
import { GrowingRow } from '../../../../kits/form/input-rows.tsx';
import { useSeenRecord, type ReadAgain } from '../../../../kits/form/use-seen-record.ts';
import { Loaded } from '../../../../kits/loaded.tsx';
import { adminApplicationsText } from '../../../../messages/admin-applications.ts';
import { commonText } from '../../../../messages/common.ts';
import { useText } from '../../../../messages/locale.ts';
import { Button } from '../../../../ui/button.tsx';
import { RuledForm } from '../../../../ui/ruled-form.tsx';
import { Preserved, RuledList, RuledRow, RuledSection } from '../../../../ui/ruled-list.tsx';
import { useToast } from '../../../../ui/toast.tsx';

type Notes = ReplyOf<typeof readNotifications>;

/** Most notes of one place; the contract has the same bound. */
const most = 20;

/** The notes before the first question: those of questions belong to the builder. */
const notesOf = ({ items }: Notes): readonly string[] =>
  items.flatMap(({ question_id, content }) =>
    question_id === undefined && typeof content === 'string' ? [content] : [],
  );

const shownOf = (notes: Notes): FormValues => ({ notes: notesOf(notes).join('\n\n') });

/** An empty line parts two notes. */
const contentsOf = (values: FormValues): readonly { readonly content: string }[] =>
  textOf(values, 'notes')
    .split(/\n[ \t\u3000]*\n/)
    .flatMap((each) => (each.trim() === '' ? [] : [{ content: each.trim() }]));

/** What companies read before the first question. */
export function NotesSection({ application }: { readonly application: ApplicationView }) {
  const text = useText(adminApplicationsText);
  const { edit } = useText(commonText);
  const [isOpen, setOpen] = useState(false);
  const query = useQuery(endpointQuery(readNotifications, { params: { id: application.id } }));
  const button = (
    <Button size="small" onClick={() => setOpen(true)}>
      {edit}
    </Button>
  );
  return (
    <RuledSection title={text.notes} action={application.frozen || query.data === undefined ? undefined : button}>
      <Loaded query={query} rows={1}>
        {(notes) => (
          <>
            <RuledList label={text.notes}>
              {notesOf(notes).map((content) => (
                <RuledRow key={content} name={<Preserved>{content}</Preserved>} />
              ))}
            </RuledList>
            {notesOf(notes).length === 0 ? <p className="ui-help">{text.noNotes}</p> : null}
            {isOpen ? (
              <NotesDialog id={application.id} notes={notes} readAgain={query.refetch} onClose={() => setOpen(false)} />
            ) : null}
          </>
        )}
      </Loaded>
    </RuledSection>
  );
}

interface NotesDialogProps {
  readonly id: number;
  readonly notes: Notes;
  readonly readAgain: ReadAgain<Notes>;
  readonly onClose: () => void;
}

function NotesDialog({ id, notes, readAgain, onClose }: NotesDialogProps) {
  const text = useText(adminApplicationsText);
  const common = useText(commonText);
  const toast = useToast();
  const refresh = useRefresh();
  const [store] = useState(
    () =>
      new FormStore(shownOf(notes), (values) =>
        contentsOf(values).length > most ? { notes: [text.notesTooMany] } : {},
      ),
  );
  const seen = useSeenRecord(store, notes, shownOf, readAgain);
  return (
    <FormDialog
      title={text.notes}
      store={store}
      onReload={seen.reload}
      onClose={onClose}
      onSubmit={async (values) => {
        const body = { notifications: [...contentsOf(values)], version: seen.version() };
        await api.call(updateNotifications, { params: { id }, body });
        toast(common.saved);
        await Promise.all([refresh('applications'), refresh('applicationNotifications')]);
        onClose();
      }}
    >
      <RuledForm>
        <GrowingRow name="notes" label={text.note} required={false} rows={5} help={text.notesHelp} />
      </RuledForm>
    </FormDialog>
  );
}
