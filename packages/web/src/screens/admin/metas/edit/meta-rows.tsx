import type { MetaView } from '@shorui/server/contract';
import { metaTypes } from '@shorui/server/enums';
import { useFormPart } from '../../../../kits/form/form-parts.ts';
import { CheckRow, SelectRow, TextRow } from '../../../../kits/form/rows.tsx';
import { tidyLine } from '../../../../kits/form/tidy.ts';
import { metasText } from '../../../../messages/admin-metas.ts';
import { optionsOf } from '../../../../messages/choices.ts';
import { useText } from '../../../../messages/locale.ts';
import { RuledForm } from '../../../../ui/ruled-form.tsx';
import { Notice } from '../../../../ui/surfaces.tsx';
import { formColumns, useMetaGroups } from '../calls.ts';
import { hasOptions } from './meta-values.ts';
import { OptionsRow } from './options-row.tsx';

/** The options of a width in columns. */
export const widthOptions = (columns: (count: number) => string) =>
  Array.from({ length: formColumns }, (_, index) => ({ value: String(index + 1), text: columns(index + 1) }));

/** What a meta is called, what it takes and where it is shown. `saved`: the meta as it is, for what a change means. */
export function MetaRows({ saved }: { readonly saved?: MetaView | undefined }) {
  const { metas: text, ...words } = useText(metasText);
  const groups = useMetaGroups();
  const type = useFormPart('type', ({ values }) => values['type']);
  const uses = saved === undefined ? 0 : saved.document_count + saved.types.length;
  return (
    <>
      {saved === undefined || uses === 0 ? null : (
        <Notice kind="info">{text.used(saved.document_count, saved.types.length)}</Notice>
      )}
      <RuledForm>
        <TextRow name="name" label={text.name} required width={30} tidy={tidyLine} />
        <SelectRow
          name="type"
          label={text.type}
          required
          number
          help={saved === undefined ? undefined : text.typeHelp}
          options={optionsOf(metaTypes)}
        />
        {hasOptions(type) ? <OptionsRow /> : null}
        <CheckRow name="required" label={words.required} text={text.requiredText} />
        <CheckRow name="is_common" label={text.common} text={text.commonText} />
        <SelectRow
          name="meta_group_id"
          label={text.group}
          required={false}
          number
          width={20}
          empty={text.other}
          options={groups.map(({ id, name }) => ({ value: String(id), text: name }))}
        />
        <SelectRow
          name="layout"
          label={words.layout}
          required
          number
          help={words.layoutHelp}
          options={widthOptions(words.columns)}
        />
        <TextRow
          name="index"
          label={words.index}
          required={false}
          inputMode="numeric"
          width={8}
          help={words.indexHelp}
        />
      </RuledForm>
    </>
  );
}
