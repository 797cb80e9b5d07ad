import type { EditorBlock, TemplateDocument } from '../../application/schema/index.ts';

function standWhereTheySay(blocks: readonly EditorBlock[], around: readonly number[]): boolean {
  return blocks.every(({ path, children = [] }, index) => {
    const own = [...around, index];
    return (
      path.length === own.length && own.every((step, depth) => step === path[depth]) && standWhereTheySay(children, own)
    );
  });
}

/**
 * Can a Word file be written from the document alone? So it is when every path is the block's position in the tree; a layer
 * leaves out blocks of its file or has some put in between.
 */
export function isWholeDocument({ children }: TemplateDocument): boolean {
  return children.length > 0 && standWhereTheySay(children, []);
}
