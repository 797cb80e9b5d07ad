import { splitName } from '@shorui/engine/japanese';
import { Check } from 'lucide-react';
import { useState, type CompositionEvent } from 'react';
import { questionsText } from '../../messages/questions.ts';
import { useText } from '../../messages/locale.ts';
import { afterPress } from '../../ui/after-press.ts';
import { TextInput } from '../../ui/inputs.tsx';
import { Furigana } from '../form/kana.ts';
import { tidyKana, tidyLine } from '../form/tidy.ts';
import { textOf, type FieldInputProps } from './field-input.tsx';
import './questions.css';

type Part = 'last' | 'first' | 'kana';
type NameParts = Readonly<Partial<Record<Part, string>>>;

/** A name as its parts, also where an earlier answer has it in one text. */
function partsOf(value: unknown): NameParts {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  const whole = textOf(value);
  const split = splitName(whole);
  return split.ok ? split.value : { last: whole };
}

/** Last name, first name and furigana. The furigana comes from what an input method converts, and can be changed. */
export function NameInput({ control, name, value, onChange, onLeave }: FieldInputProps) {
  const text = useText(questionsText);
  const [furigana] = useState(() => new Furigana(['last', 'first']));
  const [isFilled, setFilled] = useState(false);
  const parts = partsOf(value);
  const set = (changes: NameParts): void => onChange({ ...parts, ...changes });
  const withKana = (changes: NameParts, kana: string | undefined): void => {
    if (kana !== undefined) setFilled(kana !== '');
    set(kana === undefined ? changes : { ...changes, kana });
  };
  const partOf = (part: 'last' | 'first') => ({
    onCompositionUpdate: ({ data }: CompositionEvent) => furigana.update(data),
    onCompositionEnd: ({ data, currentTarget }: CompositionEvent<HTMLInputElement>) =>
      withKana({ [part]: currentTarget.value }, furigana.end(part, data, currentTarget.value, parts.kana ?? '')),
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      withKana({ [part]: target.value }, target.value === '' ? furigana.clear(part, parts.kana ?? '') : undefined),
  });
  const leave = (part: Part, tidy: (entered: string) => string) => (): void => {
    const entered = parts[part] ?? '';
    if (tidy(entered) !== entered) set({ [part]: tidy(entered) });
    afterPress(onLeave);
  };
  return (
    <>
      <div className="question-parts">
        <label>
          <span>{text.last}</span>
          <TextInput
            {...control}
            name={name}
            value={parts.last ?? ''}
            autoComplete="off"
            {...partOf('last')}
            onBlur={leave('last', tidyLine)}
          />
        </label>
        <label>
          <span>{text.first}</span>
          <TextInput
            name={`${name}.first`}
            value={parts.first ?? ''}
            autoComplete="off"
            aria-describedby={control['aria-describedby']}
            aria-invalid={control['aria-invalid']}
            {...partOf('first')}
            onBlur={leave('first', tidyLine)}
          />
        </label>
        <label data-wide="">
          <span>{text.kana}</span>
          <TextInput
            name={`${name}.kana`}
            value={parts.kana ?? ''}
            autoComplete="off"
            onChange={({ target }) => {
              setFilled(false);
              set({ kana: target.value });
            }}
            onBlur={leave('kana', tidyKana)}
          />
        </label>
      </div>
      <p className="ui-note" role="status">
        {isFilled ? (
          <>
            <Check className="ui-icon" aria-hidden="true" />
            {text.kanaFilled}
          </>
        ) : null}
      </p>
    </>
  );
}
