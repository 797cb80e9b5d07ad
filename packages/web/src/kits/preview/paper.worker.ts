import { importWorker } from '../import-worker.ts';

importWorker(() => import('./paper-script.ts'));
