import { randomUUID } from 'node:crypto';
import type { Application as Definition } from '@shorui/engine';
import { wholeTree } from '@shorui/engine/editor';
import { editApplication, type ApplicationFile, type Change, type TemplateDocument } from '@shorui/engine/model';
import {
  cloneWordTemplate,
  createWordTemplate,
  deleteWordTemplate,
  listWordTemplates,
  readWordTemplate,
  saveWordTemplate,
} from '../../../contract/applications/index.ts';
import { handle, type Mounted } from '../../../http/handler.ts';
import { applicationWords } from '../../../messages/applications.ts';
import { resourceWords } from '../../../messages/resources.ts';
import type { Services } from '../../../services.ts';
import { readAssets } from '../assets.ts';
import { definitionOf, loadApplication } from '../definition.ts';
import type { Edited } from '../edit.ts';
import { changeOfFile, editOfCall } from '../edit-call.ts';
import { fileOf, presentFile, readFile } from '../files.ts';
import { presentEffects, presentFindings } from '../present.ts';
import { refusing, refusingAsync } from '../refusals.ts';
import { checkWordFile, emptyDocument, lintWordFile, originOf, storedDocument } from '../word-document.ts';

type Locale = 'jp' | 'en';
type Reach = Pick<Services, 'database' | 'inspector' | 'storage'>;

/** The bytes of one file of an application, by its path; empty where it was never uploaded. */
const bytesOfFile = (services: Reach, id: number, definition: Definition, file: ApplicationFile) =>
  readAssets(services, id, { ...definition, files: [file] });

/** A template after an edit, as its calls show it. */
async function presentSaved(services: Reach, applicationId: number, edited: Edited, id: number, locale: Locale) {
  const { definition, version } = edited;
  const file = fileOf(definition, id);
  const files = await bytesOfFile(services, applicationId, definition, file);
  const findings = await refusingAsync(locale, () =>
    lintWordFile(services, { application: definition, file, files }, locale),
  );
  return {
    item: presentFile(file),
    document: file.document === undefined ? null : { ...file.document },
    version,
    effects: presentEffects(edited, locale),
    findings: presentFindings(findings, locale),
  };
}

const madeBy = ({ effects }: Edited): number =>
  effects.find(({ action, kind }) => action === 'created' && kind === 'file')?.id ?? 0;

/** The engine puts the copy of a file right behind it. */
const copyOf = ({ files }: Definition, { id }: ApplicationFile): number =>
  files[files.findIndex((each) => each.id === id) + 1]?.id ?? 0;

const list = handle(listWordTemplates, async ({ params, services: { database } }) => {
  const row = await loadApplication(database, params.id);
  const assets = await database.models.ApplicationAsset.findAll({ where: { application_id: row.id } });
  const names = new Map(assets.map(({ path, name }) => [path, name]));
  const paths = new Set(names.keys());
  const items = definitionOf(row)
    .files.filter(({ type }) => type === 'word')
    .map((file) => {
      const origin = originOf(file, paths);
      return {
        item: presentFile(file),
        origin,
        upload_name: names.get(file.path) ?? null,
        has_layer: origin === 'uploaded' && file.document !== undefined,
      };
    });
  return { items, version: row.version };
});

const read = handle(readWordTemplate, async ({ locale, params, services }) => {
  const row = await loadApplication(services.database, params.id);
  const definition = definitionOf(row);
  const file = fileOf(definition, params.fileId, 'word');
  const files = await bytesOfFile(services, row.id, definition, file);
  const origin = originOf(file, new Set(files.keys()));
  const common = { item: presentFile(file), origin, version: row.version };
  const word = { application: definition, file, files };
  const layer: TemplateDocument = file.document ?? { children: [] };
  if (origin !== 'uploaded') {
    const findings =
      origin === 'missing' ? [] : await refusingAsync(locale, () => lintWordFile(services, word, locale));
    const document = file.document === undefined ? null : { ...file.document };
    return { ...common, document, findings: presentFindings(findings, locale) };
  }
  const { content, problems } = await readFile(services, file, files.get(file.path), locale);
  if (content?.kind !== 'word') return { ...common, document: null, findings: presentFindings(problems, locale) };
  const findings = await lintWordFile(services, word, locale);
  return {
    ...common,
    document: { ...wholeTree(content.document, layer) },
    findings: presentFindings(findings, locale),
  };
});

