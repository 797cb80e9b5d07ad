import { breakOpportunities } from '../breaks/break-opportunities.ts';
import { buildClusters } from '../clusters/build-clusters.ts';
import type { Paragraph } from '../paragraph.ts';
import type { ParagraphStyle } from '../paragraph-style.ts';
import { type LatinSpace, type PairGaps, pairGaps } from '../spacing/pair-gaps.ts';
import type { LineSetting } from './line-setting.ts';

function latinSpaceOf({ latinSpace = true }: ParagraphStyle): LatinSpace {
  return {
    letters: latinSpace === true || latinSpace === 'letters',
    digits: latinSpace === true || latinSpace === 'digits',
  };
}

/** A paragraph as clusters with the gaps between them, put into `gaps`; where lines may end is computed at the first call. */
export function prepareSetting({ items, style }: Paragraph, gaps: PairGaps): LineSetting {
  const clusters = buildClusters(items, style.direction ?? 'horizontal');
  const squeeze = style.squeeze ?? true;
  const pushIn = style.pushIn ?? squeeze;
  const punctuation = { squeeze, narrowsFullStops: pushIn === 'japanese' };
  let breaks: Uint8Array | undefined;
  return {
    clusters,
    gaps: pairGaps(gaps, clusters, punctuation, latinSpaceOf(style)),
    style,
    squeeze,
    pushIn,
    hanging: style.hanging ?? false,
    lineStartTrim: style.lineStartTrim ?? true,
    breaks: () => (breaks ??= breakOpportunities(clusters, style.kinsoku ?? 'normal', style.latinBreak === 'anywhere')),
  };
}
