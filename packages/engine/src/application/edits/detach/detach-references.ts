import type { Place } from '../../../problems/index.ts';
import type {
  BlockOptions,
  EditorBlock,
  TemplateDocument,
  FieldInstance,
  FileForm,
  FileRepeat,
  Application,
  ApplicationFile,
  Question,
  QuestionOption,
  RepeatOption,
} from '../../schema/index.ts';
import { placeOfThing, thingId, thingName, type ThingKind, type Things } from '../../thing-kinds.ts';
import { mapShared, without, filterShared } from '../../thing-lists.ts';
import { formulaFields, fieldLinks, type FieldLink } from '../../thing-references.ts';
import type { Effect, EffectKind } from '../effect.ts';
import type { DeletedThings } from './deleted-things.ts';
import { detachConditional, type Loss } from './detach-conditional.ts';

/** A loss in a block, with the block. */
type BlockReport = (loss: Loss, block: EditorBlock) => void;

function detachOptions(options: BlockOptions, deleted: DeletedThings, report: (loss: Loss) => void): BlockOptions {
  let rest = detachConditional(options, deleted, report);
  for (const property of ['ruleId', 'inheritRuleId'] as const) {
    const because = deleted.get('rule', options[property]);
    if (!because) continue;
    report({ action: 'unlinked', property, before: because.name, because });
    rest = without(rest, property);
  }
  const question = deleted.get('question', options.questionId);
  if (question) {
    report({ action: 'unlinked', property: 'questionId', before: question.name, because: question });
    // A loop over nothing would not print at all: the block prints once instead.
    rest = { ...without(rest, 'questionId'), ...(options.isLoop === undefined ? {} : { isLoop: false }) };
  }
  const conditional = rest.conditions ?? rest.condition_options ?? rest.ruleId ?? rest.inheritRuleId;
  if (rest !== options && rest.hasCondition && conditional === undefined) return { ...rest, hasCondition: false };
  return rest;
}

function detachBlock(block: EditorBlock, deleted: DeletedThings, report: BlockReport): EditorBlock {
  const { options, children } = block;
  const nextOptions = options && detachOptions(options, deleted, (loss) => report(loss, block));
  const nextChildren = children && mapShared(children, (child) => detachBlock(child, deleted, report));
  if (nextOptions === options && nextChildren === children) return block;
  return {
    ...block,
    ...(nextOptions && { options: nextOptions }),
    ...(nextChildren && { children: nextChildren }),
  };
}

/** Takes what was deleted out of the blocks of a template. A document that mentions nothing deleted comes back itself. */
function detachDocument(document: TemplateDocument, deleted: DeletedThings, report: BlockReport): TemplateDocument {
  const children = mapShared(document.children, (block) => detachBlock(block, deleted, report));
  return children === document.children ? document : { ...document, children };
}

type Report = (loss: Loss) => void;

/** The deleted field that a formula reads first. */
function deletedOperand(formula: string | undefined, deleted: DeletedThings): ReturnType<DeletedThings['answerField']> {
  if (formula === undefined || !formula.includes('@')) return undefined;
  return deleted.answerField(formulaFields(formula).find((id) => deleted.answerField(id) !== undefined));
}

/**
 * A formula that reads a deleted field is removed as a whole: replacing the field by a number would print wrong sums. Its text
 * is in the effect, so that the user can write it again.
 */
function detachFormula<Thing extends { formula?: string }>(
  thing: Thing,
  deleted: DeletedThings,
  report: Report,
): Thing {
  const because = deletedOperand(thing.formula, deleted);
  if (!because) return thing;
  report({ action: 'cleared', property: 'formula', before: thing.formula, because });
  const rest = { ...thing };
  delete rest.formula;
  return rest;
}

/** Takes what was deleted out of a field instance. A field placed on a deleted file stays without a place. */
function detachField(field: FieldInstance, deleted: DeletedThings, report: Report): FieldInstance {
  let rest = detachFormula(detachConditional(field, deleted, report), deleted, report);
  for (const [property, kind] of Object.entries(fieldLinks) as [FieldLink, (typeof fieldLinks)[FieldLink]][]) {
    const id = field[property];
    if (id === undefined) continue;
    const because = deleted.get(kind, id);
    if (!because) continue;
    report({ action: 'unlinked', property, before: because.name, because });
    rest =
      property === 'file_id' ? without(rest, 'file_id', 'page', 'position_x', 'position_y') : without(rest, property);
  }
  return rest;
}

type FormReport = (loss: Loss) => void;

function detachTotals(repeat: FileRepeat, deleted: DeletedThings, report: FormReport): FileRepeat {
  if (!repeat.totals) return repeat;
  const totals = filterShared(repeat.totals, ({ field_id: id }) => {
    const because = deleted.get('field', id);
    if (because) report({ action: 'cleared', property: 'form', before: because.name, because });
    return because === undefined;
  });
  return totals === repeat.totals ? repeat : { ...repeat, totals };
}

