import type { FieldInstance } from '@shorui/engine/model';
import { builderSettingsText } from '../../../../../messages/builder-settings.ts';
import { useText } from '../../../../../messages/locale.ts';
import { Field } from '../../../../../ui/field.tsx';
import { GrowingArea } from '../../../../../ui/growing-area.tsx';
import { useBuilder } from '../builder-context.ts';
import { useDraft } from './use-draft.ts';

/** Options of a field, one in each line; `文字=値` gives an option a value of its own. */
export function FieldOptions({ field }: { readonly field: FieldInstance }) {
  const text = useText(builderSettingsText);
  const { store } = useBuilder();
  const shown = (field.options ?? [])
    .map((option) => (option.text === option.value ? option.text : `${option.text}=${option.value}`))
    .join('\n');
  const draft = useDraft(shown, (typed) => {
    if (typed === shown) return undefined;
    const options = typed
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '')
      .map((line) => {
        const [words = '', value] = line.split('=', 2);
        return { text: words.trim() || line, value: value?.trim() || words.trim() || line };
      });
    const change = options.length === 0 ? { unset: ['options' as const] } : { set: { options } };
    const outcome = store.edit([{ action: 'update', kind: 'field', id: field.id, ...change }], {
      key: `field ${field.id} options`,
    });
    return 'refusal' in outcome ? outcome.refusal : undefined;
  });
  return (
    <Field label={text.options} help={text.optionLines} error={draft.error}>
      {(control) => <GrowingArea {...control} {...draft.input} />}
    </Field>
  );
}
