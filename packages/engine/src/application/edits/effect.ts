import { editWords } from '../../problems/catalogue/edit-words.ts';
import { type Place, describePlace, type Locale } from '../../problems/index.ts';
import type { ThingKind } from '../thing-kinds.ts';

/** A block of a template has no id of its own: its effect carries the file's id and name, and its path in `place`. */
export type EffectKind = ThingKind | 'application' | 'block';

/**
 * created, updated (by the change itself), deleted, moved (to another place or position), renamed (a name had to give way),
 * unlinked (a reference was removed), cleared (conditions or a formula were removed).
 */
export const effectActions = ['created', 'updated', 'deleted', 'moved', 'renamed', 'unlinked', 'cleared'] as const;
/** What a change does to another thing. */
export type EffectAction = (typeof effectActions)[number];

/** A thing as effects name it. */
export interface ThingRef {
  readonly kind: ThingKind;
  readonly id: number;
  readonly name: string;
}

/** One thing that a change touches. */
export interface Effect {
  readonly kind: EffectKind;
  readonly id: number;
  readonly name: string;
  readonly action: EffectAction;
  /** The property that changed, as the schema calls it. */
  readonly property?: string;
  /** The previous value: a formula, a name, the removed conditions. Everything that is lost is recorded here. */
  readonly before?: unknown;
  /** The new name of what was renamed. */
  readonly after?: string;
  /** The thing whose deletion brought this about. Absent for what the change itself names. */
  readonly because?: ThingRef;
  readonly place: Place;
}

/**
 * One line for a user who confirms a change before it is made (`coming`), or who reads what a change did (`made`).
 */
export function describeEffect(effect: Effect, locale: Locale, tense: 'coming' | 'made' = 'coming'): string {
  const words = editWords[locale];
  const { property = '', before, after = '', because, place } = effect;
  const named = (thing: { readonly kind: string; readonly name: string }): string =>
    words.named(words.kind[thing.kind] ?? thing.kind, thing.name);
  const sentence = words[tense === 'made' ? 'made' : 'action'][effect.action]?.(
    named(effect),
    words.property[property] ?? property,
    typeof before === 'string' ? before : '',
    after,
  );
  // A part of a question is described with its question; a question is already named.
  const where = effect.kind !== 'question' && place.question ? describePlace({ question: place.question }, locale) : '';
  const separator = locale === 'ja' ? '：' : ': ';
  return `${where === '' ? '' : where + separator}${sentence ?? ''}${because ? words.because(named(because)) : ''}`;
}
