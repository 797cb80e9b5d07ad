import { expect } from 'chai';
import fc from 'fast-check';
import {
  compileAnswers,
  resolveAnswers,
  startSession,
  type AnswerError,
  type Resolved,
} from '../../../packages/engine/src/answers/index.ts';
import {
  randomAnswers,
  randomApplication,
  randomChange,
  type Change,
  type RandomApplication,
} from './random-application.ts';

type Answers = Record<string, unknown>;

/** The answers after a change, by the plain meaning of its path; null when the path leads nowhere. */
function changed(answers: Answers, [path, value]: Change): Answers | null {
  const [name, index, ...rest] = path;
  if (typeof name !== 'string') return null;
  if (index === undefined) return { ...answers, [name]: value };
  const list: unknown[] = Array.isArray(answers[name]) ? [...(answers[name] as unknown[])] : [];
  if (typeof index !== 'number' || index > list.length) return null;
  if (rest.length === 0) {
    if (index === list.length && value === undefined) return null;
    list.splice(index, 1, ...(value === undefined ? [] : [value]));
    return { ...answers, [name]: list };
  }
  // Repetitions past the most that are read (2) take no changes inside them.
  if (index >= 2 || (index === list.length && value === undefined)) return null;
  const inner = changed((list[index] as Answers | undefined) ?? {}, [rest, value]);
  if (inner === null) return null;
  list[index] = inner;
  return { ...answers, [name]: list };
}

function keys(errors: readonly AnswerError[]): string[] {
  return errors.map((error) => JSON.stringify(error)).sort();
}

/** Everything a result says, with errors in any order: those about unknown names follow the order of the answers. */
function parts({ data, values, questions, files, errors }: Resolved): unknown {
  return { data, values, questions, files: [...files], errors: keys(errors) };
}

const scenario = randomApplication.chain((given) =>
  fc.tuple(
    fc.constant(given),
    randomAnswers(given.scope),
    fc.array(randomChange(given.scope), { minLength: 1, maxLength: 12 }),
  ),
);

function play([{ application }, start, changes]: [RandomApplication, Answers, Change[]]): void {
  const model = compileAnswers(application);
  const session = startSession(model, start);
  let answers = start;
  let before = session.resolved();
  for (const change of changes) {
    const next = changed(answers, change);
    const result = session.set(...change);
    expect(result.applied, JSON.stringify(change)).to.equal(next !== null);
    answers = next ?? answers;
    const fresh = resolveAnswers(model, answers);
    const after = session.resolved();
    expect(parts(after), JSON.stringify([answers, change])).to.deep.equal(parts(fresh));
    const left = keys(before.errors);
    for (const error of keys(result.errors.removed)) left.splice(left.indexOf(error), 1);
    expect([...left, ...keys(result.errors.added)].sort()).to.deep.equal(keys(after.errors));
    if (!result.repetitions) {
      const known = new Map(
        before.questions.map((question) => [JSON.stringify([question.questionId, question.repeat]), question]),
      );
      for (const question of result.questions)
        known.set(JSON.stringify([question.questionId, question.repeat]), question);
      expect([...known.values()]).to.deep.equal(after.questions);
    }
    before = after;
  }
}

describe('a session over any application', () => {
  it('gives the same result as a new resolve after every change, and reports exactly what changed', () => {
    fc.assert(fc.property(scenario, play), { numRuns: 300 });
  });
});
