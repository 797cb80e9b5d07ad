import type { FieldStyle } from '@shorui/engine/model';
import { builderFormStylesText } from '../../../../../../messages/builder-form-styles.ts';
import { builderFormsText } from '../../../../../../messages/builder-forms.ts';
import { useText } from '../../../../../../messages/locale.ts';
import { Field } from '../../../../../../ui/field.tsx';
import { SelectInput } from '../../../../../../ui/inputs.tsx';
import { useApplication, useBuilder, useEdit } from '../../builder-context.ts';
import { changesOfUnit } from '../document/changes.ts';
import { useForm } from '../form-context.ts';
import { FontRow } from './font-row.tsx';
import { NumberRow } from './number-row.tsx';

/** The unit of the lengths of the form; the font and size that its fields begin with. */
export function FormRows() {
  const text = useText(builderFormsText);
  const words = useText(builderFormStylesText);
  const { file } = useForm();
  const { store } = useBuilder();
  const style = file.form?.style ?? {};
  const set = (values: { readonly [Name in keyof FieldStyle]?: FieldStyle[Name] | undefined }): string | undefined => {
    const next = Object.fromEntries(Object.entries({ ...style, ...values }).filter(([, value]) => value !== undefined));
    const outcome = store.edit(
      [{ action: 'update', kind: 'file', id: file.id, set: { form: { ...file.form, style: next } } }],
      { key: `form base ${file.id} ${Object.keys(values).join(' ')}` },
    );
    return 'refusal' in outcome ? outcome.refusal : undefined;
  };
  return (
    <section>
      <h3>{text.form}</h3>
      <UnitRow />
      <p className="ui-help">{text.formHelp}</p>
      <div className="form-grid">
        <FontRow value={style.font} onChange={(font) => set({ font })} />
        <NumberRow
          label={words.fontSize}
          value={style.font_size}
          usual="10.5"
          onChange={(font_size) => set({ font_size })}
        />
      </div>
    </section>
  );
}

const units = ['mm', 'pt'] as const;

/** The unit in which lengths are given. Fields stay where they are when it changes. */
function UnitRow() {
  const text = useText(builderFormsText);
  const { file, unit } = useForm();
  const application = useApplication();
  const edit = useEdit();
  return (
    <Field label={text.unit} help={text.unitChange}>
      {(control) => (
        <SelectInput
          {...control}
          value={unit.name}
          options={units.map((value) => ({ value, text: text.units[value] }))}
          onChange={({ target }) => {
            const next = units.find((each) => each === target.value);
            if (next !== undefined) edit(changesOfUnit(application, file, next));
          }}
        />
      )}
    </Field>
  );
}
