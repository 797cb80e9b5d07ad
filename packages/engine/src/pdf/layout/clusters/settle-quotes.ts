import { LB, lineBreakClassOf } from '../breaks/line-break-class.ts';
import { CL, isJapaneseClass } from '../classes/jlreq-class.ts';
import { type Cluster, GLYPH } from './cluster.ts';

const FIRST_QUOTE = 0x2018;
const LAST_QUOTE = 0x201d;

function isLatin(cluster: Cluster | undefined): boolean {
  return cluster !== undefined && cluster.kind === GLYPH && cluster.jlreqClass >= CL.numeral;
}

/**
 * Quotation marks and apostrophes that Japanese fonts draw a full em wide are brackets in Japanese text, but belong to the word in
 * Latin text (it’s, “Co.”): there they break as UAX #14 has them, between Japanese and Latin as its brackets do, and `pairGaps` takes
 * off all of their white.
 */
export function settleQuotes(clusters: Cluster[]): void {
  for (let index = 0; index < clusters.length; index++) {
    const cluster = clusters[index];
    if (cluster === undefined || cluster.codePoint < FIRST_QUOTE || cluster.codePoint > LAST_QUOTE) continue;
    if (cluster.jlreqClass > CL.closing) continue;
    const isOpening = cluster.jlreqClass === CL.opening;
    if (!isLatin(clusters[isOpening ? index + 1 : index - 1])) continue;
    const outside = clusters[isOpening ? index - 1 : index + 1];
    const besideJapanese = outside !== undefined && isJapaneseClass(outside.jlreqClass);
    const bracket = isOpening ? LB.OP : LB.CL;
    clusters[index] = {
      ...cluster,
      jlreqClass: CL.western,
      lineBreakClass: besideJapanese ? bracket : lineBreakClassOf(cluster.codePoint),
    };
  }
}
