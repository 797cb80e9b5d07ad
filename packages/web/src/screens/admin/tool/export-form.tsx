import { exportApplications, exportData, exportTemplates, type ExportKind } from '@shorui/server/contract';
import { useState } from 'react';
import { api } from '../../../api/client.ts';
import { TagsRow } from '../../../kits/form/choice-rows.tsx';
import { FailureNotice } from '../../../kits/form/failure-notice.tsx';
import { useFormPart } from '../../../kits/form/form-parts.ts';
import { FormStore, type FormValues } from '../../../kits/form/form-store.ts';
import { PlainForm } from '../../../kits/form/plain-form.tsx';
import { RadioRow } from '../../../kits/form/rows.tsx';
import { useRemembered } from '../../../kits/remembered.ts';
import { adminToolText } from '../../../messages/admin-tool.ts';
import { useText } from '../../../messages/locale.ts';
import { Button } from '../../../ui/button.tsx';
import { RuledForm } from '../../../ui/ruled-form.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { findApplications } from '../application-options.ts';
import { ExportRows } from './export-rows.tsx';

const kinds = ['application', 'template', 'data'] as const satisfies readonly ExportKind[];

/** Exports that are kept in the list. */
const mostKept = 10;

const parseIds = (stored: unknown): readonly number[] =>
  Array.isArray(stored) ? stored.filter((each) => Number.isInteger(each)).slice(0, mostKept) : [];

async function startExport(values: FormValues): Promise<{ readonly id: number }> {
  const { kind, applications } = values;
  if (kind === 'data') return api.call(exportData, { body: {} });
  const ids = Array.isArray(applications) ? applications.map(Number) : [];
  const body = ids.length === 0 ? {} : { application_ids: ids };
  return api.call(kind === 'template' ? exportTemplates : exportApplications, { body });
}

/** Starts an export; below it those that were started, with their state. */
export function ExportForm() {
  const text = useText(adminToolText);
  const toast = useToast();
  // The contract has no list of exports: this browser remembers which ones it started.
  const [ids, keep] = useRemembered('shorui.exports', parseIds);
  const [store] = useState(() => new FormStore({ kind: 'application' }, () => ({})));
  return (
    <>
      <PlainForm
        store={store}
        onSubmit={async (values) => {
          const { id } = await startExport(values);
          keep([id, ...ids].slice(0, mostKept));
          toast(text.started);
        }}
      >
        {(state) => (
          <>
            <RuledForm title={text.export}>
              <RadioRow
                name="kind"
                label={text.kind}
                required
                help={<KindHelp />}
                options={kinds.map((value) => ({ value, text: text.kinds[value] }))}
              />
              <Applications />
            </RuledForm>
            <p className="ui-help">{text.exportWhy}</p>
            <FailureNotice state={state} />
            <div className="ui-actions">
              <Button type="submit" kind="main" pending={state.pending ? text.starting : undefined}>
                {text.start}
              </Button>
            </div>
          </>
        )}
      </PlainForm>
      <ExportRows ids={ids} onForget={(id) => keep(ids.filter((each) => each !== id))} />
    </>
  );
}

const useKind = (): ExportKind => useFormPart('kind', ({ values }) => values['kind'] as ExportKind);

function KindHelp() {
  return useText(adminToolText).kindsWhy[useKind()];
}

/** Data are those of all applications. */
function Applications() {
  const text = useText(adminToolText);
  if (useKind() === 'data') return null;
  return (
    <TagsRow
      name="applications"
      label={text.applications}
      required={false}
      help={text.applicationsHelp}
      options={findApplications}
    />
  );
}
