/** A question of the bench, from which every contender's model is made. */
export type QuestionSpec = {
  readonly index: number;
  readonly name: string;
  /** Shown when any, or all, of these hold; always when there are none. */
  readonly conditions: readonly ConditionSpec[];
  readonly all: boolean;
} & (
  | { readonly kind: 'choice' }
  | { readonly kind: 'number'; readonly max: number }
  | { readonly kind: 'text'; readonly length: number }
);

/** A choice is that option, or a number is at least so much. */
export type ConditionSpec =
  | { readonly on: number; readonly option: string }
  | { readonly on: number; readonly atLeast: number };

export const options = ['はい', 'いいえ', '不明'] as const;

export type Answer = string | number;
export type BenchAnswers = Readonly<Record<string, Answer>>;

const questionCount = 300;
/** Questions without conditions at the beginning: chains of about 300/20 questions hang from them. */
const roots = 20;

function kindOf(index: number): 'choice' | 'number' | 'text' {
  return index % 6 === 2 ? 'number' : index % 6 === 5 ? 'text' : 'choice';
}

/** The nearest earlier question from `from` backwards on which a condition can stand. */
function subjectFrom(from: number): number {
  return kindOf(from) === 'text' ? from - 1 : from;
}

function conditionOn(on: number): ConditionSpec {
  return kindOf(on) === 'number' ? { on, atLeast: 200 } : { on, option: options[0] };
}

/** A third of the questions hang on one other (chains), a third on any of two, a third on both of two. */
function conditionsOf(index: number): Pick<QuestionSpec, 'conditions' | 'all'> {
  if (index < roots) return { conditions: [], all: false };
  const first = conditionOn(subjectFrom(index - roots));
  const second = conditionOn(subjectFrom(index - roots + 7));
  switch (index % 3) {
    case 0:
      return { conditions: [first], all: false };
    case 1:
      return { conditions: [first, second], all: false };
    default:
      return { conditions: [first, second], all: true };
  }
}

/** Choices, numbers of 0 to 1000 and texts of up to 50 characters. */
function chainedQuestion(_: unknown, index: number): QuestionSpec {
  const common = { index, name: `質問${index}`, ...conditionsOf(index) };
  switch (kindOf(index)) {
    case 'choice':
      return { ...common, kind: 'choice' };
    case 'number':
      return { ...common, kind: 'number', max: 1000 };
    case 'text':
      return { ...common, kind: 'text', length: 50 };
  }
}

/** Every tenth question of the register is a choice that shows or hides the nine behind it. */
const section = 10;

/** A register as an office keeps it: sections of a choice, six texts and three numbers. */
function registerQuestion(_: unknown, index: number): QuestionSpec {
  const place = index % section;
  const conditions = place === 0 || place > 6 ? [] : [{ on: index - place, option: options[0] }];
  const common = { index, name: `質問${index}`, conditions, all: false };
  if (place === 0) return { ...common, kind: 'choice' };
  return place % 3 === 0 ? { ...common, kind: 'number', max: 1000 } : { ...common, kind: 'text', length: 50 };
}

const forms = { chains: chainedQuestion, register: registerQuestion };

/** The forms of the bench. A process measures one, which `SHORUI_BENCH_FORM` names. */
export const formNames = Object.keys(forms) as (keyof typeof forms)[];
export const formName = formNames.find((name) => name === process.env['SHORUI_BENCH_FORM']) ?? 'chains';

/** 300 questions, all required while they show. */
export const specification: readonly QuestionSpec[] = Array.from({ length: questionCount }, forms[formName]);
