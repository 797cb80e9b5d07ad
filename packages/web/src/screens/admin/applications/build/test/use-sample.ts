import { compileAnswers, resolveAnswers, type Application, type Conditional, type Resolved } from '@shorui/engine';
import { useDeferredValue, useMemo } from 'react';
import { sharedValue, useShared } from '../../../../../ui/shared-value.ts';
import { useApplication, useBuilder } from '../builder-context.ts';
import { engineLocale } from '../document/refusal.ts';

export type SampleAnswers = Readonly<Record<string, unknown>>;

interface Sample {
  readonly id: number;
  readonly answers: SampleAnswers;
}

const key = (id: number): string => `shorui.builder.answers.${id}`;

function stored(id: number): SampleAnswers {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key(id)) ?? '{}');
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as SampleAnswers) : {};
  } catch {
    return {};
  }
}

const present = sharedValue<Sample>({ id: 0, answers: {} });

function setAnswers(id: number, answers: SampleAnswers): void {
  present.set({ id, answers });
  try {
    localStorage.setItem(key(id), JSON.stringify(answers));
  } catch {
    // Without storage the answers last as long as the page.
  }
}

const results = new WeakMap<Application, { readonly answers: SampleAnswers; readonly resolved: Resolved }>();

/** What the sample answers mean under an application; made once for each pair. */
function resolvedOf(application: Application, answers: SampleAnswers): Resolved {
  const known = results.get(application);
  if (known?.answers === answers) return known.resolved;
  const resolved = resolveAnswers(compileAnswers(application), answers, { locale: engineLocale });
  results.set(application, { answers, resolved });
  return resolved;
}

export interface SampleTools {
  readonly answers: SampleAnswers;
  readonly resolved: Resolved;
  readonly holds: (conditional: Conditional) => boolean;
  readonly set: (answers: SampleAnswers) => void;
}

/** The answers of this browser to try the application with, and what they mean. They come after what is typed. */
export function useSample(): SampleTools {
  const { id } = useBuilder();
  const application = useDeferredValue(useApplication());
  const kept = useShared(present);
  const answers = useMemo(() => (kept.id === id ? kept.answers : stored(id)), [id, kept]);
  const resolved = useMemo(() => resolvedOf(application, answers), [application, answers]);
  return {
    answers,
    resolved,
    // What the conditional is about may be newer than the answers' state for a moment.
    holds: (conditional) => resolved.holds({ ...conditional }),
    set: (next) => setAnswers(id, next),
  };
}

/** The answers with another value at a path. */
export function withAnswer(answers: unknown, path: readonly (string | number)[], value: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  if (typeof step === 'number') {
    const list = Array.isArray(answers) ? [...(answers as unknown[])] : [];
    list[step] = withAnswer(list[step], rest, value);
    return list;
  }
  const scope = typeof answers === 'object' && answers !== null ? (answers as Readonly<Record<string, unknown>>) : {};
  return { ...scope, [step]: withAnswer(scope[step], rest, value) };
}

/** The answer at a path. */
export const answerAt = (answers: unknown, path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>(
    (value, step) =>
      typeof value === 'object' && value !== null
        ? (value as Readonly<Record<string | number, unknown>>)[step]
        : undefined,
    answers,
  );
