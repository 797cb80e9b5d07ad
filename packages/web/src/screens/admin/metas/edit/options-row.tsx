import { useFormField, useFormStore } from '../../../../kits/form/form-parts.ts';
import { OrderedList } from '../../../../kits/form/ordered-list.tsx';
import { metasText } from '../../../../messages/admin-metas.ts';
import { useText } from '../../../../messages/locale.ts';
import { Button } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/field.tsx';
import { TextInput } from '../../../../ui/inputs.tsx';

/** An option in the form. `value` is empty for a new one, whose value becomes its text; `key` tells it from others. */
export interface EditedOption {
  readonly key: number;
  readonly text: string;
  readonly value: string;
}

const nextKey = (options: readonly EditedOption[]): number => Math.max(0, ...options.map(({ key }) => key)) + 1;

/** The options of a meta: their texts in order. */
export function OptionsRow() {
  const text = useText(metasText).metas;
  const store = useFormStore();
  const { value, error } = useFormField('options', text.options);
  const options = Array.isArray(value) ? (value as readonly EditedOption[]) : [];
  const set = (next: readonly EditedOption[]): void => store.set('options', next);
  return (
    <Field label={text.options} required help={text.optionsHelp} error={error} group>
      {() => (
        <>
          <OrderedList
            label={text.options}
            items={options}
            keyOf={({ key }) => key}
            nameOf={(option, index) => (option.text === '' ? text.option(index + 1) : option.text)}
            onChange={set}
            show={(option, index) => (
              <TextInput
                aria-label={text.option(index + 1)}
                maxLength={100}
                width={20}
                value={option.text}
                onChange={({ target }) => set(options.toSpliced(index, 1, { ...option, text: target.value }))}
              />
            )}
          />
          <div>
            <Button size="small" onClick={() => set([...options, { key: nextKey(options), text: '', value: '' }])}>
              {text.addOption}
            </Button>
          </div>
        </>
      )}
    </Field>
  );
}
