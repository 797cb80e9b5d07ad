import type { Application, FieldInstance, Rule } from '../../application/schema/index.ts';
import { createProblem, type Place, type Problem, type ProblemId, type ProblemParams } from '../../problems/index.ts';
import { createScope } from '../model/scope.ts';
import type {
  EvaluationNode,
  ModelField,
  ModelFile,
  ModelGroup,
  ModelList,
  ModelOption,
  ModelQuestion,
  Scope,
} from '../model/things.ts';

/** A model in the making. */
export class Draft {
  readonly application: Application;
  readonly scopes: Scope[] = [];
  /** Scopes by the id of their repeat option, or of the question that repeats. */
  readonly scopeOf = new Map<number, Scope>();
  readonly questions = new Map<number, ModelQuestion>();
  readonly options = new Map<number, ModelOption>();
  readonly groups = new Map<number, ModelGroup>();
  readonly fields = new Map<number, ModelField>();
  readonly lists: ModelList[] = [];
  readonly files: ModelFile[] = [];
  readonly rules: ReadonlyMap<number, Rule>;
  readonly nodes: EvaluationNode[] = [];
  readonly problems: Problem[] = [];
  /** The name of a node in problems, and its position. */
  readonly subjects = new Map<EvaluationNode, { readonly label: string; readonly place: Place }>();

  readonly #fieldsOfGroups = new Map<number, FieldInstance[]>();

  constructor(application: Application) {
    this.application = application;
    for (const field of application.fields) {
      if (field.field_group_id === undefined) continue;
      const fields = this.#fieldsOfGroups.get(field.field_group_id);
      if (fields === undefined) this.#fieldsOfGroups.set(field.field_group_id, [field]);
      else fields.push(field);
    }
    this.rules = new Map((application.rules ?? []).map((rule) => [rule.id, rule]));
    this.addScope(null, null);
  }

  get root(): Scope {
    return this.scopes[0] ?? this.addScope(null, null);
  }

  /** Fields asked in a group, in their order. */
  fieldsOfGroup(id: number): readonly FieldInstance[] {
    return this.#fieldsOfGroups.get(id) ?? [];
  }

  addScope(parent: Scope | null, list: ModelList | null): Scope {
    const scope = createScope(this.scopes.length, parent, list);
    this.scopes.push(scope);
    return scope;
  }

  addNode<Node extends EvaluationNode>(node: Node, label: string, place: Place): Node {
    this.nodes.push(node);
    this.subjects.set(node, { label, place });
    return node;
  }

  report(id: ProblemId, place: Place, params: ProblemParams): void {
    this.problems.push(createProblem(id, place, params));
  }
}

/** The next free slot of a scope. */
export function takeSlot(scope: Scope): number {
  scope.slots += 1;
  return scope.slots - 1;
}

/** The next free place for a raw answer. */
export function takeInput(scope: Scope): number {
  scope.inputs += 1;
  return scope.inputs - 1;
}