const create = handle(createWordTemplate, async (call) => {
  const { body, locale, params, reply, services } = call;
  const { name, folder_id, document, version: seen } = body;
  const value = {
    type: 'word' as const,
    name,
    path: `files/${randomUUID()}.docx`,
    // The engine checks the document as part of the change.
    document: document === undefined ? emptyDocument : (document as unknown as TemplateDocument),
    ...(folder_id === undefined ? {} : { folder_id }),
  };
  const change: Change = { action: 'create', kind: 'file', value };
  const before = definitionOf(await loadApplication(services.database, params.id));
  const tried = refusing(locale, () => editApplication(before, change)).application;
  const file = tried.files.find(({ path }) => path === value.path) ?? { id: 0, ...value };
  await refusingAsync(locale, () => checkWordFile(services, { application: tried, file, files: new Map() }, locale));
  const edited = await editOfCall(call, createWordTemplate, { seen, changes: () => [change] });
  reply.message(resourceWords[locale].created);
  return presentSaved(services, params.id, edited, madeBy(edited), locale);
});

const save = handle(saveWordTemplate, async (call) => {
  const { body, locale, params, reply, services } = call;
  const { version: seen, document, ...values } = body;
  const { fileId } = params;
  const row = await loadApplication(services.database, params.id);
  const before = definitionOf(row);
  const known = fileOf(before, fileId, 'word');
  const files = await bytesOfFile(services, row.id, before, known);
  const change = (by: TemplateDocument | null | undefined): Change => changeOfFile(fileId, { ...values, document: by });
  // The engine checks the document as part of the change, at the blocks that the caller knows.
  const given = document as unknown as TemplateDocument | null | undefined;
  const tried = refusing(locale, () => editApplication(before, change(given))).application;
  if (given !== undefined)
    await refusingAsync(locale, () =>
      checkWordFile(services, { application: tried, file: fileOf(tried, fileId), files }, locale),
    );
  const origin = files.has(known.path) ? 'uploaded' : 'authored';
  const stored = given === null || given === undefined ? given : storedDocument(given, origin);
  const edited = await editOfCall(call, saveWordTemplate, { seen, changes: () => [change(stored)] });
  reply.message(resourceWords[locale].saved);
  return presentSaved(services, params.id, edited, fileId, locale);
});

const remove = handle(deleteWordTemplate, async (call) => {
  const { locale, params, query, reply } = call;
  const { version: seen, preview } = query;
  const edited = await editOfCall(call, deleteWordTemplate, {
    seen,
    preview,
    changes: (record) => [
      { action: 'delete', kind: 'file', id: fileOf(definitionOf(record), params.fileId, 'word').id },
    ],
  });
  if (preview !== true) reply.message(resourceWords[locale].deleted);
  return { version: edited.version, effects: presentEffects(edited, locale) };
});

const clone = handle(cloneWordTemplate, async (call) => {
  const { body, locale, params, reply, services } = call;
  const edited = await editOfCall(call, cloneWordTemplate, {
    seen: body.version,
    changes: (record) => {
      const file = fileOf(definitionOf(record), params.fileId, 'word');
      const { name } = body;
      return [
        { action: 'clone', kind: 'file', id: file.id },
        ...(name === undefined ? [] : [(now: Definition) => changeOfFile(copyOf(now, file), { name })]),
      ];
    },
  });
  reply.message(applicationWords[locale].cloned);
  return presentSaved(services, params.id, edited, madeBy(edited), locale);
});

export const wordTemplateHandlers: readonly Mounted[] = [list, create, read, save, remove, clone];
