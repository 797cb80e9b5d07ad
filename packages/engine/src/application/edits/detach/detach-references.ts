import type { Place } from '../../../problems/index.ts';
import { placeOfThing } from '../../place-of-thing.ts';
import { filterShared, mapShared, without } from '../../shared-lists.ts';
import type { Application, ApplicationFile, Question, QuestionOption, RepeatOption } from '../../schema/index.ts';
import { thingId, thingName, type ThingKind, type Things } from '../../thing-kinds.ts';
import type { Effect, EffectKind } from '../effect.ts';
import { detachDocument } from './detach-block.ts';
import { detachConditional, type Loss } from './detach-conditional.ts';
import { detachField, detachFormula } from './detach-field.ts';
import { detachForm } from './detach-form.ts';
import type { DeletedThings } from './deleted-things.ts';

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
