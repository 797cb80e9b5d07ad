import { describePlace, type Locale } from '../../problems/index.ts';
import { editWords } from '../../problems/catalogue/edit-words.ts';
import type { Effect } from './effect.ts';

/** One line for a user who confirms a change before it is made. */
export function describeEffect(effect: Effect, locale: Locale): string {
  const words = editWords[locale];
  const { property = '', before, after = '', because, place } = effect;
  const named = (thing: { readonly kind: string; readonly name: string }): string =>
    words.named(words.kind[thing.kind] ?? thing.kind, thing.name);
  const sentence = words.action[effect.action]?.(
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
