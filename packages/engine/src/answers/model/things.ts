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
import type { FieldKind } from '../kinds/field-kind.ts';
import type { QuestionState } from '../resolved.ts';
import type { Dependant, EvaluationNode } from './evaluation-node.ts';
import type { Scope } from './scope.ts';

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
  /** Where the raw answer is kept, or -1. */
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
  /** Is any field answered? Made only where something asks. */
  answeredNode: EvaluationNode | null;
  /** The states it is mostly in when it stands in no list, shared by all results; made when first needed. */
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
  /** Where its raw answer is kept, or -1 when nobody answers it. */
  readonly input: number;
  readonly question: ModelQuestion | null;
  readonly group: ModelGroup | null;
  /** `shown` fields stand outside every group; their values come from another thing. */
  readonly origin: 'asked' | 'formula' | 'shown';
  readonly kind: FieldKind;
  node: EvaluationNode;
}

/** A list of questions asked repeatedly. */
export interface ModelList {
  readonly definition: RepeatOption;
  readonly name: string;
  readonly question: ModelQuestion;
  /** Where the list stands, and its position among the lists of that scope. */
  readonly scope: Scope;
  readonly position: number;
  /** The scope of its repetitions. */
  readonly inner: Scope;
  /** What is to be evaluated again outside the list when a repetition comes or goes. */
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
