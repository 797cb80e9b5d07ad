export { formatNumber, isKnownNumberFormat } from './format-number.ts';
