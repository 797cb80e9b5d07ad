import { checkBackAsAdvisor } from '@shorui/server/contract';
import { useState } from 'react';
import { useParams, useSearch } from '@tanstack/react-router';
import { validate } from 'contract:form/checkBackAsAdvisor';
import { api } from '../../../api/client.ts';
import { FailureNotice } from '../../../kits/form/failure-notice.tsx';
import { FormStore, textOf } from '../../../kits/form/form-store.ts';
import { PlainForm } from '../../../kits/form/plain-form.tsx';
import { TextRow } from '../../../kits/form/rows.tsx';
import { both, checkOf } from '../../../kits/form/schema-check.ts';
import { LinkEnd } from '../../../kits/sharing/link-end.tsx';
import { advisorText } from '../../../messages/advisor.ts';
import { useText } from '../../../messages/locale.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/surfaces.tsx';

/** An outside advisor checks a whole document back, with a reason, by the link of the mail. */
export function Screen() {
  const text = useText(advisorText);
  const { token = '', id = '' }: { readonly token?: string; readonly id?: string } = useParams({ strict: false });
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const credential = search['credential_token'];
  const [isDone, setDone] = useState(false);
  const [store] = useState(
    () =>
      new FormStore(
        { comment: '' },
        both(checkOf(validate), ({ comment }) => (comment === undefined ? { comment: [text.reasonNeededBack] } : {})),
      ),
  );
  if (token === '' || !/^\d+$/.test(id))
    return (
      <LinkEnd title={text.checkBackTitle} what={text.dead}>
        {text.deadWhy}
      </LinkEnd>
    );
  return (
    <div className="ui-stack">
      <h1>{text.checkBackTitle}</h1>
      {isDone ? (
        <Notice>
          <p role="status">{text.checkedBack}</p>
        </Notice>
      ) : (
        <PlainForm
          store={store}
          onSubmit={async (values) => {
            const body = { comment: textOf(values, 'comment').trim() };
            await api.call(checkBackAsAdvisor, { params: { token, id: Number(id) }, body });
            setDone(true);
          }}
        >
          {(state) => (
            <>
              <p className="ui-help">{text.checkBackWhat}</p>
              <TextRow name="comment" label={text.reason} required rows={5} autoFocus />
              <FailureNotice state={state} />
              <div className="ui-actions">
                {credential === undefined ? null : (
                  <ButtonLink
                    to="/document/approve/:token?"
                    params={{ token }}
                    search={{ credential_token: credential }}
                  >
                    {text.backToDocument}
                  </ButtonLink>
                )}
                <Button type="submit" kind="decide" pending={state.pending ? text.checkingBack : undefined}>
                  {text.checkBack}
                </Button>
              </div>
            </>
          )}
        </PlainForm>
      )}
    </div>
  );
}
