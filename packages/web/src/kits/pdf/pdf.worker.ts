import { importWorker } from '../import-worker.ts';

importWorker(() => import('pdfjs-dist/legacy/build/pdf.worker.mjs'));
