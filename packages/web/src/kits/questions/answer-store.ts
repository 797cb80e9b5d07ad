import { startSession, type AnswerError, type AnswerSession, type Application, type Resolved } from '@shorui/engine';
import { compileAnswers, type AnswerModel, type AnswerPath, type QuestionState } from '@shorui/engine/answers';
import { readAt, writeAt, type Answers } from './answer-path.ts';
import { withLeastItems } from './least-items.ts';

/** The key of a field or question in its repetitions, for what was left and what shows its error. */
export const placeKey = (id: number, repeat: readonly number[]): string => [id, ...repeat].join('.');

const questionKey = ({ questionId, repeat }: AnswerError): string => placeKey(questionId, repeat);

/**
 * The answers of one run while a person types them. The engine decides what is asked and what is wrong; what was typed is kept as it
 * was typed. Each change of an answer names the answer of the first level that it belongs to, which is what is saved.
 */
export class AnswerStore {
  readonly application: Application;
  readonly #model: AnswerModel;
  #session: AnswerSession;
  #answers: Answers;
  /** Fields and questions whose errors are shown: those that were left, and those of a page that was asked to go on. */
  readonly #shown = new Set<string>();
  /** Why the text in an input is no value, such as a date that does not exist. */
  readonly #problems = new Map<string, string>();
  readonly #listeners = new Set<() => void>();
  readonly #savers = new Set<(name: string) => void>();
  #revision = 0;

  constructor(application: Application, answers: Answers, locale: 'ja' | 'en') {
    this.application = application;
    this.#model = compileAnswers(application);
    this.#answers = withLeastItems(application, answers);
    this.#session = startSession(this.#model, this.#answers, { locale });
  }

  /** Grows with every change. */
  get revision(): number {
    return this.#revision;
  }

  get answers(): Answers {
    return this.#answers;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Calls back with the name of each answer of the first level that a person changed. */
  onChange(listener: (name: string) => void): () => void {
    this.#savers.add(listener);
    return () => void this.#savers.delete(listener);
  }

  read(path: AnswerPath): unknown {
    return readAt(this.#answers, path);
  }

  set(path: AnswerPath, value: unknown): void {
    const [name] = path;
    if (typeof name !== 'string') return;
    this.#answers = writeAt(this.#answers, path, value) as Answers;
    // A list that did not exist yet has no place for the answer: the whole list is set then.
    if (path.length === 1 || !this.#session.set(path, value).applied) this.#session.set([name], this.#answers[name]);
    for (const listener of this.#savers) listener(name);
    this.#notify();
  }

  /** Sets a list whose items have other places now: errors inside of it wait until their inputs are left again. */
  setList(path: AnswerPath, items: readonly unknown[]): void {
    for (const key of this.#shown) if (key.includes('.')) this.#shown.delete(key);
    for (const key of this.#problems.keys()) if (key.includes('.')) this.#problems.delete(key);
    this.set(path, items);
  }

  /** Takes over answers that came from elsewhere: another device, an earlier run. `changed` reports them as changes of this person. */
  merge(answers: Answers, { changed = false }: { readonly changed?: boolean } = {}): void {
    this.#answers = { ...this.#answers, ...answers };
    for (const [name, value] of Object.entries(answers)) {
      this.#session.set([name], value);
      if (changed) for (const listener of this.#savers) listener(name);
    }
    this.#notify();
  }

  /** Takes over the answers of the server, but for those in `unsaved`, which are newer here. Gives whether something changed. */
  receive(answers: Answers, unsaved: ReadonlySet<string>): boolean {
    const given = withLeastItems(this.application, answers);
    const names = new Set([...Object.keys(given), ...Object.keys(this.#answers)]);
    const changed = [...names].filter(
      (name) => !unsaved.has(name) && JSON.stringify(given[name]) !== JSON.stringify(this.#answers[name]),
    );
    if (changed.length > 0) this.merge(Object.fromEntries(changed.map((name) => [name, given[name]])));
    return changed.length > 0;
  }

  question(id: number, repeat: readonly number[]): QuestionState | null {
    return this.#session.question(id, repeat);
  }

  resolved(): Resolved {
    return this.#session.resolved();
  }

  /** The first error of a field, or of a question itself without `fieldId`, once it is to be shown. */
  shownError(questionId: number, fieldId: number | undefined, repeat: readonly number[]): string | undefined {
    const key = placeKey(fieldId ?? questionId, repeat);
    if (!this.#shown.has(key)) return undefined;
    return this.#problems.get(key) ?? this.#errorAt(questionId, fieldId, repeat)?.message;
  }

  /** On leaving an input: an empty one waits until the page is to be left. */
  leave(id: number, repeat: readonly number[], isEmpty: boolean): void {
    if (isEmpty) return;
    this.#shown.add(placeKey(id, repeat));
    this.#notify();
  }

  setProblem(id: number, repeat: readonly number[], problem: string | undefined): void {
    const key = placeKey(id, repeat);
    if (problem === undefined) this.#problems.delete(key);
    else this.#problems.set(key, problem);
  }

  /** Shows all errors of these questions. Gives them in the order of the engine. */
  reveal(questionIds: ReadonlySet<number>): readonly AnswerError[] {
    const errors = this.errorsOf(questionIds);
    for (const { questionId, fieldId, repeat } of errors) this.#shown.add(placeKey(fieldId ?? questionId, repeat));
    this.#notify();
    return errors;
  }

  /** What is wrong with questions. That a question lacks an answer is left out where its fields tell what they lack. */
  errorsOf(questionIds: ReadonlySet<number>): readonly AnswerError[] {
    const errors = this.resolved().errors.filter(({ questionId }) => questionIds.has(questionId));
    const inFields = new Set(errors.flatMap((each) => (each.fieldId === undefined ? [] : [questionKey(each)])));
    return errors.filter(
      (each) => each.fieldId !== undefined || !inFields.has(questionKey(each)) || this.#hasOptions(each.questionId),
    );
  }

  /** A question with options has an answer of its own. */
  #hasOptions(id: number): boolean {
    return (this.application.questions.find((each) => each.id === id)?.options ?? []).length > 0;
  }

  #errorAt(questionId: number, fieldId: number | undefined, repeat: readonly number[]): AnswerError | undefined {
    return this.resolved().errors.find(
      (error) =>
        error.questionId === questionId &&
        error.fieldId === fieldId &&
        error.repeat.length === repeat.length &&
        error.repeat.every((index, depth) => index === repeat[depth]),
    );
  }

  #notify(): void {
    this.#revision += 1;
    for (const listener of this.#listeners) listener();
  }
}
