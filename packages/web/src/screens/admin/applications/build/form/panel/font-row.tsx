import { builderFormStylesText } from '../../../../../../messages/builder-form-styles.ts';
import { useText } from '../../../../../../messages/locale.ts';
import { Choice } from './style-parts.tsx';

/** Fonts that forms name; near ones are embedded (docs/pdf-forms.md). */
const fonts = [
  'MS 明朝',
  'MS ゴシック',
  'MS P明朝',
  'MS Pゴシック',
  '游明朝',
  '游ゴシック',
  'メイリオ',
  'BIZ UD明朝',
  'BIZ UDゴシック',
];

export interface FontRowProps {
  readonly value: string | undefined;
  /** The font that a field has when it names none. */
  readonly usual?: string | undefined;
  readonly onChange: (value: string | undefined) => void;
}

/** The font by its name; one that is not in the list stays. */
export function FontRow({ value, usual = 'MS 明朝', onChange }: FontRowProps) {
  const text = useText(builderFormStylesText);
  const named = value === undefined || fonts.includes(value) ? fonts : [value, ...fonts];
  return (
    <Choice
      label={text.font}
      value={value}
      words={Object.fromEntries(named.map((each) => [each, each]))}
      usual={text.usual(usual)}
      onChange={onChange}
    />
  );
}
