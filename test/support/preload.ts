import fc from 'fast-check';
import { seed } from './seed.ts';

// Loaded by mocha before any test file (.mocharc.json).

// Properties without a seed use that of the run.
fc.configureGlobal({ seed });
