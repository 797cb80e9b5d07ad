import type { GroupType } from '../../../access/actor.ts';
import { groupTypes } from '../../../contract/enums/people.ts';

type GroupTypeNumber = (typeof groupTypes)[number]['value'];

/** The number that calls carry for a type; the database keeps its name. */
export function groupTypeNumber(type: GroupType): GroupTypeNumber {
  const choice = groupTypes.find(({ key }) => key === type);
  if (choice === undefined) throw new Error(`There is no group type ${type}.`);
  return choice.value;
}

export function groupTypeOf(value: GroupTypeNumber): GroupType {
  const choice = groupTypes.find((each) => each.value === value);
  if (choice === undefined) throw new Error(`There is no group type ${value}.`);
  return choice.key as GroupType;
}
