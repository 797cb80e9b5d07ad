// Only for running from the sources: a thread of its own does not inherit what lets Node read TypeScript.
import { register } from 'tsx/esm/api';

register();
await import('./inspect-worker.ts');
