import { literal, Op, QueryTypes, type WhereOptions } from 'sequelize';
import type { MemberActor } from '../../access/actor.ts';
import type { OfferedApplication } from '../../contract/applications/index.ts';
import type { Database, UnitOfWork } from '../../database/database.ts';
import { matchesKeyword } from '../../database/folded/folded-columns.ts';
import { AppError } from '../../errors/app-error.ts';
import { definitionOf } from '../applications/definition.ts';
import type { Application, ApplicationVersion } from '../applications/model.ts';
import { presentApplications } from '../applications/present.ts';

/** 1 public. Limited ones (2) are in no list: those who were sent their address use them. */
const isPublic = 1;

type Reach = Pick<UnitOfWork, 'models'>;

/** The version that companies use. @throws {AppError} not_found */
export async function publishedVersion({ models }: Reach, application: Application): Promise<ApplicationVersion> {
  const number = application.published_number;
  const version =
    number === null
      ? null
      : await models.ApplicationVersion.findOne({ where: { application_id: application.id, number } });
  if (version === null) throw new AppError('not_found', { requested: offered(application.id) });
  return version;
}

const offered = (id: number) => ({ kind: 'application', ids: [id], among: 'own' }) as const;

/** An application that companies may use. @throws {AppError} not_found */
export async function loadOffered({ models }: Reach, id: number): Promise<Application> {
  const where = { id, published_number: { [Op.ne]: null } };
  const application = await models.Application.findOne({ where });
  if (application === null) throw new AppError('not_found', { requested: offered(id) });
  return application;
}

/** Applications that a row of a table of links names. The id was checked to be a whole number. */
const linked = (table: string, column: string, id: number) =>
  literal(`id IN (SELECT application_id FROM ${table} WHERE ${column} = ${id})`);

/** Conditions of the list of a company. */
export function offeredWhere(
  { models }: Pick<Database, 'models'>,
  { keyword, tag_id, category_id }: { keyword?: string; tag_id?: number; category_id?: number },
): WhereOptions {
  const { Application } = models;
  return {
    [Op.and]: [
      { publish: isPublic },
      ...(keyword === undefined ? [] : [matchesKeyword(Application, keyword)]),
      ...(tag_id === undefined ? [] : [linked('application_tag_links', 'tag_id', tag_id)]),
      ...(category_id === undefined ? [] : [linked('application_category_links', 'category_id', category_id)]),
    ],
  };
}

/** Price in yen for a company of a plan; 0 when the version has none for it. */
export const priceOf = (definition: ReturnType<typeof definitionOf>, planId: number | undefined): number =>
  definition.plan_prices?.find(({ plan_id }) => plan_id === planId)?.price ?? 0;

/** Applications as the members of a workspace see them: what their published version says. */
export async function presentOffers(
  database: Database,
  rows: readonly Application[],
  { workspace }: MemberActor,
): Promise<OfferedApplication[]> {
  const shown = await presentApplications(database, rows);
  if (shown.length === 0) return [];
  const versions = await database.sequelize.query<{ application_id: number; definition: string }>(
    `SELECT v.application_id, v.definition FROM application_versions v JOIN applications a
     ON a.id = v.application_id AND a.published_number = v.number WHERE a.id IN (:ids)`,
    { replacements: { ids: rows.map(({ id }) => id) }, type: QueryTypes.SELECT },
  );
  const published = new Map(versions.map((version) => [version.application_id, definitionOf(version)]));
  return shown.flatMap(({ id, tags, categories }) => {
    const definition = published.get(id);
    if (definition === undefined) return [];
    return {
      id,
      name: definition.name,
      description: definition.description ?? '',
      number: definition.version,
      tags,
      categories,
      price: priceOf(definition, workspace.planId),
      question_count: definition.questions.length,
      file_count: definition.files.length,
      documents: definition.files.filter(({ options }) => options?.guide !== true).map(({ name }) => name),
      guide_count: definition.files.filter(({ options }) => options?.guide === true).length,
    };
  });
}
