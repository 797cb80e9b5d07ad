import { applicationAnalysisCatalogue } from './application-analysis.ts';
import { applicationEditCatalogue } from './application-edit.ts';
import { nameEntries } from './application-names.ts';
import { partEntries } from './application-parts.ts';
import { referenceEntries } from './application-references.ts';
import { structureEntries } from './application-structure.ts';

export const applicationCatalogue = {
  ...applicationAnalysisCatalogue,
  ...applicationEditCatalogue,
  ...structureEntries,
  ...referenceEntries,
  ...nameEntries,
  ...partEntries,
};
