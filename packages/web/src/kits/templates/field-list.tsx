import type { TemplateField } from '@shorui/server/contract';
import { useText } from '../../messages/locale.ts';
import { templatesText } from '../../messages/templates.ts';
import { RuledList, RuledRow } from '../../ui/ruled-list.tsx';
import { Badge } from '../../ui/surfaces.tsx';

/** The fields of a template with their kinds, to be read. */
export function FieldList({ fields }: { readonly fields: readonly TemplateField[] }) {
  const text = useText(templatesText);
  return (
    <RuledList label={text.fields}>
      {fields.map(({ name, list, title, kind, required }) => (
        <RuledRow
          key={JSON.stringify([...list, name])}
          name={title}
          meta={list.length === 0 ? undefined : text.list(list)}
          end={
            <>
              {required ? <Badge kind="info">{text.required}</Badge> : null}
              <span className="ui-help">{text.kinds[kind]}</span>
            </>
          }
        />
      ))}
    </RuledList>
  );
}
