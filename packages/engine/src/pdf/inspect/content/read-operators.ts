import type { PdfValue } from '../../read/index.ts';
import {
  byteClass,
  cursorAt,
  isDigit,
  regular,
  skipSpace,
  takeKeyword,
  type Cursor,
} from '../../read/syntax/cursor.ts';
import { readValue, type ValueContext } from '../../read/syntax/read-value.ts';
import { skipInlineImage } from '../../read/syntax/walk-operators.ts';
import { InspectStop, type InspectBudget } from '../inspect-limits.ts';

/** Operands are kept up to this; the standard knows of no operator with more than 33. */
const mostOperands = 40;

/** Does a value begin here, and not an operator? */
function isValue({ bytes, at }: Cursor): boolean {
  const byte = bytes[at] as number;
  return byteClass[byte] !== regular || isDigit(byte) || byte === 0x2b || byte === 0x2d || byte === 0x2e;
}

/**
 * Reads a content stream (7.8.2) operator by operator. What makes no sense is skipped. An inline image is reported as `BI`
 * without its data.
 * @throws InspectStop
 */
export function readOperators(
  bytes: Uint8Array,
  budget: InspectBudget,
  run: (operator: string, operands: readonly PdfValue[]) => void,
): void {
  const cursor = cursorAt(bytes, 0);
  let values = 0;
  const context: ValueContext = {
    maxDepth: 16,
    countValue: () => {
      if ((++values & 0x3f) === 0) budget.countOperator();
    },
    tooDeep: () => {
      throw new InspectStop('operators');
    },
  };
  let operands: PdfValue[] = [];
  for (;;) {
    skipSpace(cursor);
    if (cursor.at >= cursor.end) return;
    const start = cursor.at;
    if (isValue(cursor)) {
      const value = readValue(cursor, context);
      // A bracket that closes nothing.
      if (cursor.at === start) cursor.at++;
      else if (operands.length < mostOperands) operands.push(value);
      continue;
    }
    const word = takeKeyword(cursor);
    if (word === 'true' || word === 'false' || word === 'null') {
      if (operands.length < mostOperands) operands.push(word === 'null' ? null : word === 'true');
      continue;
    }
    budget.countOperator();
    if (word === 'ID') {
      skipInlineImage(cursor);
      run('BI', []);
    } else if (word !== 'BI' && word !== 'EI') run(word, operands);
    operands = [];
  }
}
