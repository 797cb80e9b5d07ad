import { startBulkRun, type BodyOf } from '@shorui/server/contract';
import { useState } from 'react';
import { api } from '../../../../api/client.ts';
import { useRefresh } from '../../../../api/refresh.ts';
import { ComboRow } from '../../../../kits/form/choice-rows.tsx';
import { FileRow } from '../../../../kits/form/file-row.tsx';
import { FormDialog } from '../../../../kits/form/form-dialog.tsx';
import { useFormPart } from '../../../../kits/form/form-parts.ts';
import { FormStore, textOf, type FieldErrors, type FormValues } from '../../../../kits/form/form-store.ts';
import { RadioRow, TextRow } from '../../../../kits/form/rows.tsx';
import { adminBulkRunsText } from '../../../../messages/admin-bulk-runs.ts';
import { useText } from '../../../../messages/locale.ts';
import { RuledForm } from '../../../../ui/ruled-form.tsx';
import { useToast } from '../../../../ui/toast.tsx';
import { findCompanies } from '../../company-options.ts';

/** Bytes of the largest table, as the contract has it. */
const largest = 20 * 1024 * 1024;

type Body = BodyOf<typeof startBulkRun>;

/** The body of the call: what belongs to the other source is left out. */
function bodyOf(values: FormValues): Body {
  const [format, name, company] = [textOf(values, 'format'), textOf(values, 'name'), textOf(values, 'company_id')];
  const isCsv = values['source'] === 'csv';
  return {
    source: isCsv ? 'csv' : 'answers',
    ...(format !== '' && { format: format as NonNullable<Body['format']> }),
    ...(name !== '' && { name }),
    ...(isCsv && { encoding: textOf(values, 'encoding') === 'cp932' ? 'cp932' : 'utf8' }),
    ...(!isCsv && company !== '' && { company_id: Number(company) }),
  };
}

/** Starts a bulk run over the complete answers of companies or over a table. */
export function StartDialog({ id, onClose }: { readonly id: number; readonly onClose: () => void }) {
  const text = useText(adminBulkRunsText);
  const toast = useToast();
  const refresh = useRefresh();
  const [store] = useState(() => {
    const check = ({ source, file }: FormValues): FieldErrors => {
      if (source !== 'csv') return {};
      if (!(file instanceof File)) return { file: [text.fileMissing] };
      return file.size > largest ? { file: [text.fileLarge] } : {};
    };
    return new FormStore({ source: 'answers', format: '', encoding: 'utf8' }, check);
  });
  return (
    <FormDialog
      title={text.startTitle}
      action={text.start}
      pendingAction={text.starting}
      store={store}
      onClose={onClose}
      onSubmit={async (values) => {
        const { file } = values;
        const files =
          file instanceof File && values['source'] === 'csv' ? { file: [{ name: file.name, content: file }] } : {};
        await api.call(startBulkRun, { params: { id }, body: bodyOf(values), files });
        toast(text.started);
        await refresh('bulkRuns');
        onClose();
      }}
    >
      <RuledForm>
        <RadioRow
          name="source"
          label={text.source}
          required
          options={(['answers', 'csv'] as const).map((value) => ({ value, text: text.sources[value] }))}
        />
        <SourceRows />
        <RadioRow
          name="format"
          label={text.format}
          required
          options={(['', 'docx', 'pdf', 'both'] as const).map((value) => ({ value, text: text.formats[value] }))}
        />
        <TextRow name="name" label={text.folder} required={false} width={20} help={text.folderHelp} />
      </RuledForm>
    </FormDialog>
  );
}

/** What the chosen source needs. */
function SourceRows() {
  const text = useText(adminBulkRunsText);
  const source = useFormPart('source', ({ values }) => values['source']);
  if (source !== 'csv')
    return (
      <ComboRow
        name="company_id"
        label={text.company}
        required={false}
        help={text.companyHelp}
        options={findCompanies}
      />
    );
  return (
    <>
      <FileRow name="file" label={text.file} required help={text.fileHelp} accept=".csv,.tsv,.txt,.xlsx" />
      <RadioRow
        name="encoding"
        label={text.encoding}
        required
        options={(['utf8', 'cp932'] as const).map((value) => ({ value, text: text.encodings[value] }))}
      />
    </>
  );
}
