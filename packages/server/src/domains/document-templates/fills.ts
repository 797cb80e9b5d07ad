import type { RawAnswers, Resolved } from '@shorui/engine';
import { compileAnswers } from '@shorui/engine/answers';
import type { MemberActor } from '../../access/actor.ts';
import type { Reach } from '../../access/load.ts';
import { mayReadTemplate } from '../../access/policies/document-template.ts';
import { scoped } from '../../access/scoped.ts';
import type { TemplateFill } from '../../contract/document-templates/index.ts';
import { AppError } from '../../errors/app-error.ts';
import { resolveFor } from '../application-use/runs.ts';
import { isOwnDraft } from '../../access/policies/documents.ts';
import type { Document } from '../documents/model.ts';
import { byId } from '../documents/people-of.ts';
import type { DocumentTemplate, DocumentTemplateFill } from './model.ts';
import { presentTemplates } from './present.ts';
import { definitionOfTemplate } from './paper.ts';
import { withoutContent } from './template-rows.ts';

export const answersOfFill = ({ answers }: Pick<DocumentTemplateFill, 'answers'>): RawAnswers =>
  JSON.parse(answers) as RawAnswers;

/** The template of a fill, as long as the member may use it. @throws {AppError} template_deleted */
export async function templateOfFill(
  { models }: Reach,
  actor: MemberActor,
  { template_id: id }: DocumentTemplateFill,
): Promise<DocumentTemplate> {
  const row = await scoped(models.DocumentTemplate, actor).find({ where: { id } });
  if (row === null || !mayReadTemplate(actor, row).allowed) throw new AppError('template_deleted');
  return row;
}

/** What the answers to a template mean; undefined for one without fields. */
export const resolveFill = (
  template: DocumentTemplate,
  answers: RawAnswers,
  locale: 'jp' | 'en',
): Resolved | undefined =>
  template.definition === '' ? undefined : resolveFor(compileAnswers(definitionOfTemplate(template)), answers, locale);

/** The documents that were made, as far as the member may still read them: drafts of his own, and filed ones by their names. */
async function documentsOf(
  { models }: Reach,
  actor: MemberActor,
  fills: readonly DocumentTemplateFill[],
): Promise<ReadonlyMap<number, Document>> {
  const id = fills.flatMap(({ document_id }) => document_id ?? []);
  if (id.length === 0) return new Map();
  return byId(await scoped(models.Document, actor).findAll({ where: { id } }));
}

/** What a member began to fill in, in the given order. */
export async function presentFills(
  reach: Reach,
  actor: MemberActor,
  fills: readonly DocumentTemplateFill[],
): Promise<TemplateFill[]> {
  const templates = await scoped(reach.models.DocumentTemplate, actor).findAll({
    where: { id: [...new Set(fills.map(({ template_id }) => template_id))] },
    attributes: withoutContent,
  });
  const views = byId(
    await presentTemplates(
      reach,
      templates.filter((row) => mayReadTemplate(actor, row).allowed),
    ),
  );
  const documents = await documentsOf(reach, actor, fills);
  return fills.map((fill) => {
    const document = documents.get(fill.document_id ?? 0);
    const isShown = document !== undefined && (document.status === 'filed' || isOwnDraft(actor, document).allowed);
    return {
      id: fill.id,
      template: views.get(fill.template_id) ?? null,
      name: fill.name,
      category_id: fill.category_id ?? null,
      type_id: fill.type_id ?? null,
      document: isShown ? { id: document.id, name: document.name, status: document.status } : null,
      version: fill.version,
      created_at: fill.created_at.toISOString(),
      updated_at: fill.updated_at.toISOString(),
    };
  });
}

export async function presentFill(reach: Reach, actor: MemberActor, fill: DocumentTemplateFill): Promise<TemplateFill> {
  const [view] = await presentFills(reach, actor, [fill]);
  if (view === undefined) throw new Error('One row gives one view.');
  return view;
}
