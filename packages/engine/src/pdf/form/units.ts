/** Points in a millimetre: 72 an inch of 25.4 mm. */
export const ptPerMm = 72 / 25.4;

export function toPt(mm: number): number {
  return mm * ptPerMm;
}

/** mm to a tenth, for messages. */
export function toMm(pt: number): number {
  return Math.round((pt / ptPerMm) * 10) / 10;
}
