import { importWorker } from '../../api/import-worker.ts';

importWorker(() => import('./paper-script.ts'));
