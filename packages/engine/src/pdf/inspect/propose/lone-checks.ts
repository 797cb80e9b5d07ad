import { heightOf, middleY, type Box } from '../shapes/box.ts';
import type { Proposal } from './proposal.ts';

/** Boxes to tick begin in one column where their left sides differ by less, pt. */
const sameColumn = 4;
/** Boxes of one choice are on lines no further apart, in their heights. */
const widestLines = 4;
/** Words that say no more than yes, in characters: 要, 有り. */
const longestYes = 2;

/** Are two boxes to tick on one line, or below each other as the lines of one list? */
function areTogether(one: Box, other: Box): boolean {
  const distance = Math.abs(middleY(one) - middleY(other));
  const height = Math.max(heightOf(one), heightOf(other));
  return distance < height / 2 || (Math.abs(one.left - other.left) < sameColumn && distance < height * widestLines);
}

/**
 * Boxes to tick that are no part of a choice: the words behind one are what it asks, and it is ticked or not. One that only says yes
 * is named by its cell.
 */
export function nameLoneChecks(proposals: readonly Proposal[]): Proposal[] {
  const checks = proposals.filter(({ kind, own }) => kind === 'check' && !own);
  return proposals.map((proposal) => {
    const { label, option = '', ...place } = proposal;
    const isLone = !checks.some(
      (other) =>
        other !== proposal &&
        (label === '' || other.label === '' ? areTogether(other, proposal) : other.label === label),
    );
    if (proposal.kind !== 'check' || proposal.own || option === '' || !isLone) return proposal;
    const isSaid = checks.some((other) => other !== proposal && other.option === option);
    const words = label !== '' && (option.length <= longestYes || isSaid) ? label : option;
    return { ...place, label: words };
  });
}
