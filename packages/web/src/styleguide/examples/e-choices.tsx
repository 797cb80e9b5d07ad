import { prefectures } from '@shorui/engine/japanese';
import { ComboBox } from '../../ui/combo-box.tsx';
import { Field } from '../../ui/field.tsx';
import { MultiSelect } from '../../ui/multi-select.tsx';
import type { ComboOption } from '../../ui/use-options.ts';
import { matchesReading } from '../../ui/reading-key.ts';
import { Held } from '../demo.tsx';
import type { ExampleGroup } from '../example.ts';
import { longName } from '../samples.ts';

const places: readonly ComboOption[] = prefectures.map(({ code, name, kana }) => ({
  value: code,
  text: name,
  reading: kana,
}));
const people: readonly ComboOption[] = [
  { value: '1', text: '髙橋 美咲', reading: 'タカハシ ミサキ' },
  { value: '2', text: '鈴木 一郎', reading: 'スズキ イチロウ' },
  { value: '3', text: longName, reading: 'ヨシダ' },
];
const findPeople = async (query: string): Promise<readonly ComboOption[]> => {
  await new Promise((resolve) => setTimeout(resolve, 300));
  return people.filter(({ text, reading }) => matchesReading(query, [text, reading]));
};
const fails = (): Promise<never> => Promise.reject(new Error('offline'));
const [first, second] = places;

function Combo({
  label,
  options,
  initial,
  error,
  disabled = false,
}: {
  readonly label: string;
  readonly options: Parameters<typeof ComboBox>[0]['options'];
  readonly initial?: ComboOption | undefined;
  readonly error?: string;
  readonly disabled?: boolean;
}) {
  return (
    <Field label={label} error={error}>
      {(control) => (
        <Held initial={initial}>
          {(value, set) => <ComboBox {...control} options={options} value={value} onChange={set} disabled={disabled} />}
        </Held>
      )}
    </Field>
  );
}

function Multi({
  label,
  initial,
  error,
  disabled = false,
}: {
  readonly label: string;
  readonly initial: readonly ComboOption[];
  readonly error?: string;
  readonly disabled?: boolean;
}) {
  return (
    <Field label={label} error={error}>
      {(control) => (
        <Held initial={initial}>
          {(value, set) => (
            <MultiSelect
              {...control}
              options={[...places, ...people]}
              value={value}
              onChange={set}
              disabled={disabled}
            />
          )}
        </Held>
      )}
    </Field>
  );
}

export const group: ExampleGroup = {
  title: 'Choices out of many',
  parts: [
    {
      name: 'ComboBox',
      when: 'One of more than some twenty options, or of options that are loaded. Kanji, kana and Latin letters find them.',
      states: {
        rest: () => <Combo label="都道府県" options={places} initial={first} />,
        empty: () => <Combo label="本店の都道府県" options={places} />,
        loading: () => <Combo label="担当者" options={findPeople} />,
        failing: () => <Combo label="承認者" options={fails} />,
        invalid: () => <Combo label="支店" options={places} error="支店を選んでください。" />,
        disabled: () => <Combo label="本社" options={places} initial={second} disabled />,
        'long text': () => <Combo label="担当" options={people} initial={people[2]} />,
      },
    },
    {
      name: 'MultiSelect',
      when: 'Several of many options. A few options in sight are Checkboxes.',
      states: {
        rest: () => <Multi label="営業地域" initial={places.slice(11, 14)} />,
        empty: () => <Multi label="配布先" initial={[]} />,
        invalid: () => <Multi label="通知先" initial={[]} error="1件以上を選んでください。" />,
        disabled: () => <Multi label="対象" initial={places.slice(0, 2)} disabled />,
        'long text': () => <Multi label="共有先" initial={people} />,
      },
    },
  ],
};
