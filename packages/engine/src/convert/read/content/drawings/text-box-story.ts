import type { XmlElement } from '../../../../xml/xml-element.ts';
import type { Block } from '../../../model/block.ts';
import { FieldStack } from '../fields/field-stack.ts';
import { deepestNesting, type Story } from '../story.ts';

/** Blocks of `w:txbxContent`: a story of its own inside another one. */
export function textBoxBlocks(content: XmlElement | undefined, story: Story): readonly Block[] {
  if (!content) return [];
  const { source, page, around, readBlocks, depth, noteMark } = story;
  if (depth >= deepestNesting) {
    source.reading.problems.add('convert.too-deep', source.place(content), { limit: deepestNesting });
    return [];
  }
  return readBlocks(content, {
    source,
    page,
    around: around.grid ? { grid: around.grid } : {},
    fields: new FieldStack(),
    bookmarks: [],
    depth: depth + 1,
    readBlocks,
    ...(noteMark !== undefined && { noteMark }),
  });
}
