// Only for running from the sources: Node itself does not read TypeScript.
import { register } from 'tsx/esm/api';

register();
await import('./inspection-child.ts');
