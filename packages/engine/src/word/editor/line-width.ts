import { cellRoom, emuPerTwip, type Section } from '../read/text-areas.ts';
import { attribute } from '../../xml/attributes.ts';
import { child, closest, type XmlElement, type XmlPart } from '../../xml/xml-element.ts';

/** Space inside a text box on both sides together, in EMU: what Word's own have. */
const boxSpace = 2 * 91_440;

function boxRoom({ xml }: XmlPart, element: XmlElement): number | null {
  const box = closest(element, 'w:txbxContent');
  const drawing = box && closest(box, 'wp:inline', 'wp:anchor');
  const extent = drawing && child(drawing, 'wp:extent');
  const width = Number((extent && attribute(xml, extent, 'cx')) ?? Number.NaN) - boxSpace;
  return width > 0 ? width : null;
}

/** Length of the lines around an element, in twips. `sections` are those of the main document. */
export function lineWidth(part: XmlPart, element: XmlElement, sections: readonly Section[], isMain: boolean): number {
  const section = (isMain && sections.find(({ at }) => at >= element.start)) || sections.at(-1);
  const inner = cellRoom(part, element) ?? boxRoom(part, element);
  return Math.floor((inner ?? section?.room.width ?? 0) / emuPerTwip);
}
