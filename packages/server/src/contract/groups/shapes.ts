import { Type, type Static } from 'typebox';
import { ChoiceOf } from '../enums/choices.ts';
import { groupTypes, userPermissions } from '../enums/people.ts';
import { Actions } from '../people.ts';
import { Id, Nullable, Shape, Version } from '../shapes.ts';

export const GroupPermission = ChoiceOf(userPermissions);

/** A group with all that its screen shows. Its users are a list of their own (`groups.users`). */
export const Group = Shape({
  id: Id,
  name: Type.String(),
  type: ChoiceOf(groupTypes),
  parent_id: Nullable(Id),
  permissions: Type.Array(GroupPermission),
  categories: Type.Array(Shape({ id: Id, name: Type.String(), full_access: Type.Boolean() })),
  user_count: Type.Integer(),
  version: Version,
  actions: Actions,
});
export type Group = Static<typeof Group>;

/** The same in a tree: children in their order of name. */
export interface GroupNode {
  readonly id: number;
  readonly name: string;
  readonly type: (typeof groupTypes)[number]['value'];
  readonly user_count: number;
  readonly children: readonly GroupNode[];
}

/** Levels below the top that a tree may have; a deeper one is refused when it is made. */
export const groupTreeDepth = 5;

/** Nested as deep as a tree may be, so that the schema is finite. */
function nodeSchema(levels: number): ReturnType<typeof Type.Object> {
  const children = levels > 0 ? Type.Array(nodeSchema(levels - 1)) : Type.Array(Type.Never(), { maxItems: 0 });
  return Shape({ id: Id, name: Type.String(), type: ChoiceOf(groupTypes), user_count: Type.Integer(), children });
}
export const GroupTree = Type.Unsafe<GroupNode[]>(Type.Array(nodeSchema(groupTreeDepth)));
