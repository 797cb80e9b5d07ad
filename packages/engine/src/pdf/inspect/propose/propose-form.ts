import type { AcroField } from '../../acroform/index.ts';
import type { Proposal } from './proposal.ts';

const ptPerMm = 72 / 25.4;

/** Fields of the PDF's own form as places on a page, from 1, to be drawn instead of filled in. */
export function proposeForm(fields: readonly AcroField[], page: number): Proposal[] {
  return fields.flatMap((field) => {
    if (field.type === 'button' || field.type === 'signature') return [];
    const isMark = field.type === 'check' || field.type === 'radio';
    return field.widgets
      .filter((widget) => widget.page === page && !widget.hidden)
      .map((widget): Proposal => {
        const [left, top] = [widget.x * ptPerMm, widget.y * ptPerMm];
        const [width, height] = [widget.width * ptPerMm, widget.height * ptPerMm];
        const box = { left, top, right: left + width, bottom: top + height };
        const count = field.comb ? Math.min(field.maxLength ?? 0, 1000) : 0;
        const cells = Array.from({ length: count }, (_, index) => ({
          ...box,
          left: left + (width * index) / count,
          right: left + (width * (index + 1)) / count,
        }));
        return {
          ...box,
          kind: isMark ? 'check' : 'form',
          label: field.name,
          own: true,
          ...(isMark && { option: widget.option ?? 'Yes' }),
          ...(count > 0 && { cells }),
          ...(field.multiline && { multiline: true }),
        };
      });
  });
}
