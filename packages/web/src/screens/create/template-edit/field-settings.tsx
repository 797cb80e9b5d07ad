import type { TemplateField } from '@shorui/server/contract';
import { useFormField, useFormPart, useFormStore } from '../../../kits/form/form-parts.ts';
import { textOf } from '../../../kits/form/form-store.ts';
import { useText } from '../../../messages/locale.ts';
import { templatesText } from '../../../messages/templates.ts';
import { Field } from '../../../ui/field.tsx';
import { GrowingArea } from '../../../ui/growing-area.tsx';
import { Checkbox, SelectInput, TextInput } from '../../../ui/inputs.tsx';
import { RuledForm } from '../../../ui/ruled-form.tsx';
import { hasOptions, partOf } from './template-values.ts';
import './template-setting.css';

/** The fields that the tags need: what they are called, how they are entered, and whether they are required. */
export function FieldSettings({ fields }: { readonly fields: readonly TemplateField[] }) {
  const text = useText(templatesText).own;
  if (fields.length === 0) return <p className="ui-help">{text.noFields}</p>;
  return (
    <>
      <RuledForm title={text.settings}>
        {fields.map((field, at) => (
          <FieldSetting key={JSON.stringify([...field.list, field.name])} field={field} at={at} />
        ))}
      </RuledForm>
      <p className="ui-help">{text.settingsHelp}</p>
    </>
  );
}

function FieldSetting({ field: { name, list }, at }: { readonly field: TemplateField; readonly at: number }) {
  const words = useText(templatesText);
  const text = words.own;
  const store = useFormStore();
  const parts = { title: partOf(at, 'title'), kind: partOf(at, 'kind'), required: partOf(at, 'required') };
  const title = useFormField(parts.title, text.title(name));
  const options = useFormField(partOf(at, 'options'), text.optionsOf(name));
  const kind = useFormPart(parts.kind, ({ values }) => textOf(values, parts.kind));
  const isRequired = useFormPart(parts.required, ({ values }) => values[parts.required] === true);
  return (
    <Field
      label={name}
      error={title.error ?? options.error}
      help={list.length === 0 ? undefined : words.list(list)}
      group
    >
      {() => (
        <div className="template-setting">
          <TextInput
            name={parts.title}
            aria-label={text.title(name)}
            aria-invalid={title.error === undefined ? undefined : true}
            value={typeof title.value === 'string' ? title.value : ''}
            onChange={({ target }) => store.set(parts.title, target.value)}
            onBlur={() => store.leave(parts.title)}
          />
          <SelectInput
            name={parts.kind}
            aria-label={text.kindOf(name)}
            value={kind}
            options={Object.entries<string>(words.kinds).map(([value, called]) => ({ value, text: called }))}
            onChange={({ target }) => store.set(parts.kind, target.value)}
          />
          <Checkbox
            name={parts.required}
            aria-label={text.requiredOf(name)}
            label={text.requiredHead}
            checked={isRequired}
            onChange={({ target }) => store.set(parts.required, target.checked)}
          />
          {hasOptions(kind) ? (
            <GrowingArea
              name={partOf(at, 'options')}
              aria-label={text.optionsOf(name)}
              placeholder={text.optionsHelp}
              rows={2}
              value={typeof options.value === 'string' ? options.value : ''}
              onChange={({ target }) => store.set(partOf(at, 'options'), target.value)}
            />
          ) : null}
        </div>
      )}
    </Field>
  );
}
