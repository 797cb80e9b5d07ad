import { ApiError } from '@shorui/server/client';
import { notifyTransfer, type TransferRequest } from '@shorui/server/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../api/client.ts';
import { useRefresh } from '../../../api/refresh.ts';
import { downloadsText } from '../../../messages/downloads.ts';
import { useText } from '../../../messages/locale.ts';
import { Button } from '../../../ui/button.tsx';
import { DateInput } from '../../../ui/date-input.tsx';
import { Field } from '../../../ui/field.tsx';
import { Notice, Section } from '../../../ui/surfaces.tsx';

/** Tells the staff that the transfer was made, and on which day; today unless another one is entered. */
export function ReportTransfer({ transfer }: { readonly transfer: TransferRequest }) {
  const text = useText(downloadsText);
  const refresh = useRefresh();
  const [day, setDay] = useState({ value: transfer.transferred_on ?? '', problem: undefined as string | undefined });
  const [isTold, setTold] = useState(false);
  const report = useMutation({
    mutationFn: async () =>
      api.call(notifyTransfer, {
        body: { app_user_id: transfer.app_user_id, ...(day.value !== '' && { transferred_on: day.value }) },
      }),
    meta: { handled: true },
    onSuccess: async () => refresh('payments'),
  });
  const refusal = report.error instanceof ApiError ? report.error : undefined;
  const error = (isTold ? day.problem : undefined) ?? refusal?.errors['transferred_on']?.[0];
  return (
    <Section title={text.notify}>
      {transfer.notified_at === null || transfer.transferred_on === null ? (
        <p>{text.notifyWhy}</p>
      ) : (
        <Notice>{text.notified(transfer.transferred_on.replaceAll('-', '/'))}</Notice>
      )}
      <form
        className="ui-stack"
        onSubmit={(event) => {
          event.preventDefault();
          setTold(true);
          if (day.problem === undefined && !report.isPending) report.mutate();
        }}
      >
        <div className="ui-ruled">
          <Field label={text.transferredOn} required={false} error={error}>
            {(control) => (
              <DateInput
                {...control}
                value={day.value}
                onChange={(value, problem) => setDay({ value, problem })}
                onBlur={() => setTold(true)}
              />
            )}
          </Field>
        </div>
        {report.error === null || refusal?.errors['transferred_on'] !== undefined ? null : (
          <Notice kind="danger">{report.error.message}</Notice>
        )}
        <div className="ui-actions">
          <Button type="submit" kind="main" pending={report.isPending ? text.notifying : undefined}>
            {text.notify}
          </Button>
        </div>
      </form>
    </Section>
  );
}
