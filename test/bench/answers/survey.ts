import type { Outcome } from './closures.ts';
import { options, specification, type BenchAnswers, type ConditionSpec, type QuestionSpec } from './specification.ts';

/** The little of survey-core that the bench uses. */
interface SurveyQuestion {
  readonly name: string;
  readonly isVisible: boolean;
  readonly errors: readonly unknown[];
}
export interface Survey {
  data: object;
  setValue(name: string, value: unknown): void;
  validate(fireCallback: boolean, focusOnFirstError: boolean): boolean;
  getAllQuestions(): SurveyQuestion[];
}
interface SurveyCore {
  readonly Model: new (json: object) => Survey;
}

function expression(condition: ConditionSpec): string {
  const subject = `{質問${condition.on}}`;
  return 'option' in condition ? `${subject} = '${condition.option}'` : `${subject} >= ${condition.atLeast}`;
}

function toElement(spec: QuestionSpec): object {
  const { name, conditions, all } = spec;
  const visibleIf = conditions.map(expression).join(all ? ' and ' : ' or ');
  const common = { name, isRequired: true, ...(visibleIf === '' ? {} : { visibleIf }) };
  if (spec.kind === 'choice') {
    // An answer that is no choice has to be reported, not cleared.
    return { ...common, type: 'radiogroup', choices: options, keepIncorrectValues: true };
  }
  if (spec.kind === 'number') {
    return {
      ...common,
      type: 'text',
      inputType: 'number',
      validators: [{ type: 'numeric', minValue: 0, maxValue: spec.max }],
    };
  }
  return { ...common, type: 'text', validators: [{ type: 'text', maxLength: spec.length }] };
}

/**
 * The bench's questions as a survey. Hidden answers are cleared when their question hides, which is survey-core's way to let
 * them not count.
 */
export async function createSurvey(): Promise<Survey> {
  // Not a literal: the types of the main project do not depend on what the benches install.
  const name: string = 'survey-core';
  const { Model } = (await import(name)) as SurveyCore;
  return new Model({ clearInvisibleValues: 'onHidden', pages: [{ elements: specification.map(toElement) }] });
}

/** What the survey shows now. */
export function surveyVisibility(survey: Survey): boolean[] {
  return survey.getAllQuestions().map(({ isVisible }) => isVisible);
}

/** Sets all answers, validates, and reads what shows and what is wrong. */
export function evaluateSurvey(survey: Survey, answers: BenchAnswers): Outcome {
  survey.data = { ...answers };
  survey.validate(true, false);
  const questions = survey.getAllQuestions();
  const wrong = questions.flatMap(({ isVisible, errors }, index) => (isVisible && errors.length > 0 ? [index] : []));
  return { visible: questions.map(({ isVisible }) => isVisible), wrong };
}
