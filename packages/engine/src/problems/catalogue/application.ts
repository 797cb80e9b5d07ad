import { applicationEditCatalogue } from './application-edit.ts';

export const applicationCatalogue = {
  ...applicationEditCatalogue,
};
