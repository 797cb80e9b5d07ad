import { CL } from '../classes/jlreq-class.ts';
import { jlreqBreakRows, jlreqTableClasses } from './jlreq-break-data.ts';

const CLASS_COUNT = 32;
const DEPENDS = 2;

function readPairs(): Uint8Array {
  const pairs = new Uint8Array(CLASS_COUNT * CLASS_COUNT).fill(1);
  jlreqTableClasses.forEach((before, row) => {
    jlreqTableClasses.forEach((after, column) => {
      const cell = jlreqBreakRows[row]?.[column];
      pairs[before * CLASS_COUNT + after] = cell === 'b' ? 1 : cell === 'c' ? DEPENDS : 0;
    });
  });
  for (const mathematical of [17, 18]) {
    for (let other = 0; other < CLASS_COUNT; other++) {
      pairs[mathematical * CLASS_COUNT + other] = pairs[CL.ideograph * CLASS_COUNT + other] ?? 1;
      pairs[other * CLASS_COUNT + mathematical] = pairs[other * CLASS_COUNT + CL.ideograph] ?? 1;
    }
  }
  // A line does not begin with an ideographic space: spaces stay at the end of the line before, as those of Latin text do.
  for (let before = 0; before < CLASS_COUNT; before++) pairs[before * CLASS_COUNT + CL.ideographicSpace] = 0;
  // Fullwidth digits are ideographs to the table; their ％ and ℃ stay with them as those of other digits do (UAX #14 LB23a, Word).
  for (let before = 0; before < CLASS_COUNT; before++) pairs[before * CLASS_COUNT + CL.postfix] = 0;
  return pairs;
}

let pairs: Uint8Array | undefined;

/**
 * Whether a line may end between two Japanese characters (JLReq Table 2). `isSame` is true when both are the same character.
 *
 * Mathematical signs (cl-17, cl-18), which the table lacks, break as ideographs. The notes of the table: two inseparable
 * characters (n. 5) stay together when they are the same; ruby and tate-chu-yoko (n. 7, n. 13) are one thing each here, so
 * between two of them a line may end.
 */
export function mayBreakBetween(before: number, after: number, isSame: boolean): boolean {
  pairs ??= readPairs();
  const cell = pairs[before * CLASS_COUNT + after] ?? 1;
  if (cell !== DEPENDS) return cell === 1;
  return before === CL.inseparable ? !isSame : true;
}
