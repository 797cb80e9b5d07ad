export * from './consumption-tax.ts';
export { roundNumber, type RoundingMode } from './rounding.ts';
