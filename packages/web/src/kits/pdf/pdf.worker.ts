import { importWorker } from '../../api/import-worker.ts';

importWorker(() => import('pdfjs-dist/legacy/build/pdf.worker.mjs'));
