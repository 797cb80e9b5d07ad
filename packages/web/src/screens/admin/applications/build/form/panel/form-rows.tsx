import type { FieldStyle } from '@shorui/engine';
import { builderFormStylesText } from '../../../../../../messages/builder-form-styles.ts';
import { builderFormsText } from '../../../../../../messages/builder-forms.ts';
import { useText } from '../../../../../../messages/locale.ts';
import { useBuilder } from '../../builder-context.ts';
import { useForm } from '../form-context.ts';
import { FontRow } from './font-row.tsx';
import { NumberRow } from './number-row.tsx';

/** The font and size that fields of the form begin with. */
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
