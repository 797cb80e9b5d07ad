import type { ListShape } from './list-state.ts';

/** Conditions of a list under a name that a person gave them. */
export interface SavedCondition {
  readonly name: string;
  /** The query of the address, without page and size. */
  readonly search: Readonly<Record<string, unknown>>;
}

/** Where conditions are kept: in this browser, or on the server. It tells the person what was done. */
export interface SavedStore {
  readonly saved: readonly SavedCondition[];
  /** Conditions of a name that is there are replaced. */
  readonly save: (condition: SavedCondition) => void;
  /** False where the name is empty or belongs to others. */
  readonly rename: (from: string, to: string) => boolean;
  /** Offers to undo it. */
  readonly remove: (condition: SavedCondition) => void;
  /** What the conditions may have, where that is more than the list shows now. */
  readonly shape?: ListShape;
}

/** The longest name, and the most conditions that a person keeps for a list. */
export const longestConditionName = 40;
const most = 50;

/** Reads what the browser stored; entries of another shape are left out. */
export function parseSaved(stored: unknown): readonly SavedCondition[] {
  if (!Array.isArray(stored)) return [];
  return stored
    .filter(
      (each: Partial<SavedCondition> | null): each is SavedCondition =>
        typeof each?.name === 'string' && typeof each.search === 'object' && each.search !== null,
    )
    .slice(0, most);
}

/** The list with conditions under a name; those that had the name before are replaced in their place. */
export function saveCondition(saved: readonly SavedCondition[], condition: SavedCondition): readonly SavedCondition[] {
  const at = saved.findIndex(({ name }) => name === condition.name);
  return at === -1 ? [...saved, condition].slice(-most) : saved.with(at, condition);
}

/** Another name; null where it is empty or belongs to another entry. */
export function renameCondition(
  saved: readonly SavedCondition[],
  from: string,
  to: string,
): readonly SavedCondition[] | null {
  const name = to.trim().slice(0, longestConditionName);
  if (name === '' || saved.some((each) => each.name === name && name !== from)) return null;
  return saved.map((each) => (each.name === from ? { ...each, name } : each));
}
