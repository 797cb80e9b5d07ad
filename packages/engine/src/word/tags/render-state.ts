import {
  createProblem,
  ShoruiError,
  type Place,
  type Problem,
  type ProblemId,
  type ProblemParams,
} from '../../problems/index.ts';
import type { TemplateConditions } from './template-conditions.ts';
import { ImageStore, type NamedImages } from '../images/image-store.ts';
import type { Budget } from '../../platform/limits.ts';
import { invisibleIn, visibleText } from './invisible.ts';
import { likelyName } from './likely-name.ts';
import type { PlaceTrace } from './place-trace.ts';
import { visibleNames, type KnownNames, type Scope } from '../data/scope.ts';

/** What happens for a name that the data lacks: stop with an error, print nothing, or leave the tag as written. */
export type MissingMode = 'error' | 'blank' | 'keep';

function placeKey(place: Place): string {
  return `${place.part ?? ''} ${place.paragraph ?? 0} ${place.offset ?? 0} ${place.slot ?? ''} ${place.path ?? ''}`;
}

/** Passes through loops between two looks at the clock. */
const iterationsPerLook = 64;

/** The state of rendering one document: counters, what was found wrong, and how much work was done. */
export class RenderState {
  readonly missingMode: MissingMode;
  readonly limits: Budget;
  /** In `keep` mode: a tag without a value stays too, not only one whose name is missing. */
  readonly keepBlanks: boolean;
  /** Times a missing name was read; a change shows a tag that it read one. */
  missingReads = 0;
  /** Current values of the counters of `increment`. */
  readonly counters = new Map<string, number>();
  /** Numbers that `increment` gave to labels: from the numbering pass, so that `reference` may look ahead. */
  readonly labels = new Map<string, number>();
  /** False in the numbering pass, which only finds the labels. */
  readonly final: boolean;
  /** The images that tags name or the data holds. */
  readonly images: ImageStore;
  /** Decides the conditions of the template editor's blocks; null without answers to an application. */
  readonly conditions: TemplateConditions | null;
  /** Records where blocks and values are printed. */
  trace: PlaceTrace | null = null;
  readonly #problems = new Map<string, Problem>();
  readonly knownNames: KnownNames = new Map();
  readonly #missingNames = new Set<string>();
  readonly #blanks = new Map<string, Place>();
  #iterations = 0;

  constructor(
    missingMode: MissingMode,
    limits: Budget,
    labels?: ReadonlyMap<string, number>,
    keepBlanks = false,
    images?: NamedImages,
    conditions: TemplateConditions | null = null,
  ) {
    this.conditions = conditions;
    this.images = new ImageStore(images, limits);
    this.keepBlanks = keepBlanks;
    this.missingMode = missingMode;
    this.limits = limits;
    this.final = labels !== undefined;
    if (labels) for (const [label, number] of labels) this.labels.set(label, number);
  }

  /** What was found wrong, each thing once for each place. */
  get problems(): Problem[] {
    return [...this.#problems.values()];
  }

  /** Places of the tags that printed nothing because their value is known but empty. */
  get blanks(): Place[] {
    return [...this.#blanks.values()];
  }

  reportBlank(place: Place): void {
    const key = placeKey(place);
    if (!this.#blanks.has(key)) this.#blanks.set(key, place);
  }

  report(id: ProblemId, place: Place, params: ProblemParams = {}): void {
    if (this.#problems.size >= this.limits.problems) return;
    const key = `${id} ${placeKey(place)} ${params.name ?? ''} ${params.value ?? ''}`;
    if (!this.#problems.has(key)) this.#problems.set(key, createProblem(id, place, params));
  }

  /** Reports a name that has no value. `helperNames` are those of all functions, for the suggestion. */
  reportMissing(name: string, scope: Scope, place: Place, helperNames: ReadonlySet<string>): void {
    this.missingReads++;
    const key = `${placeKey(place)} ${name}`;
    if (this.missingMode !== 'error' || this.#missingNames.has(key) || this.#problems.size >= this.limits.problems)
      return;
    this.#missingNames.add(key);
    const codes = invisibleIn(name);
    if (codes !== '') return this.report('word.name-invisible', place, { name: visibleText(name), codes });
    const nearest = likelyName(name, visibleNames(scope), helperNames)?.name;
    if (nearest === undefined) this.report('word.name-missing', place, { name });
    else this.report('word.name-missing-nearest', place, { name, nearest });
  }

  /**
   * Counts one pass through a loop body.
   * @throws ShoruiError `word.too-many-iterations`, `word.too-slow`
   */
  countIteration(place: Place): void {
    const { limits } = this;
    if (++this.#iterations > limits.iterations) {
      throw new ShoruiError([createProblem('word.too-many-iterations', place, { limit: limits.iterations })]);
    }
    if (this.#iterations % iterationsPerLook === 0) limits.checkTime?.(place);
  }
}
