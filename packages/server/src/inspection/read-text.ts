import { readWordText } from '@shorui/engine/convert';
import { convertDocument, nodeCodec, ShoruiError, type Problem } from '@shorui/engine/node';
import { readPdfText } from '@shorui/engine/pdf';
import type { InspectedKind, InspectionLimits } from './inspect-file.ts';

/** The text of a file by paragraph; of a PDF by line. Without it the file cannot be read, and `problems` has the reason. */
export interface FileTexts {
  readonly problems: readonly Problem[];
  readonly paragraphs?: readonly string[];
}

/** A Word file as a PDF, in base64: messages between processes are JSON. Without it the file cannot be converted. */
export interface ConvertedFile {
  readonly problems: readonly Problem[];
  readonly pdf?: string;
}

const now = (): number => performance.now();

function orProblems<T extends object>(work: () => T): T | { readonly problems: readonly Problem[] } {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof ShoruiError)) throw error;
    return { problems: error.problems };
  }
}

export const readTexts = (kind: InspectedKind, bytes: Uint8Array, limits: InspectionLimits): FileTexts =>
  orProblems(() => {
    const { milliseconds } = limits;
    const paragraphs =
      kind === 'word'
        ? readWordText(bytes, { codec: nodeCodec, limits, now })
        : readPdfText(bytes, { limits, inspectLimits: { milliseconds }, now }).flat();
    return { problems: [], paragraphs };
  });

export const convertFile = (bytes: Uint8Array, limits: InspectionLimits): ConvertedFile =>
  orProblems(() => {
    const converted = convertDocument(bytes, { limits });
    return { problems: [], pdf: Buffer.from(converted.bytes).toString('base64') };
  });
