import {
  questionsInScope,
  answerNames,
  rootScope,
  type AnswerName,
  type ScopeId,
  repeatName,
  scopeChain,
  scopeOfQuestion,
} from '../application/answer-names.ts';
import type { ApplicationIndex } from '../application/index-application.ts';
import { addressParts, fieldType, nameParts, type Application } from '../application/schema/index.ts';
import type { Place } from '../problems/index.ts';

/** The way to one answer: names, positions in lists (from 0), and last the part of a name or address. */
export type ColumnPath = readonly (string | number)[];

/** Most repetitions that a column may name; the model allows no list to be longer. */
const mostRepetitions = 10_000;

function partsOf({ kind, id }: AnswerName, index: ApplicationIndex): readonly string[] {
  const field =
    kind === 'field' ? index.fields.get(id) : kind === 'survey_field' ? index.surveyFields.get(id)?.thing : undefined;
  if (field?.type === fieldType.name) return nameParts;
  return field?.type === fieldType.address ? addressParts : [];
}

/** Reads the names of columns as ways to answers of one application. */
export class ColumnPaths {
  readonly #application: Application;
  readonly #index: ApplicationIndex;
  readonly #scopes = new Map<ScopeId, readonly AnswerName[]>();

  constructor(application: Application, index: ApplicationIndex) {
    this.#application = application;
    this.#index = index;
  }

  /**
   * The way that a text names: `会社名`, `氏名.last`, `明細[1].金額` (counted from 1), `明細[1].担当.last`. A name that contains
   * a point or brackets itself is found before it is taken apart. Null when the application has no such answer.
   */
  parse(text: string): ColumnPath | null {
    return this.#parse(text, rootScope);
  }

  /** Names that a column may have at the top, for guessing what was meant. */
  known(): string[] {
    return this.#names(rootScope).flatMap((each) => {
      if (each.kind !== 'repeat_option') {
        return [each.name, ...partsOf(each, this.#index).map((part) => `${each.name}.${part}`)];
      }
      return this.#names(each.id).map(({ name }) => `${each.name}[1].${name}`);
    });
  }

  #names(scope: ScopeId): readonly AnswerName[] {
    let names = this.#scopes.get(scope);
    if (!names) {
      const questions = questionsInScope(this.#application, this.#index, scope);
      names = questions
        .flatMap((question) => answerNames(question, this.#index))
        .sort((a, b) => b.name.length - a.name.length);
      this.#scopes.set(scope, names);
    }
    return names;
  }

  #parse(text: string, scope: ScopeId): ColumnPath | null {
    const names = this.#names(scope);
    if (names.some(({ name, kind }) => name === text && kind !== 'repeat_option')) return [text];
    for (const each of names) {
      if (!text.startsWith(each.name)) continue;
      const rest = text.slice(each.name.length);
      const inner =
        each.kind === 'repeat_option'
          ? this.#inList(rest, each.id)
          : partsOf(each, this.#index)
              .filter((part) => rest === `.${part}`)
              .slice(0, 1);
      if (inner && inner.length > 0) return [each.name, ...inner];
    }
    return null;
  }

  #inList(rest: string, list: ScopeId): ColumnPath | null {
    const [, number = '', name = ''] = /^\[(\d{1,5})\]\.(.+)$/su.exec(rest) ?? [];
    const position = Number(number) - 1;
    if (name === '' || position < 0 || position >= mostRepetitions) return null;
    const inner = this.#parse(name, list);
    return inner && [position, ...inner];
  }
}

/** A way as a column names it: `明細[2].金額`. */
export function columnPathText(path: ColumnPath): string {
  return path
    .map((step, index) => (typeof step === 'number' ? `[${step + 1}]` : index > 0 ? `.${step}` : step))
    .join('');
}

/**
 * The header of a table of answers: every question and field in the order asked, names and addresses in parts, and for each list
 * the columns of its first `lines` lines. Computed fields are not answered and have no column.
 */
export function columnNames(application: Application, index: ApplicationIndex, lines: number): string[] {
  const namesIn = (scope: ScopeId, before: string, within: readonly ScopeId[]): string[] =>
    questionsInScope(application, index, scope)
      .flatMap((question) => answerNames(question, index))
      .flatMap((each) => {
        const name = `${before}${each.name}`;
        if (each.kind === 'repeat_option') {
          if (within.includes(each.id)) return [];
          const most = Math.min(lines, index.repeats.get(each.id)?.thing.max ?? lines);
          return Array.from({ length: most }, (_, line) =>
            namesIn(each.id, `${name}[${line + 1}].`, [...within, each.id]),
          ).flat();
        }
        if (each.kind === 'field' && index.fields.get(each.id)?.type === fieldType.formula) return [];
        const parts = partsOf(each, index).filter((part) => part !== 'fullAddress');
        return parts.length === 0 ? [name] : parts.map((part) => `${name}.${part}`);
      });
  return namesIn(rootScope, '', []);
}

/** The way to the answer that a place is about; empty when it is not about an answer. */
export function placePath(index: ApplicationIndex, { question, field, repeat = [] }: Place): ColumnPath {
  const name = field?.name ?? question?.name;
  if (name === undefined) return [];
  const lists = question && question.id !== 0 ? scopeChain(index, scopeOfQuestion(index, question.id)) : [];
  const around = repeat.flatMap((position, level): (string | number)[] => {
    const list = index.repeats.get(lists[level] ?? 0);
    return list ? [repeatName(list.thing, list.question), position] : [];
  });
  return [...around, name];
}
