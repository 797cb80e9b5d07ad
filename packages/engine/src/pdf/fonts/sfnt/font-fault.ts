import { createProblem, ShoruiError } from '../../../problems/index.ts';

/** The error for a font that cannot be read: which table (or other part) of which font. */
export function fontFault(font: string, part: string, cause?: unknown): ShoruiError {
  return new ShoruiError([createProblem('pdf.font-broken', { file: font }, { part })], cause ? { cause } : {});
}

/**
 * Runs `read`, which may reach past the end of its table, and names the font and the table if it does.
 * @throws {ShoruiError} `pdf.font-broken`
 */
export function readPart<Value>(font: string, part: string, read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    if (error instanceof RangeError) throw fontFault(font, part, error);
    throw error;
  }
}
