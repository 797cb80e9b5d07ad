import { createShare, type DocumentDetail } from '@shorui/server/contract';
import { useState } from 'react';
import { validate } from 'contract:form/createShare';
import { api } from '../../../api/client.ts';
import { FailureNotice } from '../../../kits/form/failure-notice.tsx';
import { FormStore, textOf, type FieldErrors, type FormValues } from '../../../kits/form/form-store.ts';
import { DateRow, NumberRow } from '../../../kits/form/input-rows.tsx';
import { PlainForm } from '../../../kits/form/plain-form.tsx';
import { CheckRow, TextRow } from '../../../kits/form/rows.tsx';
import { checkOf } from '../../../kits/form/schema-check.ts';
import { linkBody } from '../../../kits/sharing/link-body.ts';
import { madeUpPassword } from '../../../kits/sharing/made-up-password.ts';
import { useRefreshShares } from '../../../kits/sharing/revoke-button.tsx';
import { useText } from '../../../messages/locale.ts';
import { sharesText } from '../../../messages/shares.ts';
import { Button } from '../../../ui/button.tsx';
import type { Made } from './made-link.tsx';

/** Days that a link works unless the person chooses another end. */
const usualDays = 7;

/** A day in Japan, `2026-11-23`, some days after today. */
function dayAfter(days: number): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Tokyo' }).format(Date.now() + days * 86_400_000);
}

export interface ShareFormProps {
  readonly id: string;
  readonly document: DocumentDetail;
  readonly onPending: (isPending: boolean) => void;
  readonly onMade: (made: Made) => void;
}

/** What a new link asks for and allows. */
export function ShareForm({ id, document, onPending, onMade }: ShareFormProps) {
  const text = useText(sharesText);
  const refresh = useRefreshShares();
  const [store] = useState(
    () =>
      new FormStore(
        { password: '', expires_at: dayAfter(usualDays), most_openings: '', can_download: true, note: '' },
        (values): FieldErrors => ({
          ...checkOf(validate)(linkBody(values)),
          ...(isPast(textOf(values, 'expires_at')) ? { expires_at: [text.endPast] } : {}),
        }),
      ),
  );
  const make = async (values: FormValues): Promise<void> => {
    onPending(true);
    try {
      const body = linkBody(values);
      const { url } = await api.call(createShare, { params: { id: document.id }, body });
      onMade({ url, password: body.password });
      await refresh();
    } finally {
      onPending(false);
    }
  };
  return (
    <PlainForm id={id} store={store} onSubmit={make}>
      {(state) => (
        <>
          <p className="ui-help">{text.about(document.name)}</p>
          <TextRow
            name="password"
            label={text.password}
            required={false}
            help={text.passwordHelp}
            width={20}
            autoComplete="off"
            aside={
              <Button size="small" onClick={() => store.set('password', madeUpPassword())}>
                {text.generate}
              </Button>
            }
          />
          <DateRow name="expires_at" label={text.end} required={false} help={text.endHelp} />
          <NumberRow
            name="most_openings"
            label={text.most}
            required={false}
            help={text.mostHelp}
            number
            width={4}
            unit={text.times}
          />
          <CheckRow name="can_download" label={text.download} text={text.canDownload} />
          <TextRow name="note" label={text.note} required={false} help={text.noteHelp} />
          <FailureNotice state={state} />
        </>
      )}
    </PlainForm>
  );
}

const isPast = (day: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(day) && day < dayAfter(0);
