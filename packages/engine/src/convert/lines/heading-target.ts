import { equationText } from '../model/equation-parts.ts';
import type { Inline, Mark, Paragraph } from '../model/index.ts';

const whites = /\s+/gu;

function plainText(inline: Inline): string {
  switch (inline.kind) {
    case 'text':
    case 'fit':
    case 'upright':
      return inline.text;
    case 'ruby':
      return inline.base;
    case 'tab':
    case 'break':
      return ' ';
    case 'equation':
      return equationText(inline.equation);
    case 'picture':
    case 'field':
    case 'note':
    case 'bookmark':
      return '';
  }
}

/** The entry of a heading in the outline, at the top of its first item; undefined for other paragraphs and empty ones. */
export function headingTarget({ format, label, content }: Paragraph, x: number): Mark | undefined {
  if (format.outlineLevel === undefined) return undefined;
  const text = content.map((inline) => plainText(inline)).join('');
  if (text.trim() === '') return undefined;
  const whole = `${label?.text ?? ''} ${text}`.replace(whites, ' ').trim();
  return { kind: 'target', x, y: 0, heading: { text: whole, level: format.outlineLevel } };
}
