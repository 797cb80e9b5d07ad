import type {
  Application,
  ApplicationFile,
  FieldGroup,
  FieldInstance,
  Question,
  QuestionOption,
  RepeatOption,
  Rule,
  SurveyQuestionField,
} from '../../application/schema/index.ts';
import type { TemplateValue } from '../../values/index.ts';
import type { FieldKind } from '../kinds/field-kind.ts';
import type { QuestionState } from '../resolved.ts';
import type { Fault, Faults } from './fault.ts';
import type { Input, Value } from './value.ts';

// The things of a model refer to one another, so their types share this file. Their constructors have their own files.

/** A question with its places in the state of its scope. */
export interface ModelQuestion {
  readonly definition: Question;
  readonly scope: Scope;
  /** Slot of its visibility. */
  readonly slot: number;
  /** Choices in order; empty when the question is answered by fields or repetitions only. */
  options: readonly ModelOption[];
  /** Ids of all options, shared by the states in which all are available. */
  readonly optionIds: readonly number[];
  /** Slot of the chosen options, or -1. The slot of its visibility too, unless an option has conditions. */
  readonly choiceSlot: number;
  /** Slot of the raw answer, or -1. */
  readonly choiceInput: number;
  /** How its options are read and shown; null without options. */
  readonly choiceKind: FieldKind | null;
  /** Fields asked in it (groups first, then survey fields). */
  readonly fields: ModelField[];
  readonly lists: ModelList[];
  /** Decides visibility. */
  node: EvaluationNode;
  choiceNode: EvaluationNode | null;
  /** Checks the number of repetitions. */
  repeatNode: EvaluationNode | null;
  /** Is any field answered? Created only where something depends on it. */
  answeredNode: EvaluationNode | null;
  /** Cache of its most frequent states outside lists, shared by all results and created on demand. */
  usualStates: UsualStates | null;
}

/** A question hidden, and with all options and fields shown, without an answer and with one. */
export interface UsualStates {
  readonly hidden: QuestionState;
  readonly open: QuestionState;
  readonly answered: QuestionState;
}

/** A choice of a question. */
export interface ModelOption {
  readonly definition: QuestionOption;
  readonly question: ModelQuestion;
  /** Position among the options of its question. */
  readonly position: number;
  /** Decides availability; null when it is always available. */
  node: EvaluationNode | null;
}

/** A group of fields. */
export interface ModelGroup {
  readonly definition: FieldGroup;
  readonly question: ModelQuestion;
  /** Decides visibility; null when it shows whenever its question does. */
  node: EvaluationNode | null;
}

/** A field: asked in a group or for the record, computed, or showing the value of another thing. */
export interface ModelField {
  readonly definition: FieldInstance | SurveyQuestionField;
  /** What the user knows it by: its label, else its name. */
  readonly label: string;
  readonly scope: Scope;
  readonly slot: number;
  /** Slot of its raw answer, or -1 if it takes no answer. */
  readonly input: number;
  readonly question: ModelQuestion | null;
  readonly group: ModelGroup | null;
  /** `shown` fields are outside every group; their values come from another thing. */
  readonly origin: 'asked' | 'formula' | 'shown';
  readonly kind: FieldKind;
  node: EvaluationNode;
}

/** A list of questions asked repeatedly. */
export interface ModelList {
  readonly definition: RepeatOption;
  readonly name: string;
  readonly question: ModelQuestion;
  /** The scope of the list, and its position among the lists of that scope. */
  readonly scope: Scope;
  readonly position: number;
  /** The scope of its repetitions. */
  readonly inner: Scope;
  /** Nodes outside the list to evaluate again when a repetition is added or removed. */
  affected: readonly Dependant[];
}

/** A file of the application. */
export interface ModelFile {
  readonly definition: ApplicationFile;
  readonly slot: number;
  readonly node: EvaluationNode;
}

/** Everything that conditions refer to, by id. */
export interface ModelIndex {
  readonly application: Application;
  readonly questions: ReadonlyMap<number, ModelQuestion>;
  readonly options: ReadonlyMap<number, ModelOption>;
  readonly fields: ReadonlyMap<number, ModelField>;
  readonly rules: ReadonlyMap<number, Rule>;
  /** Scopes by the id of a repeat option or of its question. */
  readonly scopes: ReadonlyMap<number, Scope>;
}

/** A compiled condition: does it hold for an asker in this state? */
export type Test = (state: ScopeState) => boolean;

/** The path from one scope to another: `up` scopes outwards, then inwards through all repetitions of the lists `down`. */
export interface ScopePath {
  readonly up: number;
  readonly down: readonly number[];
}

/** A node to evaluate again, and the path to its states. */
export interface Dependant extends ScopePath {
  readonly node: EvaluationNode;
}

