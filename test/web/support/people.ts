import type { GroupType, UserPermission } from '../../../packages/server/src/access/actor.ts';
import type { Database } from '../../../packages/server/src/database/database.ts';
import type { Admin } from '../../../packages/server/src/domains/admin-auth/model.ts';
import type { Company } from '../../../packages/server/src/domains/accounts/companies/model.ts';
import type { User } from '../../../packages/server/src/domains/accounts/users/model.ts';
import { makeAdmin, makeCompany, makeGroup, makeMember, makePlan, makeUser } from '../../server/support/factories.ts';

/** A person and the company that the person works in; none has been chosen where it is undefined. */
export interface Person {
  readonly user: User;
  readonly company: Company | undefined;
}

/** The kinds of people that guards of screens tell apart. */
export interface People {
  readonly root: Person;
  /** Of a group of the manager type, with the permission `settings`. */
  readonly manager: Person;
  /** Of a general group without permissions. */
  readonly general: Person;
  /** Of the group of those who wait. */
  readonly waiting: Person;
  /** A member without a group. */
  readonly groupless: Person;
  /** Root of a company of the application role, on a plan with its two flags. */
  readonly applicant: Person;
  /** A member of two companies who has chosen none of them. */
  readonly unplaced: Person;
  /** A member of a company whose plan allows no dashboard, only the internal manuals. */
  readonly reader: Person;
  readonly admin: Admin;
}

/** Makes one person of every kind. */
export async function makePeople(database: Database): Promise<People> {
  const root = await makeUser(database);
  const company = await makeCompany(database, {
    root,
    name: '株式会社さくら商事',
    plan_id: (await makePlan(database)).id,
  });
  const memberOf = async (type: GroupType, permissions: readonly UserPermission[]): Promise<Person> => {
    const { user } = await makeMember(database, { company });
    await makeGroup(database, { company, type, permissions, users: [user] });
    return { user, company };
  };
  const applicant = await makeUser(database, { is_role_application: true });
  const applicantPlan = await makePlan(database, {
    features: { application_view: true, download_document_template: true },
  });
  const readerRoot = await makeUser(database);
  const readerPlan = await makePlan(database, { features: { crud_manual: true } });
  const { user: unplaced } = await makeMember(database, { company });
  await makeMember(database, { company: await makeCompany(database), user: unplaced });
  return {
    root: { user: root, company },
    manager: await memberOf('manager', ['accept_document', 'accept_from_ls', 'settings']),
    general: await memberOf('general', []),
    waiting: await memberOf('unassigned', []),
    groupless: { user: (await makeMember(database, { company })).user, company },
    applicant: {
      user: applicant,
      company: await makeCompany(database, { root: applicant, roles: ['application'], plan_id: applicantPlan.id }),
    },
    unplaced: { user: unplaced, company: undefined },
    reader: { user: readerRoot, company: await makeCompany(database, { root: readerRoot, plan_id: readerPlan.id }) },
    admin: await makeAdmin(database),
  };
}
