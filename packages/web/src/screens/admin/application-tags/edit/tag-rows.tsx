import type { ApplicationTag } from '@shorui/server/contract';
import { textOf, valuesOf, type FormValues } from '../../../../kits/form/form-store.ts';
import { TextRow } from '../../../../kits/form/rows.tsx';
import { tidyLine } from '../../../../kits/form/tidy.ts';
import { applicationLabelsText } from '../../../../messages/admin-application-labels.ts';
import { useText } from '../../../../messages/locale.ts';
import { RuledForm } from '../../../../ui/ruled-form.tsx';

export const shownOf = (tag: ApplicationTag): FormValues => valuesOf(tag, ['name', 'color']);

/** The body of the calls: an empty color is none. */
export const bodyOf = (values: FormValues) => ({
  name: textOf(values, 'name'),
  color: textOf(values, 'color') || null,
});

/** What a tag is called and how it looks. */
export function TagRows() {
  const text = useText(applicationLabelsText).tags;
  return (
    <RuledForm>
      <TextRow name="name" label={text.name} required width={30} tidy={tidyLine} />
      <TextRow name="color" label={text.color} required={false} width={8} tidy={tidyLine} help={text.colorHelp} />
    </RuledForm>
  );
}
