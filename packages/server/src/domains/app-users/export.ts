import { setImmediate } from 'node:timers/promises';
import { compileAnswers, type AnswerModel } from '@shorui/engine/answers';
import type { Application as Definition } from '@shorui/engine/node';
import { Op, type WhereOptions } from 'sequelize';
import type { AppUserRow, FilterConditions } from '../../contract/applications/index.ts';
import type { Models } from '../../database/models.ts';
import { matchesKeyword } from '../../database/folded/folded-columns.ts';
import { rowsById } from '../../database/rows-by-id.ts';
import { appUserHeadings, appUserWords } from '../../messages/app-users.ts';
import type { CsvColumn } from '../../output/csv.ts';
import type { Services } from '../../services.ts';
import { keptDefinition } from '../applications/assets.ts';
import { definitionOf } from '../applications/definition.ts';
import { withPictureNames } from '../application-use/answer-images.ts';
import { answerKey } from '../application-use/answer-facts.ts';
import type { ApplicationUser } from '../application-use/model.ts';
import { answersOf, resolveFor } from '../application-use/runs.ts';
import { readAppUsers } from './page.ts';
import { textOfAnswer } from './readable.ts';

type Locale = 'jp' | 'en';

/** A line of the export: who, and the answers by name. */
export interface ExportedUser {
  readonly row: AppUserRow;
  readonly answers: ReadonlyMap<string, string>;
}

/** Runs whose answers are read before other calls have their turn. */
const atOnce = 25;
/** Most versions whose questions are in memory. */
const mostModels = 20;

function whereOf(models: Models, applicationId: number, asked: FilterConditions): WhereOptions {
  const { keyword, state, company_id, from, until, answers = [] } = asked;
  return {
    [Op.and]: [
      { application_id: applicationId },
      ...(keyword === undefined ? [] : [matchesKeyword(models.ApplicationUser, keyword)]),
      ...(state === undefined ? [] : [{ state }]),
      ...(company_id === undefined ? [] : [{ workspace_id: company_id }]),
      ...answers.map(({ name, value }) => ({ answer_facts: { [Op.like]: `% ${answerKey(name, value)} %` } })),
      ...(from === undefined ? [] : [{ created_at: { [Op.gte]: new Date(from) } }]),
      ...(until === undefined ? [] : [{ created_at: { [Op.lt]: new Date(until) } }]),
    ],
  };
}

/** Names of all answers that a version of the application asks for, those of the newest version first. */
export async function answerNamesOf({ models }: Services['database'], applicationId: number): Promise<string[]> {
  const names = new Set<string>();
  const { ApplicationVersion } = models;
  const order: [string, string][] = [['number', 'DESC']];
  const kept = await ApplicationVersion.findAll({
    where: { application_id: applicationId },
    attributes: ['id'],
    order,
  });
  for (const { id } of kept) {
    const version = await ApplicationVersion.findByPk(id);
    if (version === null) continue;
    const model = compileAnswers(definitionOf(version));
    for (const name of Object.keys(resolveFor(model, {}, 'jp').data)) names.add(name);
  }
  return [...names];
}

/** Runs with their answers in batches, the oldest first. The questions of a version are compiled once. */
export async function* exportedUsers(
  services: Services,
  applicationId: number,
  asked: FilterConditions,
  locale: Locale,
): AsyncGenerator<ExportedUser[]> {
  const { database } = services;
  const compiled = new Map<number, { readonly definition: Definition; readonly model: AnswerModel }>();
  const compile = async (number: number) => {
    const definition = await keptDefinition(services, applicationId, number);
    return { definition, model: compileAnswers(definition) };
  };
  const versionOf = async (number: number) => {
    const version = compiled.get(number) ?? (await compile(number));
    compiled.delete(number);
    compiled.set(number, version);
    if (compiled.size > mostModels) compiled.delete(compiled.keys().next().value ?? number);
    return version;
  };
  const read = async (run: ApplicationUser, row: AppUserRow): Promise<ExportedUser> => {
    const { definition, model } = await versionOf(run.number);
    const answers = await withPictureNames(services, run, definition, answersOf(run));
    const { data } = resolveFor(model, answers, locale);
    return { row, answers: new Map(Object.entries(data).map(([name, value]) => [name, textOfAnswer(value)])) };
  };
  const where = whereOf(database.models, applicationId, asked);
  for await (const runs of rowsById(database.models.ApplicationUser, { where })) {
    const rows = new Map(
      (
        await readAppUsers(
          database,
          runs.map(({ id }) => id),
        )
      ).map((row) => [row.id, row]),
    );
    for (let at = 0; at < runs.length; at += atOnce) {
      const lines: ExportedUser[] = [];
      for (const run of runs.slice(at, at + atOnce)) {
        const row = rows.get(run.id);
        if (row !== undefined) lines.push(await read(run, row));
      }
      yield lines;
      await setImmediate();
    }
  }
}

/** Columns of the export: who, then one for each answer. */
export function exportColumns(names: readonly string[], locale: Locale): readonly CsvColumn<ExportedUser>[] {
  const states: readonly string[] = appUserWords[locale].states;
  const values: Readonly<Record<keyof typeof appUserHeadings, CsvColumn<ExportedUser>['value']>> = {
    id: ({ row }) => row.id,
    company: ({ row }) => row.company.name,
    user: ({ row }) => row.user.full_name,
    email: ({ row }) => row.user.email,
    state: ({ row }) => states[row.state] ?? String(row.state),
    number: ({ row }) => row.number,
    created_at: ({ row }) => new Date(row.created_at),
    updated_at: ({ row }) => new Date(row.updated_at),
    paid_at: ({ row }) => (row.paid_at === null ? null : new Date(row.paid_at)),
  };
  return [
    ...Object.entries(values).map(([name, value]) => ({
      heading: appUserHeadings[name as keyof typeof appUserHeadings][locale],
      value,
    })),
    ...names.map((name) => ({ heading: name, value: ({ answers }: ExportedUser) => answers.get(name) ?? '' })),
  ];
}
