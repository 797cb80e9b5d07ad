import { Type, type Static } from 'typebox';
import { ChoiceOf } from './enums/choices.ts';
import { groupTypes } from './enums/people.ts';
import { Email, Id, Instant, Line, Nullable, pageQuery, Shape, Version } from './shapes.ts';

/** Shapes of people and groups that several resources share. */

export const GroupSummary = Shape({ id: Id, name: Type.String(), type: ChoiceOf(groupTypes) });
export type GroupSummary = Static<typeof GroupSummary>;

/** What the actor may do next with the thing; the screens show no other controls. */
export const Actions = Type.Record(Type.String(), Type.Boolean());

/** A member of the workspace as colleagues see him. */
export const Member = Shape({
  id: Id,
  full_name: Type.String(),
  last_name: Type.String(),
  first_name: Type.String(),
  kana: Nullable(Type.String()),
  email: Email,
  phone: Nullable(Type.String()),
  is_root: Type.Boolean(),
  is_sub_root: Type.Boolean(),
  groups: Type.Array(GroupSummary),
  first_logged_in_at: Nullable(Instant),
  joined_at: Instant,
  version: Version,
  actions: Actions,
});
export type Member = Static<typeof Member>;

/** Name and id, for lists to choose from. */
export const PersonName = Shape({ id: Id, full_name: Type.String() });
export type PersonName = Static<typeof PersonName>;

/** The same with the groups of the person in the workspace. */
export const PersonWithGroups = Shape({ id: Id, full_name: Type.String(), groups: Type.Array(GroupSummary) });
export type PersonWithGroups = Static<typeof PersonWithGroups>;

/** Query of a list to choose from: what was typed of the name, kana or address, and the page. */
export const pickQuery = { keyword: Type.Optional(Line(100)), ...pageQuery };

export const Named = Shape({ id: Id, name: Type.String() });
export type Named = Static<typeof Named>;

/** Digits only, up to 12 (specification section 5). */
export const Phone = Type.String({ pattern: '^[0-9]{1,12}$', 'x-words': 'phone' });
/** Full-width katakana with the space and the bar between names. */
export const Kana = Type.String({
  minLength: 1,
  maxLength: 100,
  pattern: '^[ァ-ヶヽヾー・　 ]+$',
  'x-words': 'kana',
});
export const PersonLine = Line(50);
/** Addresses of people to invite, each once. */
export const Emails = Type.Array(Email, { minItems: 1, maxItems: 100 });

/** Flags of the calls that manage members and groups. */
export const managesMembers = { settings: true, plan: 'manage_group_user' } as const;
