import { dateFormats, fieldType, type FieldInstance } from '@shorui/engine/model';
import { builderText } from '../../../../../messages/builder.ts';
import { builderSettingsText } from '../../../../../messages/builder-settings.ts';
import { useText } from '../../../../../messages/locale.ts';
import { Checkbox } from '../../../../../ui/inputs.tsx';
import { Disclosure } from '../../../../../ui/disclosure.tsx';
import { useEdit } from '../builder-context.ts';
import { fieldKinds, hasOptions } from '../document/kinds.ts';
import { FormulaRow } from './formula-row.tsx';
import { SaveAsMaster } from './master-fields.tsx';
import { FieldOptions } from './field-options.tsx';
import { changeOf } from '../document/change-of.ts';
import { CheckRow, ChoiceRow, NumberRow, TextRow } from './value-rows.tsx';

const roundings = ['floor', 'ceil', 'round'] as const;

/** The settings of a field: its name and kind first, what is seldom changed behind a disclosure. */
export function FieldSettings({ field }: { readonly field: FieldInstance }) {
  const text = useText(builderSettingsText);
  const { kinds, more } = useText(builderText);
  const subject = { kind: 'field', id: field.id } as const;
  const isNumber = field.type === fieldType.decimal || field.type === fieldType.formula;
  return (
    <>
      <TextRow subject={subject} name="name" label={text.name} help={text.nameHelp} value={field.name} needed />
      <ChoiceRow
        subject={subject}
        name="type"
        label={text.kind}
        value={String(field.type)}
        read={Number}
        options={fieldKinds.map(({ name, type }) => ({ value: String(type), text: kinds[name] }))}
      />
      {field.type === fieldType.formula ? <FormulaRow field={field} /> : null}
      {hasOptions(field.type) ? <FieldOptions field={field} /> : null}
      {field.type === fieldType.text ? <StyleRow field={field} name="image" label={text.picture} /> : null}
      {field.type === fieldType.textarea ? <StyleRow field={field} name="lines" label={text.lines} /> : null}
      {field.type === fieldType.date ? (
        <ChoiceRow
          subject={subject}
          name="date_format"
          label={text.dateFormat}
          value={field.date_format ?? 'YYYY年MM月DD日'}
          options={dateFormats.map((value) => ({ value, text: value }))}
        />
      ) : null}
      {isNumber ? (
        <>
          <NumberRow subject={subject} name="decimals" label={text.decimals} value={field.decimals} />
          <ChoiceRow
            subject={subject}
            name="rounding"
            label={text.rounding}
            value={field.rounding ?? 'floor'}
            options={roundings.map((value) => ({ value, text: text.roundings[value] }))}
          />
        </>
      ) : null}
      <CheckRow subject={subject} name="required" label={text.required} value={field.required} />
      <TextRow subject={subject} name="help" label={text.help} value={field.help} lines />
      <Disclosure title={more}>
        <div className="builder-rows">
          <TextRow subject={subject} name="label" label={text.label} value={field.label} />
          <TextRow subject={subject} name="placeholder" label={text.placeholder} value={field.placeholder} />
          <TextRow subject={subject} name="unit" label={text.unit} value={field.unit} width={8} />
          <SaveAsMaster field={field} />
        </div>
      </Disclosure>
    </>
  );
}

interface StyleRowProps {
  readonly field: FieldInstance;
  readonly name: 'image' | 'lines';
  readonly label: string;
}

/**
 * `image`: a text is answered by a picture, which templates print by `{{image 名前}}` and PDF forms in their box. `lines`: each line of a text
 * is an item of a list, which templates print by `{{#each 名前}}{{this}}{{/each}}`.
 */
function StyleRow({ field: { id, style }, name, label }: StyleRowProps) {
  const edit = useEdit();
  const { [name]: isOn, ...others } = style ?? {};
  return (
    <Checkbox
      label={label}
      checked={isOn === true}
      onChange={({ target }) => {
        const next = target.checked ? { ...others, [name]: true } : others;
        void edit([changeOf({ kind: 'field', id }, 'style', Object.keys(next).length === 0 ? undefined : next)]);
      }}
    />
  );
}
