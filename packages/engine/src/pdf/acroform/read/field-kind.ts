import { nameOf, numberOf, type PdfObjects } from '../../read/index.ts';
import type { AcroFieldType } from './acro-field.ts';
import { hasFlag } from './field-flags.ts';
import { inherited, type FieldNode } from './form-node.ts';

/** The field's flags (Ff). */
export function flagsOf(objects: PdfObjects, field: FieldNode): number {
  return numberOf(objects, inherited(field, 'Ff') ?? field.widgets[0]?.dict.get('Ff')) ?? 0;
}

/** What kind of field it is; undefined when it specifies none or one that the standard does not know. */
export function kindOf(objects: PdfObjects, field: FieldNode): AcroFieldType | undefined {
  const flags = flagsOf(objects, field);
  switch (nameOf(objects, inherited(field, 'FT') ?? field.widgets[0]?.dict.get('FT'))) {
    case 'Tx':
      return 'text';
    case 'Ch':
      return 'choice';
    case 'Sig':
      return 'signature';
    case 'Btn':
      if (hasFlag(flags, 'pushButton')) return 'button';
      return hasFlag(flags, 'radio') ? 'radio' : 'check';
    case undefined:
    default:
      return undefined;
  }
}
