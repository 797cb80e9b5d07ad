import { inspectPdf, inspectTemplate, ShoruiError, type Problem } from '@shorui/engine/node';

/** Kinds of files that the engine looks into, by their media types. */
export const inspectedTypes = {
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'word',
  'application/pdf': 'pdf',
} as const;

export type InspectedKind = (typeof inspectedTypes)[keyof typeof inspectedTypes];

export interface InspectionLimits {
  /** Bytes of the largest file that is looked into. */
  readonly fileBytes: number;
  /** Milliseconds after which the engine stops by itself, where it looks at the clock. */
  readonly milliseconds: number;
}

/** What forbids to take a file: nothing when the engine opens it within its bounds. */
export function inspectFile(kind: InspectedKind, bytes: Uint8Array, limits: InspectionLimits): readonly Problem[] {
  try {
    // What the pages draw is of no interest here; that the file can be opened within the bounds is.
    if (kind === 'pdf') inspectPdf(bytes, { limits, inspectLimits: { operators: 0 } });
    else inspectTemplate(bytes, { limits });
    return [];
  } catch (error) {
    if (!(error instanceof ShoruiError)) throw error;
    return error.problems;
  }
}
