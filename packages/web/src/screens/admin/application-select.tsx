import { Field } from '../../ui/field.tsx';
import { SelectInput } from '../../ui/inputs.tsx';
import { RuledForm } from '../../ui/ruled-form.tsx';

export interface ApplicationSelectProps {
  readonly label: string;
  /** The words of no choice. */
  readonly empty: string;
  readonly applications: readonly { readonly id: number; readonly name: string }[];
  /** Id of the chosen application; empty: none. */
  readonly value: string;
  readonly onChange: (id: string) => void;
}

/** The application that a page is about, at its top. */
export function ApplicationSelect({ label, empty, applications, value, onChange }: ApplicationSelectProps) {
  return (
    <RuledForm>
      <Field label={label} required>
        {(control) => (
          <SelectInput
            {...control}
            name="application"
            width={30}
            value={value}
            options={[
              { value: '', text: empty },
              ...applications.map(({ id, name }) => ({ value: String(id), text: name })),
            ]}
            onChange={({ target }) => onChange(target.value)}
          />
        )}
      </Field>
    </RuledForm>
  );
}
