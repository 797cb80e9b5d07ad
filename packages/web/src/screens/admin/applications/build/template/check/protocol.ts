import type { Application, Place, Severity } from '@shorui/engine';
import type { TextEdit } from '@shorui/engine/lint';

/** The content of a template that is checked. */
export interface CheckParts {
  /** The application with this file alone. */
  readonly application: Application;
  /** The uploaded file; undefined for a document without one. */
  readonly bytes: Uint8Array | undefined;
}

/** One thing that lint found, in the words of the language. */
export interface TemplateFinding {
  /** The same for a finding of the same place. */
  readonly key: string;
  readonly severity: Severity;
  readonly what: string;
  readonly how: string;
  /** Where it is: part of the Word file and path of the block, if it is in one. */
  readonly part: string | undefined;
  readonly path: string | undefined;
  readonly place: Place;
  /** What the characters become; undefined where there is no certain fix. */
  readonly fix: string | undefined;
  /** The changes of the block's text that repair it; none without a fix. */
  readonly edits: readonly TextEdit[];
}

/** To the worker. Each question has a number, which its answer carries. */
export type CheckQuestion = { readonly number: number; readonly parts: CheckParts; readonly locale: 'ja' | 'en' } & (
  | { readonly kind: 'lint' }
  | { readonly kind: 'comment' }
);

/** From the worker. */
export type CheckAnswer = { readonly number: number } & (
  | { readonly findings: readonly TemplateFinding[] }
  | { readonly bytes: Uint8Array }
  | { readonly failed: true }
);
