import { ComboCore, type ComboProps } from './combo-core.tsx';
import type { ComboOption } from './use-options.ts';

export interface ComboBoxProps extends ComboProps {
  readonly value: ComboOption | undefined;
  readonly onChange: (option: ComboOption | undefined) => void;
}

/** One of many options, found by typing kanji, kana or Latin letters. Up to some twenty are a SelectInput. */
export function ComboBox({ value, onChange, ...rest }: ComboBoxProps) {
  return (
    <ComboCore
      {...rest}
      text={value?.text ?? ''}
      chosen={new Set(value === undefined ? [] : [value.value])}
      onChoose={onChange}
      onEmpty={(by) => {
        if (by === 'blur') onChange(undefined);
      }}
    />
  );
}
