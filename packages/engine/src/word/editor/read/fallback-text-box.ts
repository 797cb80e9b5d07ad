import { child, closest, walk, type XmlElement } from '../../../xml/xml-element.ts';

function textBoxes(container: XmlElement): XmlElement[] {
  const found: XmlElement[] = [];
  walk(container, (element) => {
    if (element.name === 'w:txbxContent') found.push(element);
  });
  return found;
}

/**
 * A text box occurs twice in a file, for new readers and for old ones (ECMA-376 part 3, 10.2): the element for old readers that
 * states the same as this one. Null for what is in no text box, or only once.
 */
export function fallbackTextBox(element: XmlElement): XmlElement | null {
  const box = closest(element, 'w:txbxContent');
  const choice = box && closest(box, 'mc:Choice');
  const fallback = choice?.parent && child(choice.parent, 'mc:Fallback');
  if (!box || !choice || !fallback) return null;
  let twin: XmlElement | undefined = textBoxes(fallback)[textBoxes(choice).indexOf(box)];
  const steps: XmlElement[] = [];
  for (let current: XmlElement | null = element; current && current !== box; current = current.parent)
    steps.unshift(current);
  for (const step of steps) {
    const position = step.parent?.children.indexOf(step) ?? -1;
    const next: XmlElement | undefined = twin?.children[position];
    if (next?.name !== step.name) return null;
    twin = next;
  }
  return twin ?? null;
}
