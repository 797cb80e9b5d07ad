import { describeEffect, type Effect, type ThingRef } from '@shorui/engine/model';
import { engineLocale } from './document/refusal.ts';

const keyOf = ({ kind, id }: { readonly kind: string; readonly id: number }): string => `${kind} ${id}`;

/** One line, with the lines of what it brings about. */
interface EffectLine {
  readonly words: string;
  readonly consequences: readonly EffectLine[];
}

/** The words without the cause, and without the question when the line is below that of the question. */
function wordsOf({ because: _because, ...effect }: Effect, parent?: ThingRef): string {
  const { question, ...place } = effect.place;
  const isBelow = parent?.kind === 'question' && question?.id === parent.id;
  return describeEffect(isBelow ? { ...effect, place } : effect, engineLocale);
}

/** Lines by their cause: what a deletion brings about is below it, and each line once. */
export function effectLines(effects: readonly Effect[]): readonly EffectLine[] {
  const deleted = new Set(effects.filter(({ action }) => action === 'deleted').map((effect) => keyOf(effect)));
  const causeOf = ({ because, ...effect }: Effect): string | undefined => {
    const cause = because === undefined ? undefined : keyOf(because);
    return cause === undefined || cause === keyOf(effect) || !deleted.has(cause) ? undefined : cause;
  };
  const below = (cause: string | undefined, parent: ThingRef | undefined, above: ReadonlySet<string>): EffectLine[] => {
    const lines = new Map<string, EffectLine>();
    for (const effect of effects) {
      if (causeOf(effect) !== cause) continue;
      const words = wordsOf(effect, parent);
      const own = keyOf(effect);
      const leads = effect.action === 'deleted' && !above.has(own);
      const consequences = leads ? below(own, effect as ThingRef, new Set([...above, own])) : [];
      if (!lines.has(words) || consequences.length > 0) lines.set(words, { words, consequences });
    }
    return [...lines.values()];
  };
  return below(undefined, undefined, new Set());
}

function Lines({ lines }: { readonly lines: readonly EffectLine[] }) {
  return (
    <ul className="ui-bullets">
      {lines.map(({ words, consequences }) => (
        <li key={words}>
          {words}
          {consequences.length === 0 ? null : <Lines lines={consequences} />}
        </li>
      ))}
    </ul>
  );
}

/** What a deletion would touch, for the person who confirms it. */
export function EffectList({ effects }: { readonly effects: readonly Effect[] }) {
  return <Lines lines={effectLines(effects)} />;
}
