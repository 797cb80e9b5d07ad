import { importWorker } from '../../../../../../api/import-worker.ts';

importWorker(() => import('./values-script.ts'));
