import { findLastText, findText } from './syntax/cursor.ts';

/** The header is in the first bytes, at the latest here (ISO 32000-1, annex H, note 13). */
const headerWithin = 1024;
/** The end of a file is searched for `startxref` this far, as viewers do. */
const endWithin = 1024;

/** Where a PDF begins, and the version it states. */
export interface PdfHeader {
  /** Offset of `%PDF-`; 0 where it is missing. */
  readonly at: number;
  readonly version: string;
  /** There is no header: the file begins with an object. Viewers open such a file by its end. */
  readonly missing: boolean;
}

const defaultVersion = '1.4';
const ascii = (bytes: Uint8Array): string => String.fromCharCode(...bytes);

/** The header of a PDF; undefined for bytes that are no PDF. */
export function findHeader(bytes: Uint8Array): PdfHeader | undefined {
  const at = findText(bytes, '%PDF-', 0, Math.min(bytes.length, headerWithin + 5));
  if (at >= 0) {
    const version = /^\d\.\d/.exec(ascii(bytes.subarray(at + 5, at + 8)))?.[0] ?? defaultVersion;
    return { at, version, missing: false };
  }
  // A comment of binary bytes often follows the header, and is left when the header is cut off.
  const isObject = /^\s*(?:%[^\r\n]*[\r\n]+\s*)?\d{1,10}\s+\d{1,5}\s+obj\b/.test(ascii(bytes.subarray(0, 256)));
  const hasEnd = findLastText(bytes, 'startxref', Math.max(0, bytes.length - endWithin)) >= 0;
  return isObject && hasEnd ? { at: 0, version: defaultVersion, missing: true } : undefined;
}
