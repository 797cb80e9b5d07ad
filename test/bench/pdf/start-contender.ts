import { Contender } from '../contender.ts';
import type { Reply, Request } from './worker.ts';

/** An engine of this bench. */
export type PdfContender = Contender<Request, Reply>;

/** Starts an engine of this bench. */
export function startPdfContender(name: string): Promise<PdfContender> {
  return Contender.start(name, new URL('worker.ts', import.meta.url), 'published');
}
