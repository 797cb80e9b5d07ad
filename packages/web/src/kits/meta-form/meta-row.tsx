import type { MetaField } from '@shorui/server/contract';
import { ChecksRow, RadioRow, SelectRow, TextRow } from '../form/rows.tsx';
import { TagsRow } from '../form/choice-rows.tsx';
import { DateRow, GrowingRow, NumberRow, TimeRow } from '../form/input-rows.tsx';
import { DatetimeRow } from './datetime-row.tsx';
import { metaName, metaTypes } from './meta-values.ts';

/** The input of a field by its type. Its value is what `metas` of a document has. */
export function MetaRow({ meta }: { readonly meta: MetaField }) {
  const { type, options } = meta;
  const row = { name: metaName(meta.id), label: meta.name, required: meta.required };
  switch (type) {
    case metaTypes.text:
      return <GrowingRow {...row} />;
    case metaTypes.number:
      return <NumberRow {...row} decimal />;
    case metaTypes.date:
      return <DateRow {...row} />;
    case metaTypes.time:
      return <TimeRow {...row} />;
    case metaTypes.datetime:
      return <DatetimeRow {...row} />;
    case metaTypes.select:
      return <SelectRow {...row} options={options} width={20} />;
    case metaTypes.multiSelect:
      return <TagsRow {...row} options={options} />;
    case metaTypes.radio:
      return <RadioRow {...row} options={options} />;
    case metaTypes.checkbox:
      return <ChecksRow {...row} options={options} />;
    case metaTypes.line:
      return <TextRow {...row} />;
  }
}
