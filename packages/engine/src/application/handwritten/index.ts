export { completeApplication, type CompletedApplication } from './complete-application.ts';
export { formulaById } from './resolve-formulas.ts';
