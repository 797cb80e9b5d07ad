import type { Reach } from '../../access/load.ts';
import type {
  DocumentTemplateDetail,
  DocumentTemplateView,
  OwnTemplateDetail,
  SuppliedTemplateDetail,
  SuppliedTemplateView,
} from '../../contract/document-templates/index.ts';
import type { Named } from '../../contract/people.ts';
import { presentFindings } from '../applications/present.ts';
import { findingsOf, storedFields } from './change-template.ts';
import type { DocumentTemplate } from './model.ts';
import { presentField } from './template-fields.ts';

type Locale = 'jp' | 'en';
type Shown = Omit<DocumentTemplateView, 'supplied'>;

const tagsOf = ({ tags }: DocumentTemplate): string[] => (tags === '' ? [] : tags.split('\n'));
/** Tags as a column keeps them. */
export const tagColumn = (tags: readonly string[]): string =>
  tags
    .map((tag) => tag.replaceAll(/\s+/g, ' ').trim())
    .filter((tag) => tag !== '')
    .join('\n');

/** The staff's categories of templates, by one query. */
async function categoriesOf({ models }: Reach, rows: readonly DocumentTemplate[]): Promise<ReadonlyMap<number, Named>> {
  const ids = [...new Set(rows.flatMap(({ category_id }) => category_id ?? []))];
  if (ids.length === 0) return new Map();
  const found = await models.DocumentCategory.findAll({ where: { id: ids, workspace_id: null } });
  return new Map(found.map(({ id, name }) => [id, { id, name }]));
}

function shown(row: DocumentTemplate, categories: ReadonlyMap<number, Named>): Shown {
  const { id, name, description, kind, file_name, size, field_count, version, created_at, updated_at } = row;
  return {
    id,
    name,
    description,
    category: categories.get(row.category_id ?? 0) ?? null,
    tags: tagsOf(row),
    kind,
    file_name,
    size,
    field_count,
    version,
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
    deleted_at: row.deleted_at?.toISOString() ?? null,
  };
}

/** Templates as members of a company see them. */
export async function presentTemplates(
  reach: Reach,
  rows: readonly DocumentTemplate[],
): Promise<DocumentTemplateView[]> {
  const categories = await categoriesOf(reach, rows);
  return rows.map((row) => ({ ...shown(row, categories), supplied: (row.workspace_id ?? null) === null }));
}

export async function presentTemplate(reach: Reach, row: DocumentTemplate): Promise<DocumentTemplateDetail> {
  const [view] = await presentTemplates(reach, [row]);
  if (view === undefined) throw new Error('One row gives one view.');
  return { ...view, fields: storedFields(row).map(presentField) };
}

export const presentOwn = async (reach: Reach, row: DocumentTemplate, locale: Locale): Promise<OwnTemplateDetail> => ({
  ...(await presentTemplate(reach, row)),
  findings: presentFindings(findingsOf(row), locale),
});

/** Templates as the staff see them. */
export async function presentSupplied(
  reach: Reach,
  rows: readonly DocumentTemplate[],
): Promise<SuppliedTemplateView[]> {
  const categories = await categoriesOf(reach, rows);
  return rows.map((row) => ({ ...shown(row, categories), is_public: row.is_public, downloads: row.downloads }));
}

export async function presentOneSupplied(
  reach: Reach,
  row: DocumentTemplate,
  locale: Locale,
): Promise<SuppliedTemplateDetail> {
  const [view] = await presentSupplied(reach, [row]);
  if (view === undefined) throw new Error('One row gives one view.');
  const findings = presentFindings(findingsOf(row), locale);
  return { ...view, fields: storedFields(row).map(presentField), findings };
}
