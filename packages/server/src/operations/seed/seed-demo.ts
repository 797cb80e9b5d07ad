import type { UnitOfWork } from '../../database/database.ts';
import { createCompany, joinWorkspace } from '../../domains/accounts/index.ts';
import type { Services } from '../../services.ts';
import { commandSource } from '../command-source.ts';
import {
  demoAdmins,
  demoCompanies,
  demoGroups,
  demoPassword,
  demoPaymentSettings,
  demoPlans,
  type DemoCompany,
} from './demo-data.ts';
import { settingsId } from '../../domains/payment-settings/payment-settings.ts';
import { runSteps, type DemoStep } from './demo-step.ts';
import { seedApplications, storeBundles } from './seed-applications.ts';
import { seedDocuments, storeDocuments } from './seed-documents.ts';
import { seedTemplates, storeTemplates } from './seed-templates.ts';
import { seedMore, type MoreContext } from './seed-more.ts';

/** A demo account. `login` is an address, or the login name of a member of the staff. */
export interface DemoLogin {
  readonly area: 'user' | 'admin';
  readonly login: string;
  readonly password: string;
  readonly name: string;
  readonly company: string | undefined;
  /** `root`, the type of the group, or `staff`. */
  readonly role: string;
}

/** All demo accounts; valid until a password is changed. */
export const demoLogins: readonly DemoLogin[] = [
  ...demoCompanies.flatMap(({ name: company, users }) =>
    users.map(({ email, lastName, firstName, isRoot, groups }): DemoLogin => ({
      area: 'user',
      login: email,
      password: demoPassword,
      name: `${lastName} ${firstName}`,
      company,
      role: isRoot ? 'root' : (groups[0] ?? ''),
    })),
  ),
  ...demoAdmins.map(({ uid, name }): DemoLogin => ({
    area: 'admin',
    login: uid,
    password: demoPassword,
    name,
    company: undefined,
    role: 'staff',
  })),
];

/** `there`: the demo already exists. `not_empty`: there is other data. `production`: the server is in production. */
export type SeedOutcome = 'made' | 'there' | 'not_empty' | 'production';

export interface SeedOptions {
  /** Folder with the bundles of the demo's applications; without it there are none. */
  readonly bundles?: string | undefined;
}

/**
 * Fills an empty database with the demo, in one transaction.
 * @throws {ShoruiError} for a bundle that is absent or broken
 */
export async function seedDemo(services: Services, { bundles }: SeedOptions = {}): Promise<SeedOutcome> {
  if (services.config.mode === 'production') return 'production';
  const isFresh = (await services.database.models.Company.count({ paranoid: false })) === 0;
  const stored = bundles === undefined || !isFresh ? [] : await storeBundles(services, bundles);
  const documents = bundles === undefined || !isFresh ? [] : await storeDocuments(services, bundles);
  const templates = bundles === undefined || !isFresh ? [] : await storeTemplates(services, bundles);
  const hashed = await services.passwords.hash(demoPassword);
  return services.database.unitOfWork(commandSource('seed'), async (unit) => {
    const { models, transaction } = unit;
    const companies = await models.Company.count({ paranoid: false, transaction });
    const admins = await models.Admin.count({ paranoid: false, transaction });
    if (companies + admins > 0) return (await isDemo(unit)) ? 'there' : 'not_empty';
    const plans = new Map<string, number>();
    for (const plan of demoPlans) {
      const { id } = await models.Plan.create({ ...plan, status: 2, is_show: 1 }, { transaction });
      plans.set(plan.name, id);
    }
    const now = services.now();
    const seeded: SeededCompany[] = [];
    for (const company of demoCompanies) {
      seeded.push(await seedCompany(unit, company, { hashed, planId: plans.get(company.plan) ?? null, now }));
    }
    const [first] = seeded;
    const steps: DemoStep[] = [];
    if (first !== undefined) steps.push(...(await seedMore(unit, { ...first, plans, now })));
    for (const admin of demoAdmins) {
      const { id } = await models.Admin.create({ ...admin, password: hashed, status: 1 }, { transaction });
      await unit.audit({ action: 'admins.create', subject: { kind: 'admin', id }, workspaceId: null, after: admin });
    }
    const { id: settings } = await models.PaymentSettings.create(
      { id: settingsId, ...demoPaymentSettings },
      { transaction },
    );
    await unit.audit({
      action: 'adminPaymentSettings.update',
      subject: { kind: 'payment_settings', id: settings },
      workspaceId: null,
      after: demoPaymentSettings,
    });
    await seedApplications(unit, stored, { planIds: [...plans.values()], editor: demoAdmins[0]?.name ?? '' });
    if (first !== undefined) {
      steps.push(...(await seedDocuments(unit, services, documents, first)));
      await seedTemplates(unit, templates, first);
    }
    await runSteps(steps);
    return 'made';
  });
}

