import type { EditorBlock, TemplateDocument } from '../../application/schema/index.ts';
import { isInserted } from './whole-tree.ts';

/** Is the block where the layer says how the inserted blocks next to it are placed? */
function isAnchor(blocks: readonly EditorBlock[], index: number): boolean {
  const next = blocks[index + 1];
  if (next && isInserted(next)) return true;
  return index > 0 && blocks.slice(0, index).every(isInserted);
}

function hasOptions({ options = {} }: EditorBlock): boolean {
  return Object.values(options).some((value) => value !== undefined && value !== false);
}

function trim(blocks: readonly EditorBlock[], keepsAll: boolean): EditorBlock[] {
  return blocks.flatMap((block, index): EditorBlock[] => {
    // A proposal is the list of what it encloses.
    if (isInserted(block)) {
      if (block.type !== 'proposal' || !block.children) return [block];
      return [{ ...block, children: trim(block.children, true) }];
    }
    const { style: _copy, options: _options, children: _children, replacements, ...rest } = block;
    const children = trim(block.children ?? [], false);
    const sets = hasOptions(block);
    const replaces = (block.replacements?.length ?? 0) > 0;
    if (!keepsAll && !sets && !replaces && children.length === 0 && !isAnchor(blocks, index)) return [];
    return [
      {
        ...rest,
        ...(replaces && { replacements }),
        ...(sets && block.options && { options: block.options }),
        ...(children.length > 0 && { children }),
      },
    ];
  });
}

/**
 * The layer without the blocks of the Word file that nothing is set on and whose text is not changed, except those that show where inserted blocks belong, and
 * without the copies of the file's formats. Does to the file what the whole tree does.
 */
export function trimLayer(tree: TemplateDocument): TemplateDocument {
  return { ...tree, children: trim(tree.children, false) };
}
