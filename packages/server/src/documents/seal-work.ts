import type { StampedSeals } from '@shorui/engine/pdf';
import { convertDocument, stampSeals } from '@shorui/engine/node';

/** Seals and further pages on a file. A Word file is converted to PDF first. */
export interface SealWork {
  readonly kind: 'seal';
  readonly file: Uint8Array;
  readonly type: 'pdf' | 'word';
  readonly stamped: StampedSeals;
}

export interface MadeSeal {
  readonly kind: 'seal';
  /** A PDF. */
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** @throws {ShoruiError} for a file that cannot be opened, converted or changed */
export function sealFile({ file, type, stamped }: SealWork): MadeSeal {
  const pdf = type === 'word' ? convertDocument(file).bytes : file;
  return { kind: 'seal', bytes: new Uint8Array(stampSeals(pdf, stamped).bytes) };
}
