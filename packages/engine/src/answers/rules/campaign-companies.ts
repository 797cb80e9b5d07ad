import { defineRule } from './rule-definition.ts';

const isSpecial = (company: unknown, autoChoice: string | number): boolean => String(company) === String(autoChoice);

/**
 * At least one company is chosen besides the choice that adds new companies by itself (`auto_choice`, id 0 unless
 * given).
 */
export const campaignCompaniesRule = defineRule({
  name: 'campaign_companies',
  checksEmpty: true,
  check: (value, { auto_choice }) => Array.isArray(value) && value.some((company) => !isSpecial(company, auto_choice)),
});
