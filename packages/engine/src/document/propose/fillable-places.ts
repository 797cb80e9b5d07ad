import type { FormField } from '../../application/schema/index.ts';
import type { ProposalReport } from '../../pdf/index.ts';
import { fieldByName } from './field-by-name.ts';
import { joinDates } from './join-proposals.ts';

/** A place found on a form, as it is best filled. */
export interface FillablePlace extends FormField {
  readonly kind: ProposalReport['kind'];
  /** The printed words that name it; empty when there are none. */
  readonly label: string;
}

/** Can the name be read by a tag as it is, also with the numbers that make it unique? */
const plainName = /^[\p{L}\p{N}_]+$/u;

/**
 * The places that `inspectPdf` found, as they are best filled: year, month and day that are printed apart are one date, amounts
 * have commas, or end in the last cell.
 */
export function fillablePlaces(
  fields: readonly FormField[],
  reports: readonly (Pick<ProposalReport, 'kind'> & Partial<Pick<ProposalReport, 'label'>>)[],
): FillablePlace[] {
  const places = fields.map((field, index): FillablePlace => {
    const { kind = 'box', label = '' } = reports[index] ?? {};
    return { ...field, kind, label };
  });
  return joinDates(places).map((place) => {
    const { name, style } = place;
    if (fieldByName(name).theme !== 'money') return place;
    if (style?.cells !== undefined)
      return { ...place, style: { ...style, cells: { content: 'money', ...style.cells } } };
    return plainName.test(name) ? { ...place, value: `{{number ${name}}}` } : place;
  });
}
