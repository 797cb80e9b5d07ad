import { Type, type Static, type TSchema } from 'typebox';
import { AppUserRow } from './applications/app-users.ts';
import { ApplicationRun } from './applications/use.ts';
import { defineEndpoint } from './endpoint.ts';
import { IdOf } from './ids.ts';
import { Id, listOf, pageQuery, Shape } from './shapes.ts';

/** Documents that steps of proposals may refer to. So far these are runs of applications. */
const paperOf = <T extends TSchema>(run: T) =>
  Shape({
    id: Id,
    /** Name of the application. */
    title: Type.String(),
    /** What kind of record it is: `paperable_type` of the specification. */
    model_class: Type.Literal('ApplicationUser'),
    /** The same record by a key that does not tell its number. */
    id_encrypt: Type.String(),
    application_user: run,
  });

export const Paper = paperOf(ApplicationRun);
export type Paper = Static<typeof Paper>;
export const AdminPaper = paperOf(AppUserRow);
export type AdminPaper = Static<typeof AdminPaper>;

export const listPapers = defineEndpoint({
  name: 'papers.list',
  method: 'GET',
  path: '/v1/papers',
  area: 'user',
  access: 'workspace',
  plan: 'application_view',
  summary: "List the caller's papers, the newest first",
  query: Shape({ application_id: Type.Optional(IdOf('application')), ...pageQuery }),
  reply: listOf(Paper),
});

export const listAdminPapers = defineEndpoint({
  name: 'adminPapers.list',
  method: 'GET',
  path: '/admin/v1/papers',
  area: 'admin',
  access: 'admin',
  summary: 'List the papers of all companies, the newest first',
  description: '`total` counts up to 10,000: that many, or more. The pages end there.',
  query: Shape({
    company_id: Type.Optional(IdOf('company')),
    application_id: Type.Optional(IdOf('application')),
    ...pageQuery,
  }),
  reply: listOf(AdminPaper),
});

export const countApplications = defineEndpoint({
  name: 'applicationUse.count',
  method: 'GET',
  path: '/v1/number-application',
  area: 'user',
  access: 'public',
  summary: 'How many applications are public',
  reply: Shape({ number: Type.Integer() }),
});

export const paperEndpoints = [listPapers, listAdminPapers, countApplications] as const;
