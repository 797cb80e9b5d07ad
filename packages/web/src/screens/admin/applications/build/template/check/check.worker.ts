import { importWorker } from '../../../../../../api/import-worker.ts';

importWorker(() => import('./check-script.ts'));
