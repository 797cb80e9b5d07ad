import { builderFormsText } from '../../../../../../messages/builder-forms.ts';
import { useText } from '../../../../../../messages/locale.ts';
import { Disclosure } from '../../../../../../ui/disclosure.tsx';
import { chosenOf, useForm } from '../form-context.ts';
import { ArrangeRows } from './arrange-rows.tsx';
import { ContentRows } from './content-rows.tsx';
import { FormRows } from './form-rows.tsx';
import { PlaceRows } from './place-rows.tsx';
import { StyleRows } from './style-rows.tsx';

/** The settings of what is chosen; with nothing chosen what to do. */
export function FormPanel() {
  const text = useText(builderFormsText);
  const form = useForm();
  const { unit } = form;
  const chosen = chosenOf(form);
  const [only] = chosen;
  return (
    <>
      {only === undefined ? (
        <>
          <h2>{text.nothing}</h2>
          <p className="ui-help">{text.nothingBody}</p>
          <fieldset disabled={form.isFrozen}>
            <FormRows />
          </fieldset>
        </>
      ) : (
        <>
          <h2>{chosen.length === 1 ? only.field.name : text.chosen(chosen.length)}</h2>
          <fieldset disabled={form.isFrozen}>
            <ArrangeRows chosen={chosen} />
            {chosen.length === 1 ? <PlaceRows key={`place ${only.id}`} placement={only} /> : null}
            <StyleRows key={`style ${chosen.map(({ id }) => id).join(' ')}`} chosen={chosen} />
            {chosen.length === 1 ? <ContentRows key={`content ${only.id}`} placement={only} /> : null}
          </fieldset>
        </>
      )}
      <Disclosure title={text.keysTitle}>
        <p className="ui-help">{text.keys(unit.name, unit.step, unit.largeStep)}</p>
      </Disclosure>
    </>
  );
}
