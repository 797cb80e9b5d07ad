import { listAnswerSets, readAnswerSet, type AnswerSetRow, type AnswerSetView } from '@shorui/server/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '../../../../../api/client.ts';
import { endpointQuery } from '../../../../../api/endpoint-query.ts';
import type { Answers } from '../../../../../kits/questions/answer-path.ts';
import { withLeastItems } from '../../../../../kits/questions/least-items.ts';
import { sharedValue, useShared } from '../../../../../ui/shared-value.ts';
import { useBuilder } from '../builder-context.ts';
import { useSample } from './use-sample.ts';

/** The set that the answers of this browser came from, as it was then. */
interface OpenedSet {
  readonly id: number;
  readonly version: number;
  readonly answers: Answers;
}

const key = (application: number): string => `shorui.builder.answer-set.${application}`;

function stored(application: number): OpenedSet | undefined {
  try {
    return (JSON.parse(localStorage.getItem(key(application)) ?? 'null') as OpenedSet | null) ?? undefined;
  } catch {
    return undefined;
  }
}

const present = sharedValue<{ readonly application: number; readonly set: OpenedSet | undefined }>({
  application: 0,
  set: undefined,
});

function remember(application: number, set: OpenedSet | undefined): void {
  present.set({ application, set });
  try {
    if (set === undefined) localStorage.removeItem(key(application));
    else localStorage.setItem(key(application), JSON.stringify(set));
  } catch {
    // Without storage it is known as long as the page is open.
  }
}

export interface AnswerSets {
  readonly sets: readonly AnswerSetRow[];
  /** The set that the answers came from; undefined where they came from none, or it was deleted. */
  readonly opened: AnswerSetRow | undefined;
  /** The version of that set which was read. */
  readonly version: number;
  /** Whether the answers differ from those of the set as it was read. */
  readonly isChanged: boolean;
  /** Takes over the answers of a set; without one they stay and belong to none. */
  readonly open: (id: number | undefined) => Promise<void>;
  /** After a call has made or changed a set of the present answers. */
  readonly keep: (set: AnswerSetView) => void;
}

/** The saved sets of answers of the application, and the one that the answers came from. */
export function useAnswerSets(): AnswerSets {
  const { id } = useBuilder();
  const { answers, store, set: setAnswers } = useSample();
  const known = useShared(present);
  const set = useMemo(() => (known.application === id ? known.set : stored(id)), [id, known]);
  const { data } = useQuery(endpointQuery(listAnswerSets, { params: { id }, query: { per_page: 100 } }));
  const sets = data?.items ?? [];
  const saved = useMemo(
    () => set && JSON.stringify(withLeastItems(store.application, set.answers)),
    [store.application, set],
  );
  const keep = (made: AnswerSetView): void =>
    remember(id, { id: made.id, version: made.version, answers: made.answers });
  return {
    sets,
    opened: sets.find((each) => each.id === set?.id),
    version: set?.version ?? 0,
    isChanged: saved !== undefined && saved !== JSON.stringify(answers),
    keep,
    open: async (chosen) => {
      if (chosen === undefined) return remember(id, undefined);
      const found = await api.call(readAnswerSet, { params: { id, setId: chosen } });
      setAnswers(found.answers);
      return keep(found);
    },
  };
}
