import { companyRoleIds, companyRoles } from '../../../contract/enums/companies.ts';

export type CompanyRole = (typeof companyRoles)[number]['value'];

/** Roles by their ids; an id without a role is left out (the contract lets none through). */
export const rolesOf = (ids: readonly number[]): CompanyRole[] =>
  companyRoleIds.flatMap(({ key, value }) =>
    ids.includes(value) ? companyRoles.filter((role) => role.key === key).map((role) => role.value) : [],
  );

export const idsOf = (roles: readonly CompanyRole[]): number[] =>
  companyRoleIds.flatMap(({ key, value }) => (roles.some((role) => role === key) ? [value] : []));
