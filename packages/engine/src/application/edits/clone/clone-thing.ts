import type { FieldInstance } from '../../schema/index.ts';
import type { Things } from '../../thing-kinds.ts';
import type { ChangeOf } from '../change/change.ts';
import type { Draft } from '../draft.ts';
import { copyName, TakenNames } from '../unique-name.ts';
import { usedNames } from '../used-names.ts';
import { cloneFile, cloneFolder } from './clone-file.ts';
import { clonePart } from './clone-part.ts';
import { cloneQuestion } from './clone-question.ts';

/** Offset of a placed field's copy from the original, in mm, so that both can be seen and selected. */
const copyOffset = 5;

function cloneField(draft: Draft, field: FieldInstance): void {
  const { position_x: x, position_y: y } = field;
  const copy: FieldInstance = {
    ...field,
    id: draft.takeId(),
    name: copyName('field', field.name, usedNames(draft.application)),
    ...(x !== undefined && { position_x: x + copyOffset }),
    ...(y !== undefined && { position_y: y + copyOffset }),
  };
  draft.insert('field', copy, undefined, draft.list('field').indexOf(field) + 1);
  draft.note('created', 'field', copy);
}

type Plain = 'rule' | 'tag' | 'category' | 'master_field';

/** Copies a thing that has nothing in it but a name and its properties. */
function clonePlain(draft: Draft, kind: Plain, id: number): void {
  const { thing } = draft.find<Plain>(kind, id);
  const list = draft.list<Plain>(kind);
  const name = copyName(kind, thing.name, new TakenNames(list.map((other) => other.name)));
  const copy: Things[Plain] = { ...thing, id: draft.takeId(), name };
  draft.insert<Plain>(kind, copy, undefined, list.indexOf(thing) + 1);
  draft.note('created', kind, copy);
}

/** Copies a thing with all that belongs to it, under new ids and names that are free. */
export function cloneThing(draft: Draft, change: ChangeOf<'clone'>): void {
  switch (change.kind) {
    case 'question':
      return cloneQuestion(draft, change.id);
    case 'option':
    case 'field_group':
    case 'survey_field':
    case 'repeat_option':
      return clonePart(draft, change.kind, change.id);
    case 'field':
      return cloneField(draft, draft.find('field', change.id).thing);
    case 'file':
      return cloneFile(draft, change.id, change.path);
    case 'folder':
      return cloneFolder(draft, change.id);
    case 'notification': {
      const copy = { ...draft.find('notification', change.id).thing, id: draft.takeId() };
      draft.insert('notification', copy);
      return draft.note('created', 'notification', copy);
    }
    case 'plan_price': {
      const copy = { ...draft.find('plan_price', change.id).thing, plan_id: change.plan_id };
      draft.insert('plan_price', copy);
      return draft.note('created', 'plan_price', copy);
    }
    case 'rule':
    case 'tag':
    case 'category':
    case 'master_field':
      return clonePlain(draft, change.kind, change.id);
  }
}
