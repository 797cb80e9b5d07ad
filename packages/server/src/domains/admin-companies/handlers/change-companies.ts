import { loadCompany, loadCompanySettings } from '../../../access/loaders/load-company.ts';
import {
  createAdminCompany,
  deleteAdminCompany,
  restoreAdminCompany,
  updateAdminCompany,
  updateCompanyRole,
  updateCompanyType,
} from '../../../contract/admin-companies.ts';
import type { UnitOfWork } from '../../../database/database.ts';
import { AppError } from '../../../errors/app-error.ts';
import { handle } from '../../../http/handler.ts';
import { companyWords } from '../../../messages/companies.ts';
import { changeCompany, createCompany, inviteAll, rolesOf } from '../../accounts/index.ts';
import { loadShownCompany } from '../load-shown.ts';

async function demandPlan(
  { models }: UnitOfWork,
  planId: number | null | undefined,
  locale: 'jp' | 'en',
): Promise<void> {
  if (planId === null || planId === undefined) return;
  if ((await models.Plan.findByPk(planId)) !== null) return;
  throw new AppError('invalid', { fields: { plan_id: [companyWords[locale].unknownPlan] } });
}

export const createCompanyHandler = handle(
  createAdminCompany,
  async ({ actor, body, locale, reply, services, unitOfWork }) => {
    const { role_id, settings, ...facts } = body;
    const roles = role_id === undefined ? (['normal'] as const) : rolesOf(role_id);
    const id = await unitOfWork(async (unit) => {
      await demandPlan(unit, facts.plan_id, locale);
      const company = await createCompany(unit, { ...facts, roles: [...roles] });
      if (settings !== undefined) {
        const row = await loadCompanySettings(unit.models, company.id);
        await row.update({ ...settings });
      }
      await unit.audit({
        action: 'adminCompanies.create',
        subject: { kind: 'company', id: company.id },
        workspaceId: company.id,
        after: { ...facts, roles },
      });
      // The first user to accept becomes the root user.
      if (typeof facts.email === 'string') {
        await inviteAll(services, unit, {
          workspaceId: company.id,
          companyName: company.name,
          inviterId: null,
          inviterName: actor.name,
          emails: [facts.email],
          groupIds: [],
          locale,
        });
      }
      return company.id;
    });
    reply.message(companyWords[locale].created);
    return loadShownCompany(services.database.models, id);
  },
);

export const updateCompanyHandler = handle(
  updateAdminCompany,
  async ({ body, locale, params, reply, services, unitOfWork }) => {
    const { version, settings, ...facts } = body;
    await unitOfWork(async (unit) => {
      const company = await loadCompany(unit.models, params.id);
      await demandPlan(unit, facts.plan_id, locale);
      // A trial is one of a plan: with another plan it is over.
      const endsTrial = facts.plan_id !== undefined && facts.plan_id !== company.plan_id;
      const changed = await changeCompany(unit, company, {
        facts: endsTrial ? { ...facts, trial_ends_on: null } : facts,
        settings,
        seen: version,
      });
      const subject = { kind: 'company', id: company.id };
      await unit.audit({ action: 'adminCompanies.update', subject, workspaceId: company.id, ...changed });
    });
    reply.message(companyWords[locale].saved);
    return loadShownCompany(services.database.models, params.id);
  },
);

export const deleteCompanyHandler = handle(deleteAdminCompany, async ({ locale, params, reply, unitOfWork }) => {
  await unitOfWork(async (unit) => {
    const company = await loadCompany(unit.models, params.id);
    await company.destroy();
    await unit.audit({
      action: 'adminCompanies.delete',
      subject: { kind: 'company', id: company.id },
      workspaceId: company.id,
      before: { name: company.name },
    });
  });
  reply.message(companyWords[locale].deleted);
  return null;
});

export const restoreCompanyHandler = handle(restoreAdminCompany, async ({ params, services, unitOfWork }) => {
  await unitOfWork(async (unit) => {
    const company = await loadCompany(unit.models, params.id, { deleted: true });
    if (company.deleted_at === null) throw new AppError('not_found');
    await company.restore();
    await unit.audit({
      action: 'adminCompanies.restore',
      subject: { kind: 'company', id: company.id },
      workspaceId: company.id,
      after: { name: company.name },
    });
  });
  return loadShownCompany(services.database.models, params.id);
});

export const updateTypeHandler = handle(updateCompanyType, async ({ body, params, services, unitOfWork }) => {
  await unitOfWork(async (unit) => {
    const company = await loadCompany(unit.models, params.id);
    const before = { type: company.type };
    await company.update({ type: body.type });
    const subject = { kind: 'company', id: company.id };
    const workspaceId = company.id;
    await unit.audit({ action: 'adminCompanies.updateType', subject, workspaceId, before, after: { type: body.type } });
  });
  return loadShownCompany(services.database.models, params.id);
});

export const updateRoleHandler = handle(updateCompanyRole, async ({ body, params, services, unitOfWork }) => {
  await unitOfWork(async (unit) => {
    const company = await loadCompany(unit.models, params.id);
    const before = { roles: company.roles };
    const roles = rolesOf(body.role_id);
    await company.update({ roles });
    const subject = { kind: 'company', id: company.id };
    const workspaceId = company.id;
    await unit.audit({
      action: 'adminCompanies.updateRole',
      subject,
      workspaceId,
      before,
      after: { roles },
    });
  });
  return loadShownCompany(services.database.models, params.id);
});
