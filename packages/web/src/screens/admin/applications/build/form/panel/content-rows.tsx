import { builderFormsText } from '../../../../../../messages/builder-forms.ts';
import { useText } from '../../../../../../messages/locale.ts';
import { indexOf, useApplication } from '../../builder-context.ts';
import { ConditionsEditor } from '../../conditions/conditions-editor.tsx';
import { TextRow } from '../../properties/value-rows.tsx';
import type { Placement } from '../document/placements.ts';

/** What a field prints: its name, the text instead of the answer, when it is printed. */
export function ContentRows({ placement: { field } }: { readonly placement: Placement }) {
  const text = useText(builderFormsText);
  const application = useApplication();
  const index = indexOf(application);
  const source = field.source_field_id === undefined ? undefined : index.fields.get(field.source_field_id);
  const option = field.option_id === undefined ? undefined : index.options.get(field.option_id);
  const question = option?.question ?? (field.question === undefined ? undefined : index.questions.get(field.question));
  const shown = (source ?? question ?? field).name;
  const mark = field.option_value ?? option?.thing.text;
  const subject = { kind: 'field', id: field.id } as const;
  return (
    <section>
      <h3>{text.content}</h3>
      {field.value === undefined || mark !== undefined ? (
        <p>{mark === undefined ? text.shownField(shown) : text.shownMark(shown, mark)}</p>
      ) : null}
      <TextRow subject={subject} name="name" label={text.name} value={field.name} needed />
      <TextRow subject={subject} name="value" label={text.value} help={text.valueHelp} value={field.value} lines />
      <ConditionsEditor kind="field" id={field.id} conditional={field} />
    </section>
  );
}
