import type { UnitOfWork } from '../../database/database.ts';
import { changeVersioned } from '../../database/change-versioned.ts';
import type { Problem } from '@shorui/engine';
import type { AppError } from '../../errors/app-error.ts';
import { keepUpload, type StoredUpload } from '../documents/document-file.ts';
import { bringBackFile, removeFile } from '../files/remove-file.ts';
import { ownFile } from '../files/own-file.ts';
import type { DocumentTemplate } from './model.ts';
import { templatePreviewKind } from './preview-kind.ts';
import { columnsOfFields, type ReadTemplate } from './read-template.ts';
import type { StoredField } from './template-fields.ts';
import { fileOfTemplate } from './template-rows.ts';

/** `files.belongs_to` of files of templates. */
export const ofTemplate = 'document-template';

export interface TemplateOwner {
  /** Null: the staff, who supply it to every workspace. */
  readonly workspaceId: number | null;
  readonly userId: number | null;
}

/** The columns that people choose. */
export type TemplateFacts = Pick<DocumentTemplate, 'name'> &
  Partial<Pick<DocumentTemplate, 'description' | 'tags' | 'category_id' | 'is_public'>>;

/** A file that was stored and read, to become that of a template. */
export interface NewTemplateFile {
  readonly stored: StoredUpload;
  readonly read: ReadTemplate;
}

export const storedFields = ({ fields }: Pick<DocumentTemplate, 'fields'>): readonly StoredField[] =>
  JSON.parse(fields) as StoredField[];
export const findingsOf = ({ findings }: Pick<DocumentTemplate, 'findings'>): readonly Problem[] =>
  JSON.parse(findings) as Problem[];

async function columnsOfFile(unit: UnitOfWork, owner: TemplateOwner, { stored, read }: NewTemplateFile) {
  const {
    fileId: file_id,
    name: file_name,
    size,
    kind,
  } = await keepUpload(unit, { ...owner, belongsTo: ofTemplate }, stored);
  const preview = { preview_state: 'none', preview_file_id: null } as const;
  return { file_id, file_name, size, kind, findings: JSON.stringify(read.findings), ...preview };
}

const enqueuePreview = async (unit: UnitOfWork, { id, kind }: DocumentTemplate): Promise<void> => {
  if (kind === 'word') await unit.enqueue(templatePreviewKind.name, { template_id: id });
};

/** Adds a template with its file. */
export async function addTemplate(
  unit: UnitOfWork,
  owner: TemplateOwner,
  facts: TemplateFacts,
  { action, file }: { readonly action: string; readonly file: NewTemplateFile },
): Promise<DocumentTemplate> {
  const { workspaceId: workspace_id, userId: created_user_id } = owner;
  const row = await unit.models.DocumentTemplate.create({
    ...facts,
    ...(await columnsOfFile(unit, owner, file)),
    ...columnsOfFields(facts.name, file.read.fields),
    workspace_id,
    created_user_id,
  });
  await enqueuePreview(unit, row);
  const subject = { kind: 'document-template', id: row.id };
  await unit.audit({ action, subject, workspaceId: workspace_id, after: { ...facts, file: row.file_name } });
  return row;
}

export interface TemplateChange {
  /** The version that the person saw. */
  readonly seen: number;
  readonly action: string;
  readonly facts: Partial<TemplateFacts>;
  readonly file: NewTemplateFile | null;
  /** Fields with what people decided about them; those of the present file unless given. */
  readonly fields?: readonly StoredField[] | undefined;
}

/** Changes a template: facts, settings of its fields, its file. @throws {AppError} conflict */
export async function changeTemplate(
  unit: UnitOfWork,
  record: DocumentTemplate,
  owner: TemplateOwner,
  { seen, action, facts, file, fields }: TemplateChange,
): Promise<void> {
  const old = file === null ? [] : await filesOf(unit, record);
  const ofFile = file === null ? {} : await columnsOfFile(unit, owner, file);
  const asked = fields ?? file?.read.fields ?? storedFields(record);
  const workspaceId = record.workspace_id ?? null;
  const changes = { ...facts, ...ofFile, ...columnsOfFields(facts.name ?? record.name, asked) };
  const kind = 'document-template';
  const { before } = await changeVersioned(unit, { record, kind, workspaceId: workspaceId ?? 'all', seen, changes });
  for (const each of old) await removeFile(unit, each);
  if (file !== null) await enqueuePreview(unit, record);
  const names = Object.keys(facts);
  const chosen = (values: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name) || name === 'file_name'));
  const subject = { kind, id: record.id };
  await unit.audit({ action, subject, workspaceId, before: chosen(before), after: chosen(changes) });
}

/** The file and the PDF of a template. */
async function filesOf(unit: UnitOfWork, row: DocumentTemplate) {
  const preview = row.preview_file_id ?? null;
  return [await fileOfTemplate(unit, row), ...(preview === null ? [] : [await ownFile(unit, preview)])];
}

/** Deletes a template; its file no longer counts. */
export async function removeTemplate(unit: UnitOfWork, row: DocumentTemplate, action: string): Promise<void> {
  const files = await filesOf(unit, row);
  await row.update({ preview_state: 'none', preview_file_id: null });
  await row.destroy();
  for (const file of files) await removeFile(unit, file);
  const subject = { kind: 'document-template', id: row.id };
  await unit.audit({ action, subject, workspaceId: row.workspace_id ?? null, before: { name: row.name } });
}

/** Takes the deletion back, as long as the file can be restored. @throws {AppError} limit_storage, and `gone` */
export async function restoreTemplate(
  unit: UnitOfWork,
  row: DocumentTemplate,
  { action, gone }: { readonly action: string; readonly gone: AppError },
): Promise<void> {
  const workspace_id = row.workspace_id ?? null;
  const where = { id: row.file_id ?? 0, workspace_id };
  const file = await unit.models.StoredFile.findOne({ where, paranoid: false });
  if (file === null) throw gone;
  await row.restore();
  await bringBackFile(unit, file);
  await enqueuePreview(unit, row);
  const subject = { kind: 'document-template', id: row.id };
  await unit.audit({ action, subject, workspaceId: workspace_id, after: { name: row.name } });
}
