import { importWorker } from '../../../../../../kits/import-worker.ts';

importWorker(() => import('./check-script.ts'));