/** Takes rows of deleted questions and sums of deleted fields out of a PDF form. One that mentions nothing deleted comes back. */
function detachForm(form: FileForm, deleted: DeletedThings, report: FormReport): FileForm {
  const { repeats } = form;
  if (!repeats) return form;
  const kept = filterShared(repeats, ({ question_id: id }) => {
    const because = deleted.get('question', id);
    if (because) report({ action: 'cleared', property: 'form', before: because.name, because });
    return because === undefined;
  });
  const rest = mapShared(kept, (repeat) => detachTotals(repeat, deleted, report));
  return rest === repeats ? form : { ...form, repeats: rest };
}

type Note = (effect: Effect) => void;

function reporter(note: Note, kind: ThingKind, thing: Things[ThingKind], question?: Question): (loss: Loss) => void {
  return (loss) => {
    const place = placeOfThing(kind, thing, question);
    note({ kind, id: thingId(thing), name: thingName(thing), ...loss, place });
  };
}

function detachOption(option: QuestionOption, question: Question, deleted: DeletedThings, note: Note): QuestionOption {
  const report = reporter(note, 'option', option, question);
  const rest = detachConditional(option, deleted, report);
  const because = deleted.get('field', option.field_id) ?? deleted.ungrouped.get(option.field_id ?? 0);
  if (!because) return rest;
  report({ action: 'unlinked', property: 'field_id', before: option.field_id, because });
  return without(rest, 'field_id');
}

function detachRepeat(repeat: RepeatOption, question: Question, deleted: DeletedThings, note: Note): RepeatOption {
  const report = reporter(note, 'repeat_option', repeat, question);
  const questions = filterShared(repeat.questions, (id) => {
    const because = deleted.get('question', id);
    if (because) report({ action: 'unlinked', property: 'questions', before: because.name, because });
    return because === undefined;
  });
  return questions === repeat.questions ? repeat : { ...repeat, questions };
}

/** Changes one list of a thing; the thing itself comes back when the list stayed the same. */
function withList<Thing extends object, Key extends keyof Thing>(
  thing: Thing,
  key: Key,
  change: (list: NonNullable<Thing[Key]>) => Thing[Key],
): Thing {
  const list = thing[key];
  if (list === undefined || list === null) return thing;
  const changed = change(list);
  return changed === list ? thing : { ...thing, [key]: changed };
}

function detachQuestion(question: Question, deleted: DeletedThings, note: Note): Question {
  let rest = detachConditional(question, deleted, reporter(note, 'question', question));
  rest = withList(rest, 'options', (options) =>
    mapShared(options, (option) => detachOption(option, question, deleted, note)),
  );
  rest = withList(rest, 'field_groups', (groups) =>
    mapShared(groups, (group) => detachConditional(group, deleted, reporter(note, 'field_group', group, question))),
  );
  return withList(rest, 'repeat_options', (repeats) =>
    mapShared(repeats, (repeat) => detachRepeat(repeat, question, deleted, note)),
  );
}

function detachFile(file: ApplicationFile, deleted: DeletedThings, note: Note): ApplicationFile {
  const report = reporter(note, 'file', file);
  const rest = withList(detachConditional(file, deleted, report), 'form', (form) => detachForm(form, deleted, report));
  return withList(rest, 'document', (document) =>
    detachDocument(document, deleted, (loss, block) => {
      const place: Place = { file: file.name, path: block.path.join('.') };
      if (block.text !== undefined) place.snippet = block.text;
      const kind: EffectKind = 'block';
      note({ kind, id: file.id, name: file.name, ...loss, place });
    }),
  );
}

/**
 * Takes every mention of what was deleted out of what is left, and notes each. One walk over the application; whatever
 * mentions nothing deleted stays shared.
 */
export function detachReferences(application: Application, deleted: DeletedThings, note: Note): Application {
  let rest = withList(application, 'questions', (list) =>
    mapShared(list, (item) => detachQuestion(item, deleted, note)),
  );
  rest = withList(rest, 'fields', (list) =>
    mapShared(list, (field) => detachField(field, deleted, reporter(note, 'field', field))),
  );
  rest = withList(rest, 'rules', (list) =>
    mapShared(list, (rule) => detachConditional(rule, deleted, reporter(note, 'rule', rule))),
  );
  rest = withList(rest, 'files', (list) => mapShared(list, (file) => detachFile(file, deleted, note)));
  return withList(rest, 'master_fields', (list) =>
    mapShared(list, (master) => detachFormula(master, deleted, reporter(note, 'master_field', master))),
  );
}
