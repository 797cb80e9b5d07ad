import type { Caller } from './caller.ts';
import type { Locale } from './locale.ts';

/** What is known of a request so far; log lines, metrics and error replies are made from it. */
export interface CallState {
  readonly requestId: string;
  readonly locale: Locale;
  /** Name of the endpoint, once matched. */
  endpoint?: string;
  caller?: Caller;
  workspaceId?: number;
  /** Error code of the reply. */
  error?: string;
}
