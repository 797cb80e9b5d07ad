import { describeProblem, type Application, type Question } from '@shorui/engine';
import type { Condition, FieldCondition, FieldInstance } from '@shorui/engine/model';
import {
  analyzeApplication,
  type AnalysisSettings,
} from '../../../../packages/engine/src/application/analysis/index.ts';
import type { Finding } from '../../../../packages/engine/src/application/analysis/model.ts';
import {
  choiceQuestion,
  deepFreeze,
  emptyApplication,
  fieldsQuestion,
  textField,
} from '../edits/sample-application.ts';

export function findings(application: Application, settings: AnalysisSettings = {}): readonly Finding[] {
  return analyzeApplication(deepFreeze(structuredClone(application)), settings);
}

/** Findings of one kind in words, without their fix. */
export function found(id: string, application: Application, settings: AnalysisSettings = {}): string[] {
  return findings(application, settings)
    .filter((finding) => finding.id === `application.analysis-${id}`)
    .map((finding) => describeProblem({ ...finding, place: {} }, 'ja').split('。')[0] ?? '');
}

/** The conditions that never hold, in words. */
export const never = (application: Application): string[] => found('condition-never', application);

/** The conditions that contradict one another, in words. */
export const contradict = (application: Application): string[] => found('conditions-contradict', application);

/** 10 性別 (11 男, 12 女), 20 資格 (21 簿記, 22 英語, 23 運転; several), 30 the question that is looked at (31 はい, 32 いいえ). */
export function withConditions(
  conditions: readonly Condition[],
  more: Partial<Question> = {},
  others: Partial<Application> = {},
): Application {
  return emptyApplication({
    last_id: 200,
    questions: [
      choiceQuestion(10, '性別', ['男', '女']),
      choiceQuestion(20, '資格', ['簿記', '英語', '運転'], { type: 'multiple' }),
      choiceQuestion(30, '対象', ['はい', 'いいえ'], { conditions: [...conditions], required_all: true, ...more }),
    ],
    ...others,
  });
}

export function chosen(question_id: number, ...option_ids: number[]): Condition {
  return { question_id, operator: 'chosen', option_ids };
}

/** Question 30 shows under conditions on the field 5 of question 1. */
export function onField(
  field: Partial<FieldInstance>,
  conditions: readonly Omit<FieldCondition, 'field_id'>[],
  required_all = true,
): Application {
  return emptyApplication({
    last_id: 50,
    questions: [
      fieldsQuestion(1, '入力', 2),
      choiceQuestion(30, '対象', ['はい'], {
        required_all,
        conditions: conditions.map((each) => ({ field_id: 5, ...each })),
      }),
    ],
    fields: [textField(5, '値', { field_group_id: 2, ...field }), textField(6, '他', { type: 3, field_group_id: 2 })],
  });
}
