import type { RegisterBody } from '../../../contract/registration.ts';
import type { UnitOfWork } from '../../../database/database.ts';
import { applicationSignUp } from '../../plans/application-sign-up.ts';
import { createCompany } from '../companies/create-company.ts';
import { joinWorkspace } from '../users/join-workspace.ts';
import type { User } from '../users/model.ts';

/** The form of a registration without what proves the address and the password, which is hashed by now. */
export type RegistrationForm = Omit<RegisterBody, 'email' | 'token' | 'password'>;

export interface Registration {
  readonly email: string;
  readonly password: string | null;
  readonly form: RegistrationForm;
  readonly now: Date;
}

/** Is all there that a user and a company need? A document-creation user may work without a company's name, under his own. */
export function isComplete(form: RegistrationForm): boolean {
  const hasName = form.last_name !== undefined && form.first_name !== undefined;
  return hasName && (form.company_name !== undefined || form.is_application === true);
}

/** A new user whose address is confirmed; with his company when the form is complete. */
export async function registerUser(unit: UnitOfWork, registration: Registration): Promise<User> {
  const { email, password, form, now } = registration;
  const user = await unit.models.User.create({
    email,
    password,
    is_role_application: form.is_application ?? false,
    email_verified_at: now,
    locale: form.locale ?? 'jp',
  });
  await unit.audit({
    action: 'users.register',
    subject: { kind: 'user', id: user.id },
    workspaceId: null,
    after: { email, is_role_application: user.is_role_application },
  });
  if (isComplete(form)) await completeRegistration(unit, user, form, now);
  return user;
}

/** Name, company and the place of its root user. */
export async function completeRegistration(
  unit: UnitOfWork,
  user: User,
  form: RegistrationForm,
  now: Date,
): Promise<void> {
  await user.update({
    last_name: form.last_name ?? '',
    first_name: form.first_name ?? '',
    kana: form.kana ?? null,
    phone: form.phone ?? null,
    is_role_application: form.is_application ?? user.is_role_application,
    registered_at: now,
  });
  const company = await createCompany(unit, {
    name: form.company_name ?? user.full_name,
    name_kana: form.company_name_kana ?? null,
    email: user.email,
    phone: form.phone ?? null,
    roles: [user.is_role_application ? 'application' : 'normal'],
    ...(user.is_role_application ? await applicationSignUp(unit, now) : {}),
    business_id: form.business_id ?? null,
    size: form.size ?? null,
    legal_form: form.legal_form ?? null,
    applicant_form: form.applicant_form ?? null,
    job_description: form.job_description ?? null,
    similar_position: form.similar_position ?? null,
    favorites: form.favorites ?? [],
    industry: form.industry ?? null,
    employee_band: form.employee_band ?? null,
    occupation: form.occupation ?? null,
    referral_reason: form.referral_reason ?? null,
  });
  await joinWorkspace(unit, { workspaceId: company.id, userId: user.id, isRoot: true });
  await unit.audit({
    action: 'companies.register',
    subject: { kind: 'company', id: company.id },
    workspaceId: company.id,
    after: { name: company.name, roles: company.roles, plan_id: company.plan_id, root_user_id: user.id },
  });
}
