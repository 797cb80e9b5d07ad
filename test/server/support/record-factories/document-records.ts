import type { Company } from '../../../../packages/server/src/domains/accounts/companies/model.ts';
import { makeCategory } from '../factories.ts';
import { hash, offeredWord, once, recordsOf, tomorrow, type RecordScene } from './record-scene.ts';

/** The file of a company. Its rows agree with each other, as `check` requires. */
async function fileOf({ database, company, root, word, number }: RecordScene, belongs_to: string, use: number) {
  const { FileObject, StoredFile } = database.models;
  const sha256 = `${use}${number}`.padStart(64, '0');
  const key = `sha256/00/${sha256.slice(2)}`;
  await FileObject.create({ key, size: 3, uses: 1 });
  const facts = { key, name: `${word}.txt`, type: 'text/plain', size: 3, sha256, belongs_to };
  const file = await StoredFile.create({ workspace_id: company.id, created_by: root.id, ...facts });
  return { file_id: file.id, sha256, size: 3, kind: 'text' } as const;
}

const versionOf = once(async (scene) => {
  const { database, company, root, word } = scene;
  const category = await makeCategory(database, { company, name: `${word}書庫` });
  const keys = { workspace_id: company.id, created_user_id: root.id, updated_user_id: root.id };
  const values = { name: `${word}の書類`, category_id: category.id, status: 'filed', source: 'upload' } as const;
  const document = await database.models.Document.create({ ...keys, ...values, record_party: word });
  const file = await fileOf(scene, 'document', 7);
  const version = { workspace_id: company.id, document_id: document.id, number: 1, created_user_id: root.id };
  const { id } = await database.models.DocumentVersion.create({ ...version, ...file });
  await document.update({ current_version_id: id });
  return id;
});

/** An Excel template of a company, or of the staff (`company` undefined). */
async function templateOf({ database, word, number }: RecordScene, company: Company | undefined): Promise<number> {
  const { DocumentTemplate, FileObject, StoredFile } = database.models;
  const sha256 = `${company === undefined ? 5 : 6}${number}`.padStart(64, '0');
  const key = `sha256/00/${sha256.slice(2)}`;
  await FileObject.create({ key, size: 3, uses: 1 });
  const name = company === undefined ? offeredWord : word;
  const workspace_id = company?.id ?? null;
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  const facts = { key, name: `${name}.xlsx`, type, size: 3, sha256, created_by: null };
  const file = await StoredFile.create({ workspace_id, ...facts, belongs_to: 'document-template' });
  const values = { name: `${name}の見本`, file_id: file.id, file_name: file.name, size: 3, kind: 'excel' } as const;
  return (await DocumentTemplate.create({ workspace_id, ...values, is_public: true })).id;
}

const ownTemplateOf = once((scene) => templateOf(scene, scene.company));

const temporaryUploadOf = once(async (scene) => {
  const { database, company, root, word } = scene;
  const keys = { workspace_id: company.id, user_id: root.id, name: `${word}.txt`, expires_at: tomorrow() };
  const file = await fileOf(scene, 'temporary-upload', 8);
  return (await database.models.TemporaryUpload.create({ ...keys, ...file })).id;
});

/** Documents, their files, types and categories. */
export const documentRecords = recordsOf({
  document: async (scene) => {
    const version = await scene.database.models.DocumentVersion.findByPk(await versionOf(scene));
    return version?.document_id ?? 0;
  },
  'document-draft': async (scene) => {
    const { database, company, root, word } = scene;
    const keys = { workspace_id: company.id, created_user_id: root.id, updated_user_id: root.id };
    const values = { name: `${word}の下書き`, status: 'draft', source: 'upload' } as const;
    return (await database.models.Document.create({ ...keys, ...values })).id;
  },
  'document-version': versionOf,
  'document-template': ownTemplateOf,
  'supplied-template': (scene) => templateOf(scene, undefined),
  'template-fill': async (scene) => {
    const { database, company, root, word } = scene;
    const template_id = await ownTemplateOf(scene);
    const keys = { workspace_id: company.id, user_id: root.id, template_id };
    return (await database.models.DocumentTemplateFill.create({ ...keys, name: `${word}の記入` })).id;
  },
  'document-archive': async ({ database, company, root }) => {
    const values = { workspace_id: company.id, user_id: root.id, state: 'waiting', documents: 1 } as const;
    return (await database.models.DocumentArchiveRow.create({ ...values, document_ids: '[1]' })).id;
  },
  'document-comment': async (scene) => {
    const { database, company, root, word } = scene;
    const version = await database.models.DocumentVersion.findByPk(await versionOf(scene));
    const keys = { workspace_id: company.id, document_id: version?.document_id ?? 0, user_id: root.id };
    const comment = { content: `${word}のコメント`, mentions: [], place: null };
    return (await database.models.DocumentComment.create({ ...keys, ...comment })).id;
  },
  'document-share': async (scene) => {
    const { database, company, root, word, number } = scene;
    const version = await database.models.DocumentVersion.findByPk(await versionOf(scene));
    const keys = { workspace_id: company.id, document_id: version?.document_id ?? 0, created_user_id: root.id };
    const share = { token_hash: hash(number, '9'), note: `${word}宛` };
    return (await database.models.DocumentShare.create({ ...keys, ...share })).id;
  },
  'document-category': async ({ database, company, word }) =>
    (await makeCategory(database, { company, name: `${word}カテゴリ` })).id,
  'supplied-category': async ({ database, number }) =>
    (await makeCategory(database, { name: `${offeredWord}${number}` })).id,
  'document-type': async ({ database, number }) => {
    const { id: category_id } = await makeCategory(database, { name: `${offeredWord}カテゴリ${number}` });
    return (await database.models.DocumentType.create({ name: `${offeredWord}種別`, category_id })).id;
  },
  meta: async ({ database }) => (await database.models.Meta.create({ name: `${offeredWord}項目`, type: 1 })).id,
  'meta-group': async ({ database }) => (await database.models.MetaGroup.create({ name: `${offeredWord}グループ` })).id,
  'temporary-upload': temporaryUploadOf,
  'bulk-upload-item': async (scene) => {
    const { database, company, root, word } = scene;
    const temporary_upload_id = await temporaryUploadOf(scene);
    const keys = { workspace_id: company.id, user_id: root.id, temporary_upload_id };
    return (await database.models.BulkUploadItem.create({ ...keys, name: `${word}.txt`, status: 'waiting' })).id;
  },
  file: async ({ database, company, root, word, number }) => {
    const { FileObject, StoredFile } = database.models;
    const key = `sha256/${String(number).padStart(2, '0')}/${'0'.repeat(60)}${String(number).padStart(2, '0')}`;
    await FileObject.create({ key, size: 3, uses: 1 });
    const facts = { key, name: `${word}.txt`, type: 'text/plain', size: 3, sha256: '0'.repeat(64) };
    await database.models.WorkspaceUsage.create({ workspace_id: company.id, bytes: 3, files: 1 });
    return (await StoredFile.create({ workspace_id: company.id, created_by: root.id, ...facts })).id;
  },
});
