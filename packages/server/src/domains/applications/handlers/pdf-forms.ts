import type { Application as Definition } from '@shorui/engine';
import type { Change } from '@shorui/engine/model';
import {
  deletePdfForm,
  proposePdfFields,
  readPdfForm,
  savePdfForm,
  updateFileConfig,
} from '../../../contract/applications/index.ts';
import { handle, type Mounted } from '../../../http/handler.ts';
import { resourceWords } from '../../../messages/resources.ts';
import type { Services } from '../../../services.ts';
import { readAssets } from '../assets.ts';
import { definitionOf, loadApplication } from '../definition.ts';
import { changeOfFile, editOfCall } from '../edit-call.ts';
import { fileOf, placementsOf, presentFile, readFile } from '../files.ts';
import { presentEffects, presentFindings } from '../present.ts';

type Values = Readonly<Record<string, unknown>>;

/** A PDF form of an application with what the engine reads of it. */
async function readForm(
  services: Services,
  { id, fileId }: { readonly id: number; readonly fileId: number },
  locale: 'jp' | 'en',
) {
  const row = await loadApplication(services.database, id);
  const definition = definitionOf(row);
  const file = fileOf(definition, fileId, 'pdf');
  const files = await readAssets(services, row.id, { ...definition, files: [file] });
  const { content, problems } = await readFile(services, file, files.get(file.path), locale);
  const pdf = content?.kind === 'pdf' ? content : undefined;
  return { definition, file, version: row.version, pdf, findings: presentFindings(problems, locale) };
}

const read = handle(readPdfForm, async ({ locale, params, services }) => {
  const { definition, file, version, pdf, findings } = await readForm(services, params, locale);
  const pages = (pdf?.pages ?? []).map(({ page, width, height, rotation, content }) => ({
    page,
    width,
    height,
    rotation,
    content,
  }));
  return {
    item: presentFile(file),
    pages,
    form_fields: (pdf?.formFields ?? []).map(({ name, type, pages: on }) => ({ name, type, pages: [...on] })),
    placements: placementsOf(definition, file.id),
    findings,
    version,
  };
});

const propose = handle(proposePdfFields, async ({ locale, params, services }) => {
  const { version, pdf, findings } = await readForm(services, params, locale);
  const fields = (pdf?.proposed.fields ?? []).map((field, index) => {
    const { name, page = 1, position_x, position_y, option_value, style = {} } = field;
    const { kind = 'box', label = '' } = pdf?.proposals[index] ?? {};
    const option = option_value === undefined ? {} : { option_value };
    return { name, kind, printed: label, page, position_x, position_y, ...option, style: { ...style } };
  });
  return { fields, repeats: (pdf?.repeats ?? []).map((repeat) => ({ ...repeat })), findings, version };
});

/** Values by which a field is drawn on a page. */
const placement = ['file_id', 'page', 'position_x', 'position_y'] as const;

/** Takes a field off a form: what is asked in a question stays there. */
function removal({ fields }: Definition, id: number): Change {
  const isAsked = fields.find((field) => field.id === id)?.field_group_id !== undefined;
  return isAsked
    ? { action: 'update', kind: 'field', id, unset: [...placement] }
    : { action: 'delete', kind: 'field', id };
}

function placing(fileId: number, { id, unset, ...values }: Values): Change {
  const value = { ...values, file_id: fileId };
  // The engine checks the values, and that what they name exists.
  return (id === undefined
    ? { action: 'create', kind: 'field', value }
    : {
        action: 'update',
        kind: 'field',
        id,
        set: value,
        ...(unset === undefined ? {} : { unset }),
      }) as unknown as Change;
}

const save = handle(savePdfForm, async (call) => {
  const { body, locale, params, reply } = call;
  const { version: seen, fields = [], removed = [], ...values } = body;
  const edited = await editOfCall(call, savePdfForm, {
    seen,
    changes: (record) => {
      const { id } = fileOf(definitionOf(record), params.fileId, 'pdf');
      return [
        ...(Object.keys(values).length === 0 ? [] : [changeOfFile(id, values)]),
        ...removed.map((fieldId) => (now: Definition) => removal(now, fieldId)),
        ...fields.map((field) => placing(id, field)),
      ];
    },
  });
  reply.message(resourceWords[locale].saved);
  const { definition, version } = edited;
  const file = fileOf(definition, params.fileId);
  return {
    item: presentFile(file),
    placements: placementsOf(definition, file.id),
    version,
    effects: presentEffects(edited, locale),
  };
});

const remove = handle(deletePdfForm, async (call) => {
  const { locale, params, query, reply } = call;
  const { version: seen, preview } = query;
  const edited = await editOfCall(call, deletePdfForm, {
    seen,
    preview,
    changes: (record) => [
      { action: 'delete', kind: 'file', id: fileOf(definitionOf(record), params.fileId, 'pdf').id },
    ],
  });
  if (preview !== true) reply.message(resourceWords[locale].deleted);
  return { version: edited.version, effects: presentEffects(edited, locale) };
});

const config = handle(updateFileConfig, async ({ body, params, locale, reply, ...call }) => {
  const { application_id: id, version: seen, ...values } = body;
  const edited = await editOfCall({ ...call, locale, params: { id } }, updateFileConfig, {
    seen,
    changes: () => [changeOfFile(params.fileId, values)],
  });
  reply.message(resourceWords[locale].saved);
  return {
    item: presentFile(fileOf(edited.definition, params.fileId)),
    version: edited.version,
    effects: presentEffects(edited, locale),
  };
});

export const pdfFormHandlers: readonly Mounted[] = [read, propose, save, remove, config];
