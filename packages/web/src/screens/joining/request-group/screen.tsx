import { ApiError } from '@shorui/server/client';
import { listJoinableGroups, requestGroup } from '@shorui/server/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { validate } from 'contract:form/requestGroup';
import { api } from '../../../api/client.ts';
import { endpointQuery } from '../../../api/endpoint-query.ts';
import { PlainForm } from '../../../kits/form/plain-form.tsx';
import { filledValues, FormStore, type FormValues } from '../../../kits/form/form-store.ts';
import { SelectRow, TextRow } from '../../../kits/form/rows.tsx';
import { checkOf } from '../../../kits/form/schema-check.ts';
import { Loaded } from '../../../kits/loaded.tsx';
import { joiningText } from '../../../messages/joining.ts';
import { useText } from '../../../messages/locale.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/surfaces.tsx';
import { Waiting } from './waiting.tsx';

/** A member without a group asks to join one, and waits until somebody who manages members approves. */
export function Screen() {
  const text = useText(joiningText);
  const groups = useQuery(endpointQuery(listJoinableGroups));
  const [store] = useState(() => new FormStore({}, checkOf(validate)));
  const [waiting, setWaiting] = useState<'new' | 'before'>();

  if (waiting !== undefined) return <Waiting isNew={waiting === 'new'} />;
  const onSubmit = async (values: FormValues): Promise<void> => {
    try {
      await api.call(requestGroup, { body: filledValues(values) });
      setWaiting('new');
    } catch (error) {
      // One request waits at a time: an older one is as good.
      if (!(error instanceof ApiError && error.code === 'duplicate')) throw error;
      setWaiting('before');
    }
  };
  return (
    <div className="ui-stack ui-narrow">
      <h1>{text.requestTitle}</h1>
      <p>{text.requestLead}</p>
      <Loaded query={groups}>
        {(list) => (
          <PlainForm store={store} onSubmit={onSubmit}>
            {({ pending, failure }) => (
              <>
                <SelectRow
                  name="group_id"
                  label={text.group}
                  required={false}
                  width={20}
                  empty={text.anyGroup}
                  options={list.map(({ id, name }) => ({ value: String(id), text: name }))}
                  number
                />
                <TextRow name="message" label={text.message} help={text.messageHelp} required={false} rows={4} />
                {failure === undefined ? null : <Notice kind="danger">{failure}</Notice>}
                <div className="ui-actions">
                  <Button type="submit" kind="main" pending={pending ? text.requesting : undefined}>
                    {text.request}
                  </Button>
                </div>
              </>
            )}
          </PlainForm>
        )}
      </Loaded>
    </div>
  );
}
