import type { XmlElement } from '../../../../xml/xml-element.ts';
import type { ParagraphFormat } from '../../../model/formats.ts';
import type { Story } from '../story.ts';
import type { DrawingContent } from './drawing-content.ts';
import { readDrawing } from './read-drawing.ts';
import { readVml } from './vml/read-vml.ts';

/** What `w:drawing`, `w:pict` or `w:object` puts into a paragraph of this format. `link` is that of the text around it. */
export function readDrawingElement(
  element: XmlElement,
  story: Story,
  paragraph: ParagraphFormat,
  link: string | undefined,
): DrawingContent {
  return element.name === 'w:drawing'
    ? readDrawing(element, story, paragraph, link)
    : readVml(element, story, paragraph, link);
}
