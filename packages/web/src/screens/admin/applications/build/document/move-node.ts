import type { Application } from '@shorui/engine';
import type { Change } from '@shorui/engine/model';
import type { TreePlace } from '../../../../../ui/tree/tree-model.ts';
import type { BuilderNode } from './nodes.ts';

/** The list of a question that asks others repeatedly. */
const listOf = (node: BuilderNode | undefined): number | undefined =>
  node?.thing === 'question' ? node.question.repeat_options?.[0]?.id : undefined;

function moveQuestion(
  application: Application,
  node: BuilderNode,
  parent: BuilderNode | undefined,
  before: number | null,
) {
  const list = listOf(parent);
  if (parent !== undefined && list === undefined) return undefined;
  const siblings =
    list === undefined
      ? application.questions.map(({ id }) => id)
      : (parent?.question.repeat_options?.[0]?.questions ?? []);
  const others = siblings.filter((id) => id !== node.id);
  const at = before === null ? others.length : others.indexOf(before);
  const change: Change = {
    action: 'move',
    kind: 'question',
    id: node.id,
    index: at,
    ...(list !== undefined && { repeat_option_id: list }),
  };
  return change;
}

function moveField(
  application: Application,
  node: BuilderNode,
  parent: BuilderNode | undefined,
  before: number | null,
) {
  const group =
    parent?.thing === 'field_group'
      ? parent.group.id
      : parent?.thing === 'question'
        ? parent.question.field_groups?.at(-1)?.id
        : undefined;
  if (group === undefined) return undefined;
  const others = application.fields.filter(({ id, field_group_id: own }) => own === group && id !== node.id);
  const at = before === null ? others.length : others.findIndex(({ id }) => id === before);
  const change: Change = { action: 'move', kind: 'field', id: node.id, field_group_id: group, index: Math.max(0, at) };
  return change;
}

/**
 * The change that moves a node to a place of the tree; undefined where it may not be: questions go to the top or into a repetition,
 * fields into a group, groups into a question with fields.
 */
export function changeToMove(
  application: Application,
  nodes: readonly BuilderNode[],
  node: BuilderNode,
  { parent_id: parentId, before }: TreePlace,
): Change | undefined {
  const parent = nodes.find(({ id }) => id === parentId);
  if (node.thing === 'question') return moveQuestion(application, node, parent, before);
  if (node.thing === 'field') return moveField(application, node, parent, before);
  if (parent?.thing !== 'question' || parent.question.type !== 'fields') return undefined;
  const others = (parent.question.field_groups ?? []).filter(({ id }) => id !== node.id);
  const at = before === null ? others.length : others.findIndex(({ id }) => id === before);
  return { action: 'move', kind: 'field_group', id: node.id, question_id: parent.id, index: Math.max(0, at) };
}
