export { completeApplication, type CompletedApplication } from './complete-application.ts';
