import type { XmlElement } from '../../../../word/xml/xml-element.ts';
import type { ParagraphFormat } from '../../../model/paragraph-format.ts';
import type { Story } from '../story.ts';
import type { Drawn } from './drawn.ts';
import { readDrawing } from './read-drawing.ts';
import { readVml } from './vml/read-vml.ts';

/** What `w:drawing`, `w:pict` or `w:object` puts into a paragraph of this format. `link` is that of the text around it. */
export function drawnIn(
  element: XmlElement,
  story: Story,
  paragraph: ParagraphFormat,
  link: string | undefined,
): Drawn {
  return element.name === 'w:drawing'
    ? readDrawing(element, story, paragraph, link)
    : readVml(element, story, paragraph, link);
}
