import { startFileWork, type FileOptions } from '../../../platform/environment.ts';
import type { EditorBlock, TemplateDocument } from '../../../application/schema/index.ts';
import { readPart } from '../../../package/read-part.ts';
import { attribute } from '../../../xml/attributes.ts';
import type { XmlPart } from '../../../xml/xml-element.ts';
import { buildBlockTree } from '../../read/block-tree.ts';
import type { Block } from '../../read/block.ts';
import { readParagraph } from '../../read/paragraph-text.ts';
import { readStyleLists } from '../../read/style-lists.ts';
import { openTemplate } from './open-template.ts';
import { StyleReader } from './style-reader.ts';

/** How an editor's document is read from a Word file. */
export interface DocumentFromTemplateOptions extends FileOptions {}

/** Of these the editor's document holds only what it puts in itself. */
const unmirrored: ReadonlySet<string> = new Set(['image', 'pagebreak']);

function mirror(block: Block, part: XmlPart, styles: StyleReader): EditorBlock {
  const { type, path, element } = block;
  const children = block.children.filter((child) => !unmirrored.has(child.type));
  const paragraph = element?.name === 'w:p' ? element : null;
  return {
    type,
    path: [...path],
    ...(paragraph && {
      text: readParagraph(part, paragraph).text,
      style: styles.paragraph(part, paragraph),
    }),
    ...(children.length > 0 && { children: children.map((each) => mirror(each, part, styles)) }),
  };
}

/** Notes that are only the lines between text and notes: they are not edited. */
function isSeparator({ element }: Block, { xml }: XmlPart): boolean {
  const type = element && attribute(xml, element, 'type');
  return type === 'separator' || type === 'continuationSeparator' || type === 'continuationNotice';
}

/**
 * The mirror of an uploaded Word file for the template editor: the blocks of its main document with their paths, texts and
 * styles, and behind them those of its headers, footers and notes, each with its part. Laid over the same file it changes
 * nothing.
 * @throws ShoruiError when the file cannot be read
 */
export function documentFromTemplate(bytes: Uint8Array, options: DocumentFromTemplateOptions = {}): TemplateDocument {
  const work = startFileWork(options);
  const { limits, place } = work;
  const { archive, main, parts } = openTemplate(bytes, work);
  const stylesName = `${main.slice(0, main.lastIndexOf('/') + 1)}styles.xml`;
  const styles = new StyleReader(archive.has(stylesName) ? readPart(archive, stylesName, limits, place) : null);
  const styleLists = readStyleLists(archive, limits, place);
  const { font, fontSize } = styles.defaults;
  return {
    ...(font !== undefined && { font }),
    ...(fontSize !== undefined && { font_size: fontSize }),
    children: parts.flatMap(({ name, kind }) => {
      const part = readPart(archive, name, limits, place);
      const blocks = buildBlockTree(part, kind, styleLists).filter((block) => !isSeparator(block, part));
      return blocks.map((block): EditorBlock => {
        const mirrored = mirror(block, part, styles);
        return name === main ? mirrored : { ...mirrored, part: name };
      });
    }),
  };
}
