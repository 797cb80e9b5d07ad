import { importWorker } from '../../../../../../kits/import-worker.ts';

importWorker(() => import('./values-script.ts'));
