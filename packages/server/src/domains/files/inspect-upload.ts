import { buffer } from 'node:stream/consumers';
import { describeProblem, inspectPdf, inspectTemplate, ShoruiError } from '@shorui/engine/node';
import { AppError } from '../../errors/app-error.ts';
import { formatBytes } from '../../storage/format-bytes.ts';
import type { Content } from './store-content.ts';

const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const pdfType = 'application/pdf';
/** Bytes of the largest Word or PDF file that is looked into. */
const maxInspected = 50 * 1024 * 1024;
/** Milliseconds that looking into one file may take; other calls wait meanwhile. */
const milliseconds = 3000;
/** Problems that are told; more help nobody. */
const mostTold = 5;

export interface InspectedUpload extends Content {
  readonly field: string;
  /** Media type, by content. */
  readonly type: string;
  /** Bytes. */
  readonly size: number;
}

function look(type: string, bytes: Uint8Array): void {
  const limits = { fileBytes: maxInspected, milliseconds };
  // What the pages draw is of no interest here; that the file can be opened within the bounds is.
  if (type === pdfType) inspectPdf(bytes, { limits, inspectLimits: { operators: 0 } });
  else inspectTemplate(bytes, { limits });
}

/** Files are looked into one after the other: each is in memory as a whole. */
let turn: Promise<unknown> = Promise.resolve();

function lookInTurn(upload: InspectedUpload): Promise<void> {
  const looked = turn.then(async () => look(upload.type, await buffer(upload.open())));
  turn = looked.catch(() => undefined);
  return looked;
}

/**
 * Refuses a Word or PDF file that the engine cannot open within its bounds: broken, encrypted, or one that unpacks to far more
 * than it is. Other kinds pass.
 * @throws {AppError} too_large; invalid with the engine's own words at the field
 */
export async function inspectUpload(upload: InspectedUpload, locale: 'jp' | 'en'): Promise<void> {
  if (upload.type !== wordType && upload.type !== pdfType) return;
  if (upload.size > maxInspected) throw new AppError('too_large', { params: { limit: formatBytes(maxInspected) } });
  try {
    await lookInTurn(upload);
  } catch (error) {
    if (!(error instanceof ShoruiError)) throw error;
    const words = error.problems.slice(0, mostTold).map((each) => describeProblem(each, locale === 'jp' ? 'ja' : 'en'));
    throw new AppError('invalid', { fields: { [upload.field]: words }, cause: error });
  }
}
