import type { Conditional, Rule } from '../../application/schema/index.ts';
import { compileConditional } from '../conditions/compile-conditional.ts';
import type { ConditionContext } from '../conditions/condition-context.ts';
import type { EvaluationNode, ModelIndex, Scope, Test } from '../model/things.ts';
import { ruleKey } from '../model/answer-model.ts';
import { ConditionNode } from '../nodes/visibility-nodes.ts';
import { answeredNode } from './build-questions.ts';
import { takeSlot, type Draft } from './draft.ts';

/** Compiles conditions for the nodes of a draft. A rule becomes a node in every scope that uses it. */
export class ConditionAttacher {
  readonly #draft: Draft;
  readonly #index: ModelIndex;
  /** Nodes of rules by `ruleKey`. */
  readonly ruleNodes = new Map<string, EvaluationNode>();

  constructor(draft: Draft, index: ModelIndex) {
    this.#draft = draft;
    this.#index = index;
  }

  /** The context in which a node reads conditions; what it reads becomes a dependency. */
  contextOf(node: EvaluationNode): ConditionContext {
    return {
      index: this.#index,
      scope: node.scope,
      reads: (dependency) => node.reads.add(dependency),
      rule: (rule) => this.#rule(rule, node),
      answered: (question) => answeredNode(this.#draft, question),
    };
  }

  attach(node: EvaluationNode, conditional: Conditional): void {
    node.test = compileConditional(conditional, this.contextOf(node));
  }

  /** Makes every rule a node of the root: blocks of files refer to them. */
  attachRules(): void {
    for (const rule of this.#draft.rules.values()) this.#ruleNode(rule, this.#draft.root);
  }

  #rule(rule: Rule, asker: EvaluationNode): Test {
    const node = this.#ruleNode(rule, asker.scope);
    asker.reads.add(node);
    const { slot } = node;
    return (state) => state.visible[slot] === true;
  }

  #ruleNode(rule: Rule, scope: Scope): EvaluationNode {
    const key = ruleKey(rule.id, scope);
    const known = this.ruleNodes.get(key);
    if (known !== undefined) return known;
    const node = this.#draft.addNode(new ConditionNode(scope, takeSlot(scope), null), rule.name, {});
    this.ruleNodes.set(key, node);
    this.attach(node, rule);
    return node;
  }
}

/** Compiles the conditions of all questions, options, groups, fields and files. */
export function attachConditions(draft: Draft, attacher: ConditionAttacher): void {
  attacher.attachRules();
  for (const question of draft.questions.values()) attacher.attach(question.node, question.definition);
  for (const { node, definition } of [...draft.options.values(), ...draft.groups.values()]) {
    if (node !== null) attacher.attach(node, definition);
  }
  for (const { node, definition } of draft.fields.values()) {
    if ('conditions' in definition || 'condition_options' in definition || 'rule_id' in definition) {
      attacher.attach(node, definition);
    }
  }
  for (const definition of draft.application.files) {
    const { root } = draft;
    const node = draft.addNode(new ConditionNode(root, takeSlot(root), null), definition.name, {
      file: definition.path,
    });
    attacher.attach(node, definition);
    draft.files.push({ definition, slot: node.slot, node });
  }
}
