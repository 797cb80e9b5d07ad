import { checkEntries } from './answers-checks.ts';
import { ruleEntries } from './answers-rules.ts';
import { defineCatalogue } from './entry.ts';

export const answersCatalogue = defineCatalogue({
  ...checkEntries,
  ...ruleEntries,
});
