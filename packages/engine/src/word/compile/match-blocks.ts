import { createProblem, type Problem } from '../../problems/index.ts';
import type { TemplateTag } from './template-tag.ts';

/** An open tag, the else tags of its own, and its close tag. */
export interface TagBlock {
  readonly open: TemplateTag;
  readonly elses: readonly TemplateTag[];
  readonly close: TemplateTag;
}

export interface MatchedBlocks {
  readonly blocks: readonly TagBlock[];
  readonly problems: readonly Problem[];
}

interface OpenBlock {
  readonly open: TemplateTag;
  readonly elses: TemplateTag[];
}

function nameOf(tag: TemplateTag): string {
  return tag.parsed.kind === 'open' ? tag.parsed.block : '';
}

function checkElse(tag: TemplateTag, block: OpenBlock | undefined): Problem | null {
  if (!block) return createProblem('word.else-outside', tag.place);
  const last = block.elses.at(-1);
  if (last?.parsed.kind === 'else' && last.parsed.block === undefined) {
    return createProblem('word.else-twice', tag.place, {}, last.place);
  }
  const chained = tag.parsed.kind === 'else' && tag.parsed.block !== undefined;
  if (chained && nameOf(block.open) !== 'if' && nameOf(block.open) !== 'unless') {
    return createProblem('word.else-chained', tag.place, { name: nameOf(block.open) }, block.open.place);
  }
  return null;
}

/** Pairs the open and close tags of a part. Whatever has no partner is a problem that names both places. */
export function matchBlocks(tags: readonly TemplateTag[]): MatchedBlocks {
  const blocks: TagBlock[] = [];
  const problems: Problem[] = [];
  const stack: OpenBlock[] = [];
  for (const tag of tags) {
    const { parsed } = tag;
    const top = stack.at(-1);
    if (parsed.kind === 'open') stack.push({ open: tag, elses: [] });
    else if (parsed.kind === 'else') {
      const problem = checkElse(tag, top);
      if (problem) problems.push(problem);
      else top?.elses.push(tag);
    } else if (parsed.kind === 'close') {
      if (!top) problems.push(createProblem('word.close-without-open', tag.place, { name: parsed.name }));
      else if (nameOf(top.open) === parsed.name) {
        stack.pop();
        blocks.push({ open: top.open, elses: top.elses, close: tag });
      } else problems.push(...closeCrossed(stack, tag, parsed.name, blocks));
    }
  }
  for (const { open } of stack) problems.push(createProblem('word.block-unclosed', open.place, { name: nameOf(open) }));
  return { blocks, problems };
}

/**
 * A close tag that does not fit the innermost open block. If an outer block has its name, the inner ones were not closed;
 * otherwise the close tag has no partner at all.
 */
function closeCrossed(stack: OpenBlock[], tag: TemplateTag, name: string, blocks: TagBlock[]): Problem[] {
  const index = stack.findLastIndex(({ open }) => nameOf(open) === name);
  const inner = stack.at(-1);
  if (index < 0 || !inner) return [createProblem('word.close-without-open', tag.place, { name })];
  const unclosed = stack.splice(index);
  const [outer, ...rest] = unclosed;
  if (outer) blocks.push({ open: outer.open, elses: outer.elses, close: tag });
  return rest.map(({ open }) =>
    createProblem('word.block-crossed', tag.place, { name, inner: nameOf(open) }, open.place),
  );
}
