import type { FileForm } from '@shorui/engine/model';

/** Points in a millimetre: 72 an inch of 25.4 mm. */
const ptPerMm = 72 / 25.4;
/** CSS pixels of a point. */
export const pixelsPerPt = 96 / 72;

/** Lengths of a form: how the unit is called, how it is shown, and the steps of the arrow keys. */
export interface FormUnit {
  readonly name: 'mm' | 'pt';
  /** Points in one of it. */
  readonly pt: number;
  /** Length of a step, and of a large one with the Shift key. */
  readonly step: number;
  readonly largeStep: number;
  /** Smallest side of a box that is dragged. */
  readonly least: number;
}

const mm: FormUnit = { name: 'mm', pt: ptPerMm, step: 0.1, largeStep: 1, least: 1 };
const pt: FormUnit = { name: 'pt', pt: 1, step: 0.5, largeStep: 5, least: 3 };

export const unitOf = (form: FileForm | undefined): FormUnit => (form?.unit === 'pt' ? pt : mm);

/** A length in mm in a unit. */
export const fromMm = (length: number, unit: FormUnit): number => (length * ptPerMm) / unit.pt;

/** CSS pixels of one length unit at a zoom. */
export const pixelsOf = (unit: FormUnit, zoom: number): number => unit.pt * pixelsPerPt * zoom;
