import type { Place } from '../../../problems/index.ts';
import type { Finding } from '../finding.ts';
import type { SpeltPart } from './spelt-parts.ts';

/** The finding as it is about the file that was given: places and fixes were found in the file with its spelling repaired. */
export function restoreFinding(finding: Finding, parts: readonly SpeltPart[]): Finding {
  const speltPart = (place: Place): SpeltPart | undefined => parts.find(({ repaired }) => repaired.name === place.part);
  const back = (place: Place): Place => speltPart(place)?.originalPlace(place) ?? place;
  const { place, related, fix, ...rest } = finding;
  // Texts that are no paragraphs of the file are as they were, and are not repaired.
  if (place.slot !== undefined || place.paragraph === undefined) return { ...rest, place, ...(related && { related }) };
  const part = speltPart(place);
  const edits = fix?.edits.map((edit) => part?.originalEdit(place, edit) ?? edit);
  return {
    ...finding,
    place: back(place),
    ...(related && { related: back(related) }),
    ...(fix && edits && { fix: { kind: fix.kind, edits } }),
  };
}

/** The findings in the order of the parts, their paragraphs and characters. */
export function sortFindings(findings: readonly Finding[], parts: readonly SpeltPart[]): Finding[] {
  const order = new Map(parts.map(({ lintPart }, index) => [lintPart.part.name, index]));
  const keys = ({ place }: Finding): [number, number, number] => [
    place.part === undefined ? -1 : (order.get(place.part) ?? order.size),
    place.paragraph ?? 0,
    place.offset ?? 0,
  ];
  return findings.toSorted((a, b) => {
    const left = keys(a);
    const right = keys(b);
    return left[0] - right[0] || left[1] - right[1] || left[2] - right[2];
  });
}

/** Is the finding in the copy of a text box that only old readers show? */
export function isInFallback({ place }: Finding, parts: readonly SpeltPart[]): boolean {
  const part = parts.find(({ lintPart }) => lintPart.part.name === place.part);
  return part?.lintPart.paragraphs[(place.paragraph ?? 0) - 1]?.isFallback ?? false;
}
