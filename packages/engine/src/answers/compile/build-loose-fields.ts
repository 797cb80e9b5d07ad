import { fieldType, type FieldInstance, type QuestionOption } from '../../application/schema/index.ts';
import { compileFieldChecks } from '../checks/field-checks.ts';
import { createFieldKind } from '../kinds/create-field-kind.ts';
import type { FieldKind } from '../kinds/field-kind.ts';
import type { ModelField, Scope } from '../model/things.ts';
import { FormulaNode } from '../nodes/formula-node.ts';
import { ShownNode } from '../nodes/visibility-nodes.ts';
import { isFormula, labelOf } from './build-asked-fields.ts';
import { takeSlot, type Draft } from './draft.ts';

/** Options by the field they tick. */
export function optionsByField(draft: Draft): ReadonlyMap<number, readonly QuestionOption[]> {
  const ticks = new Map<number, QuestionOption[]>();
  for (const { definition } of draft.options.values()) {
    if (definition.field_id === undefined) continue;
    const known = ticks.get(definition.field_id);
    if (known === undefined) ticks.set(definition.field_id, [definition]);
    else known.push(definition);
  }
  return ticks;
}

/** Properties by which a field may print the value of its source in another form. */
function hasOwnForm({ date_format, decimals, post_code_format }: FieldInstance): boolean {
  return date_format !== undefined || decimals !== undefined || post_code_format !== undefined;
}

/** The source of a loose field's value decides its scope and how it is shown. */
interface Origin {
  readonly scope: Scope;
  readonly kind: FieldKind;
}

class LooseFieldBuilder {
  readonly #draft: Draft;
  readonly #definitions: ReadonlyMap<number, FieldInstance>;
  readonly #ticks: ReadonlyMap<number, readonly QuestionOption[]>;
  /** Fields on the way, so that sources in a circle come to an end. */
  readonly #open = new Set<number>();

  constructor(draft: Draft) {
    this.#draft = draft;
    this.#definitions = new Map(draft.application.fields.map((field) => [field.id, field]));
    this.#ticks = optionsByField(draft);
  }

  /** Builds a field outside every group; in a cycle of sources the last one gets no source. */
  build(definition: FieldInstance): ModelField | null {
    const known = this.#draft.fields.get(definition.id);
    if (known !== undefined) return known;
    if (this.#open.has(definition.id)) return null;
    this.#open.add(definition.id);
    const { scope, kind } = this.#origin(definition);
    this.#open.delete(definition.id);
    return this.#add(definition, scope, kind);
  }

  #origin(definition: FieldInstance): Origin {
    const own = (): FieldKind => createFieldKind(definition, labelOf(definition));
    const { root, questions, options } = this.#draft;
    const sourceDefinition = this.#definitions.get(definition.source_field_id ?? 0);
    if (sourceDefinition !== undefined) {
      const source = this.build(sourceDefinition);
      if (source === null) return { scope: root, kind: own() };
      const ownForm = definition.type === source.definition.type && hasOwnForm(definition);
      return { scope: source.scope, kind: ownForm ? own() : source.kind };
    }
    const question = questions.get(definition.question ?? 0);
    if (question !== undefined && question.choiceKind !== null)
      return { scope: question.scope, kind: question.choiceKind };
    const [tick] = this.#ticks.get(definition.id) ?? [];
    return { scope: options.get(tick?.id ?? 0)?.question.scope ?? root, kind: own() };
  }

  #add(definition: FieldInstance, scope: Scope, kind: FieldKind): ModelField {
    const label = labelOf(definition);
    const computed = isFormula(definition) && definition.source_field_id === undefined;
    const origin: ModelField['origin'] = computed ? 'formula' : 'shown';
    const parts = {
      definition,
      label,
      scope,
      slot: takeSlot(scope),
      input: -1,
      question: null,
      group: null,
      origin,
      kind,
    };
    const place = { field: { id: definition.id, name: definition.name } };
    const node = this.#draft.addNode(
      computed ? new FormulaNode(parts, -1) : new ShownNode(scope, parts.slot, null),
      label,
      place,
    );
    const field: ModelField = Object.assign(parts, { node });
    node.field = field;
    this.#draft.fields.set(definition.id, field);
    scope.looseFields.push(field);
    if (node instanceof FormulaNode) {
      const demands = { label, required: definition.required === true, rules: definition.rules ?? [] };
      const { unanswered, check, problems } = compileFieldChecks(demands, kind);
      node.unanswered = unanswered;
      node.check = check;
      this.#draft.problems.push(...problems.map((problem) => ({ ...problem, place })));
      scope.faultPlaces.push({ slot: field.slot, question: null, field });
    }
    return field;
  }
}

/** Builds the fields outside every group: those that show another value, and formulas placed on a file. */
export function buildLooseFields(draft: Draft): void {
  const builder = new LooseFieldBuilder(draft);
  for (const definition of draft.application.fields) builder.build(definition);
  for (const field of draft.fields.values()) {
    const { name } = field.definition;
    const isAnswered = field.origin === 'asked';
    if (isAnswered || field.scope.names.has(name)) continue;
    field.scope.addName(name, {
      list: null,
      reader: null,
      answerable: false,
      next: null,
      accept: () => undefined,
      keep: () => undefined,
    });
  }
}

/** Is it one box, ticked or not? */
export function isTickBox({ definition }: ModelField): boolean {
  return definition.type === fieldType.checkbox && (definition.options ?? []).length === 0;
}
