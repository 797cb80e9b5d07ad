export { newVersion, type NewVersion } from './new-version.ts';
