import {
  createFormatSource,
  type ThemedFormatSource,
} from '../../../../packages/engine/src/convert/read/formats/index.ts';
import type { FormatReport } from '../../../../packages/engine/src/convert/read/format-source.ts';
import { withLimits } from '../../../../packages/engine/src/platform/limits.ts';
import { readXml } from '../../../../packages/engine/src/xml/read-xml.ts';
import type { XmlElement, XmlPart } from '../../../../packages/engine/src/xml/xml-element.ts';

const namespaces =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" ' +
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" ' +
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"';

/** A part whose root has that name and content. */
export function part(name: string, root: string, content: string): XmlPart {
  return readXml(name, `<${root} ${namespaces}>${content}</${root}>`, { part: name }, withLimits());
}

export interface Written {
  readonly styles?: string;
  readonly numbering?: string;
  readonly settings?: string;
  readonly theme?: string;
}

/** A format source of hand-written parts. */
export function makeFormats(
  { styles, numbering, settings, theme }: Written = {},
  report?: FormatReport,
): ThemedFormatSource {
  const parts = {
    ...(styles !== undefined && { styles: part('word/styles.xml', 'w:styles', styles) }),
    ...(numbering !== undefined && { numbering: part('word/numbering.xml', 'w:numbering', numbering) }),
    ...(settings !== undefined && { settings: part('word/settings.xml', 'w:settings', settings) }),
    ...(theme !== undefined && { theme: part('word/theme/theme1.xml', 'a:theme', theme) }),
  };
  return createFormatSource(parts, report);
}

/** Properties written into a document, with their part. */
export function written(xml: string): { part: XmlPart; element: XmlElement | undefined } {
  const document = part('word/document.xml', 'w:document', xml);
  return { part: document, element: document.root.children[0] };
}
