import { unlockShare, type SharedDocument } from '@shorui/server/contract';
import { useState } from 'react';
import { validate } from 'contract:form/unlockShare';
import { api } from '../../../api/client.ts';
import { FailureNotice } from '../../../kits/form/failure-notice.tsx';
import { FormStore, textOf } from '../../../kits/form/form-store.ts';
import { PlainForm } from '../../../kits/form/plain-form.tsx';
import { TextRow } from '../../../kits/form/rows.tsx';
import { checkOf, withMembers } from '../../../kits/form/schema-check.ts';
import { visitorOfLinks } from '../../../kits/sharing/shared-link.ts';
import { useText } from '../../../messages/locale.ts';
import { sharesText } from '../../../messages/shares.ts';
import { Button } from '../../../ui/button.tsx';

export interface UnlockFormProps {
  readonly token: string;
  readonly onUnlock: (shared: SharedDocument) => void;
}

/** Asks for the password of a link. Too many wrong ones are refused for a while, in the words of the server. */
export function UnlockForm({ token, onUnlock }: UnlockFormProps) {
  const text = useText(sharesText);
  const [store] = useState(() => new FormStore({ password: '' }, withMembers(checkOf(validate), { password: '' })));
  return (
    <div className="ui-stack">
      <h1>{text.viewTitle}</h1>
      <p>{text.locked}</p>
      <PlainForm
        store={store}
        fieldOf={{ wrong_share_password: 'password' }}
        onSubmit={async (values) => {
          const password = textOf(values, 'password');
          onUnlock(await api.call(unlockShare, { params: { token }, body: { password, ...visitorOfLinks() } }));
        }}
      >
        {(state) => (
          <>
            <TextRow
              name="password"
              type="password"
              label={text.password}
              help={text.lockedHelp}
              autoComplete="off"
              autoFocus
            />
            <FailureNotice state={state} />
            <div className="ui-actions">
              <Button type="submit" kind="main" pending={state.pending ? text.unlocking : undefined}>
                {text.unlock}
              </Button>
            </div>
          </>
        )}
      </PlainForm>
    </div>
  );
}
