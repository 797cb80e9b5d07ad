import { fieldType, type FieldOption } from '../../schema/index.ts';
import { placeOf, type ApplicationCheck, type PlacedThing } from './application-check.ts';

/** Types that are answered by choosing (specification section 3). A checkbox may have no options: one box to tick. */
const choiceTypes: ReadonlySet<number> = new Set([
  fieldType.select_box,
  fieldType.multi_select,
  fieldType.radio,
  fieldType.checkbox,
]);

/** Values identify options in answers; labels identify them for the user. */
function checkDistinct(check: ApplicationCheck, at: PlacedThing, options: readonly FieldOption[]): void {
  const values = new Map<string, number>();
  const texts = new Map<string, number>();
  for (const [index, { text, value }] of options.entries()) {
    const [sameValue, sameText] = [values.get(value), texts.get(text)];
    const here = `/options/${index}`;
    if (sameValue !== undefined) {
      const related = placeOf(at, `/options/${sameValue}/value`);
      check.report('application.invalid-duplicate-option', placeOf(at, `${here}/value`), { value }, related);
    } else if (sameText !== undefined) {
      const related = placeOf(at, `/options/${sameText}/text`);
      check.report('application.duplicate-option-text', placeOf(at, `${here}/text`), { text }, related);
    }
    if (sameValue === undefined) values.set(value, index);
    if (sameText === undefined) texts.set(text, index);
  }
}

function checkQuestion(check: ApplicationCheck, at: PlacedThing<'question'>): void {
  const { type, options = [], max_options: max, repeat_options: repeats = [] } = at.thing;
  const choosing = type === 'single' || type === 'multiple';
  if (choosing && options.length === 0) check.report('application.invalid-no-options', placeOf(at));
  if (!choosing && options.length > 0) check.report('application.options-not-asked', placeOf(at, '/options'), { type });
  if (type === 'repeat' && repeats.length === 0) check.report('application.invalid-no-repeat-options', placeOf(at));
  if (type !== 'repeat' && repeats.length > 0) {
    check.report('application.repeat-not-asked', placeOf(at, '/repeat_options'), { type });
  }
  if (max !== undefined && (type !== 'multiple' || (options.length > 0 && max >= options.length))) {
    check.report('application.max-options-idle', placeOf(at, '/max_options'), { max });
  }
  checkDistinct(check, at, options);
}

/** An instance outside every group shows the choice of another thing and needs no options of its own. */
function needsOptions(at: PlacedThing<'field' | 'survey_field' | 'master_field'>): boolean {
  const { thing } = at;
  if (!choiceTypes.has(thing.type) || thing.type === fieldType.checkbox) return false;
  return at.kind !== 'field' || at.thing.field_group_id !== undefined;
}

/** What is answered by choosing has options, nothing else has, and no two options of one list are alike. */
export function checkOptions(check: ApplicationCheck): void {
  for (const at of check.of('question')) checkQuestion(check, at);
  for (const at of check.of('field', 'survey_field', 'master_field')) {
    const { type, options = [] } = at.thing;
    if (options.length === 0 && needsOptions(at))
      check.report('application.invalid-field-without-options', placeOf(at));
    if (options.length > 0 && !choiceTypes.has(type))
      check.report('application.field-options-idle', placeOf(at, '/options'));
    checkDistinct(check, at, options);
  }
}
