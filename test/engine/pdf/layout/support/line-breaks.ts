import { LB, lineBreakClassOf } from '../../../../../packages/engine/src/pdf/layout/breaks/line-break-class.ts';
import { unicodeBreakBefore } from '../../../../../packages/engine/src/pdf/layout/breaks/unicode-breaks.ts';

const CLASS = 63;

function isHard(lineBreak: number): boolean {
  return lineBreak === LB.BK || lineBreak === LB.CR || lineBreak === LB.LF || lineBreak === LB.NL;
}

/** Characters no combining mark joins (LB9). */
function takesNoMark(lineBreak: number): boolean {
  return isHard(lineBreak) || lineBreak === LB.SP || lineBreak === LB.ZW;
}

/**
 * Offsets (UTF-16 units) at which lines of a text may end by UAX #14 alone, untailored (CJ as NS, AI as AL), the end of the text
 * included: for the conformance test of Unicode. Paragraphs break by the rules of Japanese on top of these.
 */
export function lineBreaks(text: string): number[] {
  const found: number[] = [];
  const classes: number[] = [];
  const starts: number[] = [];
  let afterJoiner = false;
  const joined: boolean[] = [];
  for (let offset = 0; offset < text.length;) {
    const point = text.codePointAt(offset) ?? 0;
    let lineBreak = lineBreakClassOf(point);
    const bare = lineBreak & CLASS;
    const last = classes.at(-1);
    const isMark = bare === LB.CM || bare === LB.ZWJ;
    if (isMark && last !== undefined && !takesNoMark(last & CLASS)) {
      afterJoiner = bare === LB.ZWJ;
    } else {
      if (isMark) lineBreak = LB.AL;
      if (bare === LB.CJ) lineBreak = LB.NS + (lineBreak - bare);
      classes.push(lineBreak);
      starts.push(offset);
      joined.push(afterJoiner);
      afterJoiner = bare === LB.ZWJ;
    }
    offset += point > 0xffff ? 2 : 1;
  }
  for (let index = 1; index < classes.length; index++) {
    const a = (classes[index - 1] ?? 0) & CLASS;
    const b = (classes[index] ?? 0) & CLASS;
    const breaks = isHard(a)
      ? !(a === LB.CR && b === LB.LF)
      : !isHard(b) && joined[index] !== true && unicodeBreakBefore(classes, index);
    if (breaks) found.push(starts[index] ?? 0);
  }
  if (text.length > 0) found.push(text.length);
  return found;
}
