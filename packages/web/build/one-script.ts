import { basename } from 'node:path';
import type { Rolldown } from 'vite';

const workerEnd = '.worker.ts';

/**
 * Puts what the script of a worker imports by statements into the file of that script (src/kits/import-worker.ts). Else what it shares
 * with parts that it imports later would be a file of its own, asked for when the first one has been compiled.
 */
export const oneScript: Rolldown.CodeSplittingNameFunction = (module, graph) => {
  const above = new Set([module]);
  for (const id of above) {
    const info = graph.getModuleInfo(id);
    const worker = info?.dynamicImporters.find((importer) => importer.endsWith(workerEnd));
    if (worker !== undefined) return `${basename(worker, workerEnd)}-script`;
    for (const importer of info?.importers ?? []) above.add(importer);
  }
  return null;
};
