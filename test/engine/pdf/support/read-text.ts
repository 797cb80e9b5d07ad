import { PdfBudget } from '../../../../packages/engine/src/pdf/read/pdf-budget.ts';
import type { PdfFile, PdfValue } from '../../../../packages/engine/src/pdf/read/index.ts';
import { streamOf } from '../../../../packages/engine/src/pdf/read/index.ts';
import { cursorAt } from '../../../../packages/engine/src/pdf/read/syntax/cursor.ts';
import { valueContext } from '../../../../packages/engine/src/pdf/read/syntax/read-indirect.ts';
import { readValue } from '../../../../packages/engine/src/pdf/read/syntax/read-value.ts';
import { ByteBuffer, writeValue } from '../../../../packages/engine/src/pdf/write/index.ts';
import { latin1 } from './build-pdf.ts';

/** The value of a text in the syntax of PDF. */
export function parseValue(text: string | Uint8Array): PdfValue {
  const bytes = typeof text === 'string' ? latin1(text) : text;
  return readValue(cursorAt(bytes, 0), valueContext(new PdfBudget(bytes.length, {})));
}

/** A value in the syntax of PDF. */
export function printValue(value: PdfValue): string {
  const out = new ByteBuffer();
  writeValue(out, value);
  return Buffer.from(out.written).toString('latin1');
}

/** All content of a page, unpacked, a line break between its streams. */
export function contentOf(file: PdfFile, index: number): string {
  const parts = (file.pages()[index]?.contents ?? []).map((ref) => {
    const stream = streamOf(file, ref);
    return stream ? Buffer.from(file.decode(stream).bytes).toString('latin1') : '';
  });
  return parts.join('\n');
}