/** Whether a demo account exists. */
async function isDemo({ models, transaction }: UnitOfWork): Promise<boolean> {
  const email = demoLogins[0]?.login ?? '';
  return (await models.User.count({ where: { email }, transaction })) > 0;
}

interface SeedContext {
  readonly hashed: string;
  readonly planId: number | null;
  readonly now: Date;
}

type SeededCompany = Pick<MoreContext, 'workspaceId' | 'userIds' | 'groupIds'>;

async function seedCompany(
  unit: UnitOfWork,
  given: DemoCompany,
  { hashed, planId, now }: SeedContext,
): Promise<SeededCompany> {
  const { models, transaction } = unit;
  // Older than what seedMore adds, whose ids are higher: lists by age and by id show the same order.
  const since = new Date(now.getTime() - 420 * 86_400_000);
  const company = await createCompany(unit, {
    name: given.name,
    name_kana: given.kana,
    phone: given.phone,
    email: `info@${given.users[0]?.email.split('@')[1] ?? 'example.jp'}`,
    roles: [given.role],
    type: 1,
    plan_id: planId,
    created_at: since,
  });
  const workspace_id = company.id;
  await models.CompanySettings.update(
    {
      settlement_month: given.settlementMonth,
      office_address: given.address,
      health_insurance: 1,
      pension_insurance: 1,
      employment_insurance: 1,
      labor_accident_insurance: 1,
      has_staff: true,
    },
    { where: { workspace_id }, transaction },
  );
  const groups = await seedGroups(unit, workspace_id, given.categories);
  const userIds: number[] = [];
  for (const user of given.users) {
    const { id } = await models.User.create(
      {
        email: user.email,
        password: hashed,
        last_name: user.lastName,
        first_name: user.firstName,
        kana: user.kana,
        status: 1,
        is_role_application: given.role === 'application',
        email_verified_at: now,
        registered_at: since,
        created_at: since,
      },
      { transaction },
    );
    userIds.push(id);
    const groupIds = user.groups.flatMap((key) => groups.get(key) ?? []);
    await joinWorkspace(unit, { workspaceId: workspace_id, userId: id, isRoot: user.isRoot ?? false, groupIds });
  }
  await unit.audit({
    action: 'companies.create',
    subject: { kind: 'company', id: company.id },
    workspaceId: workspace_id,
    after: { name: company.name, roles: company.roles },
  });
  return { workspaceId: workspace_id, userIds, groupIds: groups };
}

/** The tree of groups, with access to the company's categories. Returns ids by key. */
async function seedGroups(
  { models, transaction }: UnitOfWork,
  workspace_id: number,
  categories: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  // One after the other: a transaction is one connection, which runs one statement at a time.
  const made: { readonly id: number }[] = [];
  for (const name of categories)
    made.push(await models.DocumentCategory.create({ workspace_id, name }, { transaction }));
  const ids = new Map<string, number>();
  for (const { key, name, type, parent, permissions, fullAccess } of demoGroups) {
    const parent_id = parent === undefined ? null : (ids.get(parent) ?? null);
    const values = { workspace_id, name, type, parent_id, permissions: [...permissions] };
    const group = await models.Group.create(values, { transaction });
    ids.set(key, group.id);
    if (type === 'unassigned') continue;
    await models.GroupCategory.bulkCreate(
      made.map(({ id }) => ({ workspace_id, group_id: group.id, category_id: id, full_access: fullAccess })),
      { transaction },
    );
  }
  return ids;
}
