import { child, descend, type XmlElement, type XmlPart } from '../../../../xml/xml-element.ts';
import { childValue, isSet, partAttribute } from '../../../../xml/part-attribute.ts';
import { wholeNumber } from '../../../../xml/values.ts';

/** What a form field shows that has no stored result: a box for a checkbox, the chosen entry of a list. */
export function formFieldText(part: XmlPart, data: XmlElement): string {
  const box = child(data, 'w:checkBox');
  if (box) {
    const name = child(box, 'w:checked') ? 'w:checked' : 'w:default';
    return isSet(part, box, name) ? '☒' : '☐';
  }
  const list = descend(data, 'w:ddList');
  if (!list) return '';
  const entries = list.children.filter(({ name }) => name === 'w:listEntry');
  const chosen = childValue(part, list, 'w:result') ?? childValue(part, list, 'w:default');
  const index = wholeNumber(chosen, 0, entries.length) ?? 0;
  const entry = entries[index];
  return (entry && partAttribute(part, entry, 'val')) ?? '';
}
