import type { Mounted } from '../../../http/handler.ts';
import { companyHandlers } from './company.ts';
import { fillHandlers } from './fills.ts';
import { ownHandlers } from './own.ts';
import { suppliedHandlers } from './supplied.ts';

export const documentTemplateHandlers: readonly Mounted[] = [
  ...suppliedHandlers,
  ...companyHandlers,
  ...ownHandlers,
  ...fillHandlers,
];
