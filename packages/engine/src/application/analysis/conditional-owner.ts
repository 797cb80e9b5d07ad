import type { Place } from '../../problems/index.ts';
import { rootScope, type ScopeId } from '../answer-names.ts';
import { placeOfThing } from '../thing-kinds.ts';
import type { ApplicationFile, Conditional, EditorBlock, Question } from '../schema/index.ts';
import type { AnalysisModel } from './model.ts';
import { isConditional } from './read/visibility.ts';

/** A thing with conditions, and where they are asked. */
export interface ConditionalOwner {
  readonly kind: 'question' | 'option' | 'field_group' | 'field' | 'rule' | 'file' | 'block';
  readonly id: number;
  readonly name: string;
  readonly conditional: Conditional;
  readonly scope: ScopeId;
  readonly question?: Question;
  readonly place: Place;
}

function* questionOwners(model: AnalysisModel, question: Question): Generator<ConditionalOwner> {
  const scope = model.scopeOf(question.id);
  const own = { scope, question, place: placeOfThing('question', question) };
  yield { kind: 'question', id: question.id, name: question.name, conditional: question, ...own };
  for (const option of question.options ?? []) {
    yield { kind: 'option', id: option.id, name: option.text, conditional: option, ...own };
  }
  for (const group of question.field_groups ?? []) {
    yield { kind: 'field_group', id: group.id, name: group.name, conditional: group, ...own };
  }
}

/** The conditions of a block: its own, its rule, or the rule it inherits. Its own conditions count only if `hasCondition` is true. */
function blockConditional({ options = {} }: EditorBlock): Conditional {
  const { hasCondition, conditions, condition_options: ids, required_all: needsAll, ruleId, inheritRuleId } = options;
  const rule = ruleId ?? inheritRuleId;
  return {
    ...(hasCondition === true && {
      ...(conditions && { conditions }),
      ...(ids && { condition_options: ids }),
      ...(needsAll !== undefined && { required_all: needsAll }),
    }),
    ...(rule !== undefined && { rule_id: rule }),
  };
}

/** A repeated block is inside the repetitions of its question. If a question has several lists, the list is unknown. */
function scopeInside(model: AnalysisModel, { options }: EditorBlock, scope: ScopeId): ScopeId {
  if (options?.isLoop !== true) return scope;
  const lists = model.index.questions.get(options.questionId ?? 0)?.repeat_options ?? [];
  const [only, another] = lists;
  return only && !another ? only.id : scope;
}

function* blockOwners(
  model: AnalysisModel,
  file: ApplicationFile,
  blocks: readonly EditorBlock[],
  scope: ScopeId,
): Generator<ConditionalOwner> {
  for (const block of blocks) {
    const inner = scopeInside(model, block, scope);
    const place: Place = { file: file.name, path: block.path.join('.') };
    if (block.text !== undefined) place.snippet = block.text;
    const conditional = blockConditional(block);
    yield { kind: 'block', id: file.id, name: block.text ?? file.name, conditional, scope: inner, place };
    yield* blockOwners(model, file, block.children ?? [], inner);
  }
}

function* owners(model: AnalysisModel): Generator<ConditionalOwner> {
  const { application } = model;
  for (const question of application.questions) yield* questionOwners(model, question);
  for (const field of application.fields) {
    const known = model.fields.get(field.id);
    const place = placeOfThing('field', field, known?.question);
    const scope = known?.scope ?? rootScope;
    yield { kind: 'field', id: field.id, name: field.name, conditional: field, scope, place };
  }
  for (const rule of application.rules ?? []) {
    // A rule is evaluated wherever it is used; in the root scope the least is known.
    yield { kind: 'rule', id: rule.id, name: rule.name, conditional: rule, scope: rootScope, place: {} };
  }
  for (const file of application.files) {
    const place = placeOfThing('file', file);
    yield { kind: 'file', id: file.id, name: file.name, conditional: file, scope: rootScope, place };
    yield* blockOwners(model, file, file.document?.children ?? [], rootScope);
  }
}

/** Everything that has conditions. */
export function conditionalOwners(model: AnalysisModel): ConditionalOwner[] {
  return [...owners(model)].filter(({ conditional }) => isConditional(conditional));
}
