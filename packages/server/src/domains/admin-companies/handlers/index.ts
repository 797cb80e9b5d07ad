import type { Mounted } from '../../../http/handler.ts';
import {
  createCompanyHandler,
  deleteCompanyHandler,
  restoreCompanyHandler,
  updateCompanyHandler,
  updateRoleHandler,
  updateTypeHandler,
} from './change-companies.ts';
import {
  allCompaniesHandler,
  businessesHandler,
  provincesHandler,
  readCompanyHandler,
  searchCompaniesHandler,
} from './read-companies.ts';

export const adminCompanyHandlers: readonly Mounted[] = [
  searchCompaniesHandler,
  allCompaniesHandler,
  readCompanyHandler,
  createCompanyHandler,
  updateCompanyHandler,
  deleteCompanyHandler,
  restoreCompanyHandler,
  updateTypeHandler,
  updateRoleHandler,
  businessesHandler,
  provincesHandler,
];
