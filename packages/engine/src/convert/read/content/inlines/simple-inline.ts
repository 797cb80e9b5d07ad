import type { XmlElement, XmlPart } from '../../../../xml/xml-element.ts';
import type { BreakRun, FieldRun, TabRun } from '../../../model/inline.ts';
import type { TextFormat } from '../../../model/text-format.ts';
import { partAttribute } from '../../../../xml/part-attribute.ts';

/** Tabs, breaks and the page number of old files; undefined for any other content of a run. */
export function simpleInline(
  part: XmlPart,
  element: XmlElement,
  format: TextFormat,
): TabRun | BreakRun | FieldRun | undefined {
  switch (element.name) {
    case 'w:tab':
    case 'w:ptab':
      return { kind: 'tab', format };
    case 'w:br': {
      const type = partAttribute(part, element, 'type');
      return { kind: 'break', to: type === 'page' || type === 'column' ? type : 'line', format };
    }
    case 'w:cr':
      return { kind: 'break', to: 'line', format };
    case 'w:pgNum':
      return { kind: 'field', field: 'page', format };
    default:
      return undefined;
  }
}
