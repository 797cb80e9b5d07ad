import type { XmlElement, XmlPart } from '../../../xml/xml-element.ts';
import { partAttribute } from '../../../xml/part-attribute.ts';

/** Extensions that we can read, by the prefixes under which Word declares them (ECMA-376 part 3, 7.6). */
const understood: ReadonlySet<string> = new Set(['wps', 'wpg', 'wpc', 'wp14', 'w14', 'w15', 'a14', 'v', 'c']);

/** The branch of `mc:AlternateContent` that is to be read; undefined when there is none. */
export function chosenBranch(part: XmlPart, alternate: XmlElement): XmlElement | undefined {
  for (const branch of alternate.children) {
    if (branch.name === 'mc:Fallback') return branch;
    if (branch.name !== 'mc:Choice') continue;
    const needed = (partAttribute(part, branch, 'Requires') ?? '').split(/\s+/);
    if (needed.every((prefix) => understood.has(prefix))) return branch;
  }
  return undefined;
}

/** Children of an element, those of chosen branches in the place of their `mc:AlternateContent`. */
export function presentChildren(part: XmlPart, element: XmlElement): readonly XmlElement[] {
  if (!element.children.some(({ name }) => name === 'mc:AlternateContent')) return element.children;
  return element.children.flatMap((each) => {
    if (each.name !== 'mc:AlternateContent') return [each];
    const branch = chosenBranch(part, each);
    return branch ? presentChildren(part, branch) : [];
  });
}
