import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Readable } from 'node:stream';
import { wordType } from '../../contract/applications/index.ts';
import { largestUpload } from '../../contract/files.ts';
import type { UnitOfWork } from '../../database/database.ts';
import { addTemplate, type NewTemplateFile } from '../../domains/document-templates/change-template.ts';
import { readTemplate } from '../../domains/document-templates/read-template.ts';
import { tagColumn } from '../../domains/document-templates/present.ts';
import { storeContent } from '../../domains/files/store-content.ts';
import type { Services } from '../../services.ts';
import { demoTemplates, type DemoTemplate } from './demo-templates.ts';
import { demoTypesCategory } from './demo-document-types.ts';
import type { DocumentsOwner } from './seed-documents.ts';

/** A template of the demo whose file is in the storage. */
export interface StoredDemoTemplate {
  readonly demo: DemoTemplate;
  readonly file: NewTemplateFile;
}

/** Reads and stores the files of the demo's templates: before the unit of work, for it takes seconds. */
export async function storeTemplates(services: Services, folder: string): Promise<readonly StoredDemoTemplate[]> {
  const stored: StoredDemoTemplate[] = [];
  for (const demo of demoTemplates) {
    const bytes = await readFile(join(folder, demo.path));
    const open = () => Readable.from([bytes]);
    const upload = { field: 'file', name: basename(demo.path), type: wordType, size: bytes.length, open };
    const read = await readTemplate(services, upload, { locale: 'jp' });
    const content = await storeContent(services, upload, largestUpload);
    stored.push({ demo, file: { stored: { ...content, name: `${demo.name}.docx`, type: wordType }, read } });
  }
  return stored;
}

/** Templates that the staff supply, and one of the first company. */
export async function seedTemplates(
  unit: UnitOfWork,
  templates: readonly StoredDemoTemplate[],
  { workspaceId, userIds }: DocumentsOwner,
): Promise<void> {
  const where = { name: demoTypesCategory, workspace_id: null };
  const category = await unit.models.DocumentCategory.findOne({ where });
  for (const { demo, file } of templates) {
    const isOwn = demo.isOwn === true;
    const owner = isOwn ? { workspaceId, userId: userIds[0] ?? null } : { workspaceId: null, userId: null };
    const { name, description, tags } = demo;
    const facts = { name, description, tags: tagColumn(tags), is_public: true };
    const action = isOwn ? 'ownDocumentTemplates.create' : 'adminDocumentTemplates.create';
    await addTemplate(unit, owner, { ...facts, category_id: isOwn ? null : (category?.id ?? null) }, { action, file });
  }
}
