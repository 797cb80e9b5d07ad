export * from './consumption-tax.ts';
export * from './invoice-tax.ts';
export { roundNumber, type RoundingMode } from './rounding.ts';
