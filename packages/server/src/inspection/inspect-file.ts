import { inspectPdf, inspectTemplate, ShoruiError, type Problem } from '@shorui/engine/node';

/** File formats that the engine can open, by media type. */
export const inspectedTypes = {
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'word',
  'application/pdf': 'pdf',
} as const;

export type InspectedKind = (typeof inspectedTypes)[keyof typeof inspectedTypes];

export interface InspectionLimits {
  /** Maximum size of an inspected file, in bytes. */
  readonly fileBytes: number;
  /** Milliseconds after which the engine aborts, at the points where it checks its deadline. */
  readonly milliseconds: number;
}

/** Checks whether the engine can open a file within its limits. Returns the problems; empty when it can. */
export function inspectFile(kind: InspectedKind, bytes: Uint8Array, limits: InspectionLimits): readonly Problem[] {
  try {
    // The page content is not used; the check is only that the file opens within the limits.
    if (kind === 'pdf') inspectPdf(bytes, { limits, inspectLimits: { operators: 0 } });
    else inspectTemplate(bytes, { limits });
    return [];
  } catch (error) {
    if (!(error instanceof ShoruiError)) throw error;
    return error.problems;
  }
}
