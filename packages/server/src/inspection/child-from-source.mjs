// Only used when running from source: Node itself does not load TypeScript.
import { register } from 'tsx/esm/api';

register();
await import('./inspection-child.ts');
