import { useState } from 'react';
import { textOf } from './form-store.ts';
import { useFormStore } from './form-parts.ts';
import type { InputWidth } from '../../ui/inputs.tsx';
import { Furigana } from './kana.ts';
import { TextRow } from './rows.tsx';
import { tidyKana, tidyLine } from './tidy.ts';

/** A field whose reading goes to the furigana below it. */
export interface ReadField {
  readonly name: string;
  readonly label: string;
  readonly autoComplete?: 'family-name' | 'given-name' | 'organization';
  readonly required?: boolean;
  readonly autoFocus?: boolean;
  readonly width?: InputWidth;
}

/** Texts such as last and first name, and below them their furigana. It is filled while the texts are typed and can be changed. */
export function FuriganaRows({
  fields,
  kana,
}: {
  readonly fields: readonly ReadField[];
  readonly kana: Pick<ReadField, 'name' | 'label' | 'required' | 'width'> & { readonly help?: string };
}) {
  const store = useFormStore();
  const [furigana] = useState(() => new Furigana(fields.map(({ name }) => name)));
  const write = (text: string | undefined): void => {
    if (text !== undefined) store.set(kana.name, text);
  };
  return (
    <>
      {fields.map(({ name, ...field }) => (
        <TextRow
          key={name}
          {...field}
          name={name}
          tidy={tidyLine}
          onCompositionUpdate={({ data }) => furigana.update(data)}
          onCompositionEnd={({ data, currentTarget }) =>
            write(furigana.end(name, data, currentTarget.value, textOf(store.values, kana.name)))
          }
          onEmpty={() => write(furigana.clear(name, textOf(store.values, kana.name)))}
        />
      ))}
      <TextRow {...kana} tidy={tidyKana} />
    </>
  );
}
