import { mapShared, without } from '../../shared-lists.ts';
import type { BlockOptions, EditorBlock, TemplateDocument } from '../../schema/index.ts';
import { detachConditional, type Loss } from './detach-conditional.ts';
import type { DeletedThings } from './deleted-things.ts';

/** A loss in a block, with the block. */
export type BlockReport = (loss: Loss, block: EditorBlock) => void;

function detachOptions(options: BlockOptions, deleted: DeletedThings, report: (loss: Loss) => void): BlockOptions {
  let rest = detachConditional(options, deleted, report);
  for (const property of ['ruleId', 'inheritRuleId'] as const) {
    const because = deleted.get('rule', options[property]);
    if (!because) continue;
    report({ action: 'unlinked', property, before: because.name, because });
    rest = without(rest, property);
  }
  const question = deleted.get('question', options.questionId);
  if (question) {
    report({ action: 'unlinked', property: 'questionId', before: question.name, because: question });
    // A loop over nothing would not print at all: the block prints once instead.
    rest = { ...without(rest, 'questionId'), ...(options.isLoop === undefined ? {} : { isLoop: false }) };
  }
  const conditional = rest.conditions ?? rest.condition_options ?? rest.ruleId ?? rest.inheritRuleId;
  if (rest !== options && rest.hasCondition && conditional === undefined) return { ...rest, hasCondition: false };
  return rest;
}

function detachBlock(block: EditorBlock, deleted: DeletedThings, report: BlockReport): EditorBlock {
  const { options, children } = block;
  const nextOptions = options && detachOptions(options, deleted, (loss) => report(loss, block));
  const nextChildren = children && mapShared(children, (child) => detachBlock(child, deleted, report));
  if (nextOptions === options && nextChildren === children) return block;
  return {
    ...block,
    ...(nextOptions && { options: nextOptions }),
    ...(nextChildren && { children: nextChildren }),
  };
}

/** Takes what was deleted out of the blocks of a template. A document that mentions nothing deleted comes back itself. */
export function detachDocument(
  document: TemplateDocument,
  deleted: DeletedThings,
  report: BlockReport,
): TemplateDocument {
  const children = mapShared(document.children, (block) => detachBlock(block, deleted, report));
  return children === document.children ? document : { ...document, children };
}
