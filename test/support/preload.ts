import fc from 'fast-check';
import { seed } from './seed.ts';

// Loaded by mocha before any test file (.mocharc.json).

// Properties that name no seed of their own follow the one of the run.
fc.configureGlobal({ seed });