/** One thing to evaluate in every state of its scope, after all it depends on. */
export interface EvaluationNode {
  readonly scope: Scope;
  readonly slot: number;
  /** The question to report when it changes. */
  readonly question: ModelQuestion | null;
  /** The field it evaluates, if it is one. */
  field: ModelField | null;
  /** Position in the order of evaluation. */
  order: number;
  /** Nodes to evaluate first because they contain this thing. Never circular. */
  readonly needs: Set<EvaluationNode>;
  /** What its condition or formula reads. */
  readonly reads: Set<EvaluationNode>;
  dependants: readonly Dependant[];
  /** Its condition; null when it always holds. */
  test: Test | null;
  /** True when it reads what depends on it. Its condition then counts as not holding. */
  circular: boolean;
  /** Reported at a circular thing even if it is hidden; null for things without an answer. */
  circularFault: Fault | null;
  /** Evaluates the thing in one state. Returns true if a value that other things read has changed. */
  evaluate(state: ScopeState): boolean;
}

/** What takes an answer under a name. Two things may share a name (of which one is visible): they form a chain by `next`. */
export interface AnswerName {
  /** Stores the raw answer in the state of the scope that holds the name. */
  accept(state: ScopeState, raw: unknown): void;
  /** The stored, normalized answer; undefined if there is none. */
  keep(state: ScopeState): unknown;
  /** The list with this name, if the name is that of a list. */
  readonly list: ModelList | null;
  /** What reads the answer, to be evaluated again when it changes; null for names that take none. */
  readonly reader: EvaluationNode | null;
  /** False for names whose value is computed or shown from another thing: they take no answer. */
  readonly answerable: boolean;
  next: AnswerName | null;
}

/** A slot that may hold faults, with what they are about; or a list whose repetitions may. */
export type FaultPlace =
  | { readonly slot: number; readonly question: ModelQuestion | null; readonly field: ModelField | null }
  | { readonly list: ModelList };

/** A name that templates read, and its value in a state. */
export interface Show {
  readonly name: string;
  read(state: ScopeState): TemplateValue;
}

/** The arrays of a state before anything is known, to be copied: that is several times faster than filling others. */
export interface BlankState {
  readonly inputs: readonly null[];
  readonly flags: readonly boolean[];
  readonly nothing: readonly null[];
}

/**
 * Where names live: the root, or one repeat list. Its states (one for the root, one for each repetition) keep their values in
 * arrays; a slot is a position in them, an input slot a position among the raw answers.
 */
export interface Scope {
  /** Position in the model's scopes: a parent comes before its children. The root is 0. */
  readonly index: number;
  readonly parent: Scope | null;
  readonly depth: number;
  /** The list whose repetitions are the states of this scope; null for the root. */
  list: ModelList | null;
  readonly names: Map<string, AnswerName>;
  readonly lists: ModelList[];
  readonly questions: ModelQuestion[];
  /** Fields that belong to no question: shown or computed on a file. */
  readonly looseFields: ModelField[];
  /** What templates read by name. */
  readonly shows: Show[];
  /** Nodes with faults, in question order; a list represents all its repetitions. */
  readonly faultPlaces: FaultPlace[];
  /** Everything that is evaluated in this scope, in the order of evaluation. */
  readonly nodes: EvaluationNode[];
  slots: number;
  inputs: number;
  /** Known once all slots and input slots are assigned. */
  readonly blank: BlankState;
  addName(name: string, entry: AnswerName): void;
}

/** The answers and results of the root, or of one repetition. */
export interface ScopeState {
  readonly scope: Scope;
  readonly parent: ScopeState | null;
  /** Position among the repetitions, from 0. Changes when an earlier one is added or removed. */
  index: number;
  /** By input slot: what came in, read and normalized; null where nothing came. */
  readonly inputs: (Input | null)[];
  /** By slot: is the thing shown? */
  readonly visible: boolean[];
  /** By slot: its value as others see it; null when hidden. */
  readonly values: Value[];
  /** By slot: what is wrong with it. */
  readonly faults: Faults[];
  /** By list: its repetitions. */
  readonly lists: ScopeState[][];
  /** By list: what came in besides its repetitions; null when nothing came. */
  readonly listInputs: (ListInput | null)[];
  /** What came in when it is no set of answers; undefined when it is one. */
  foreign: unknown;
  /** Answers under names that take none; null when there are none. */
  unknownAnswers: UnknownAnswer[] | null;
  /** By slot, during a change: does the thing wait to be evaluated again? */
  queued: boolean[] | null;
}

/** How a list was answered, besides its repetitions. */
export interface ListInput {
  /** What came in as it came, when it is no list. */
  readonly foreign: unknown;
  /** Repetitions beyond the maximum: stored but not evaluated. */
  readonly surplus: readonly unknown[];
  readonly fault: Fault | null;
}

/** An answer under a name that takes none. */
export interface UnknownAnswer {
  readonly name: string;
  readonly fault: Fault;
}
