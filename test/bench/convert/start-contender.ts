import { Contender } from '../contender.ts';
import type { Reply, Request } from './worker.ts';

/** An engine of this bench. */
export type ConvertContender = Contender<Request, Reply>;

/** Starts an engine of this bench. */
export function startConvertContender(name: string): Promise<ConvertContender> {
  return Contender.start(name, new URL('worker.ts', import.meta.url), 'published');
}
