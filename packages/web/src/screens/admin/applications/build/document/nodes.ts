import type { Application, Question } from '@shorui/engine';
import type { ApplicationIndex, FieldGroup, FieldInstance } from '@shorui/engine/model';
import { indexApplication } from '@shorui/engine/model';
import { fieldKindOf, type NodeKind } from './kinds.ts';

interface NodeBase {
  readonly id: number;
  /** The node above; null at the top. */
  readonly parent_id: number | null;
  readonly kind: NodeKind;
  readonly name: string;
  readonly required: boolean;
  /** Is it shown under conditions only? */
  readonly conditions: number;
}

/** A question, a group of fields or a field, as the tree shows it. Ids are unique over all kinds of things. */
export type BuilderNode =
  | (NodeBase & { readonly thing: 'question'; readonly question: Question })
  | (NodeBase & { readonly thing: 'field_group'; readonly group: FieldGroup; readonly question: Question })
  | (NodeBase & { readonly thing: 'field'; readonly field: FieldInstance; readonly question: Question });

type Conditional = Pick<Question, 'conditions' | 'condition_options' | 'rule_id'>;
export const countConditions = ({ conditions, condition_options: options, rule_id: rule }: Conditional): number =>
  (conditions?.length ?? 0) + (options?.length ?? 0) + (rule === undefined ? 0 : 1);

/** A group of its own line: where a question has several, or where it is shown under conditions. */
const showsGroups = ({ field_groups: groups = [] }: Question): boolean =>
  groups.length > 1 || groups.some((group) => countConditions(group) > 0);

const known = new WeakMap<object, BuilderNode>();

/** The node of a thing. What did not change keeps its node, so its row is not drawn again. */
function nodeOf(thing: object, parent: number | null, question: Question, make: () => BuilderNode): BuilderNode {
  const before = known.get(thing);
  if (before !== undefined && before.parent_id === parent && before.question === question) return before;
  const node = make();
  known.set(thing, node);
  return node;
}

const fieldNode = (field: FieldInstance, question: Question, parent: number): BuilderNode =>
  nodeOf(field, parent, question, () => ({
    thing: 'field',
    id: field.id,
    parent_id: parent,
    kind: fieldKindOf(field.type),
    name: field.name,
    required: field.required === true,
    conditions: countConditions(field),
    field,
    question,
  }));

/** The nodes of an application in the order in which they are asked, each after the one above it. */
export function nodesOf(
  application: Application,
  index: ApplicationIndex = indexApplication(application),
): BuilderNode[] {
  const walk = (question: Question, parent: number | null, seen: ReadonlySet<number>): BuilderNode[] => {
    if (seen.has(question.id)) return [];
    const inside = new Set([...seen, question.id]);
    const own = nodeOf(question, parent, question, () => ({
      thing: 'question',
      id: question.id,
      parent_id: parent,
      kind: question.type,
      name: question.name,
      required: question.required === true,
      conditions: countConditions(question),
      question,
    }));
    const isSplit = showsGroups(question);
    const groups = (question.field_groups ?? []).flatMap((group): BuilderNode[] => {
      const fields = index.fieldsOfGroup.get(group.id) ?? [];
      const above = isSplit ? group.id : question.id;
      const line: BuilderNode[] = isSplit
        ? [
            nodeOf(group, question.id, question, () => ({
              thing: 'field_group',
              id: group.id,
              parent_id: question.id,
              kind: 'field_group',
              name: group.name,
              required: false,
              conditions: countConditions(group),
              group,
              question,
            })),
          ]
        : [];
      return [...line, ...fields.map((field) => fieldNode(field, question, above))];
    });
    const lists = (question.repeat_options ?? []).flatMap(({ questions }) =>
      questions.flatMap((id) => {
        const inner = index.questions.get(id);
        return inner === undefined ? [] : walk(inner, question.id, inside);
      }),
    );
    return [own, ...groups, ...lists];
  };
  return application.questions
    .filter(({ id }) => !index.listOf.has(id))
    .flatMap((question) => walk(question, null, new Set()));
}
