import { isImageField } from '@shorui/engine/answers';
import { fieldType } from '@shorui/engine/model';
import { useId, useState } from 'react';
import { questionsText } from '../../messages/questions.ts';
import { useText } from '../../messages/locale.ts';
import { Field } from '../../ui/field.tsx';
import { PostalCodeInput } from '../form/postal-code-input.tsx';
import { AddressInput } from './address-input.tsx';
import { shownText } from './shown-text.ts';
import { aboutOf } from './focused-answer.ts';
import { FieldInput, textOf, type FieldInputProps } from './field-input.tsx';
import { GlyphNote } from './glyph-note.tsx';
import { ImageInput } from './image-input.tsx';
import { NameInput } from './name-input.tsx';
import { addressAfter, isComputed, labelOf, type AskedField, type QuestionScope } from './parts-of-question.ts';
import { useAnswers } from './store-context.ts';

export interface FieldRowProps {
  readonly questionId: number;
  readonly field: AskedField;
  /** The fields that are asked together with it. */
  readonly fields: readonly AskedField[];
  readonly scope: QuestionScope;
}

/** Types whose control is a group of inputs, which the label names as a whole. */
const groups: ReadonlySet<number> = new Set([
  fieldType.radio,
  fieldType.multi_select,
  fieldType.checkbox,
  fieldType.name,
  fieldType.address,
]);

/** The text of an answer that is printed letter by letter; undefined for fields of other types. */
function writtenText({ type }: AskedField, value: unknown): string | undefined {
  if (type === fieldType.text || type === fieldType.textarea) return textOf(value);
  if (type !== fieldType.name && type !== fieldType.address) return undefined;
  return typeof value === 'object' && value !== null ? Object.values(value).map(textOf).join('') : textOf(value);
}

/** The input of names, addresses and texts. */
function WrittenInput(props: FieldInputProps) {
  if (props.field.type === fieldType.name) return <NameInput {...props} />;
  if (props.field.type === fieldType.address) return <AddressInput {...props} />;
  return <FieldInput {...props} />;
}

/** One field of a question: its label, help, input and error. */
export function FieldRow({ questionId, field, fields, scope }: FieldRowProps) {
  const store = useAnswers();
  const name = useId();
  const [problem, setProblem] = useState<string>();
  const label = labelOf(field);
  const path = [...scope.path, field.name];
  const value = store.read(path);
  const error = store.shownError(questionId, field.id, scope.repeat) ?? problem;
  const text = useText(questionsText);
  const lines = 'style' in field && field.style?.lines === true ? text.onePerLine : undefined;
  const help = ('help' in field ? field.help : undefined) ?? lines;
  if (isComputed(field)) return <ComputedRow field={field} scope={scope} error={error} />;
  const leave = (): void => store.leave(field.id, scope.repeat, value === undefined || value === '' || value === null);
  const shared = {
    field,
    name,
    value,
    onLeave: leave,
    onChange: (next: unknown, wrong?: string) => {
      store.setProblem(field.id, scope.repeat, wrong);
      store.set(path, next);
    },
  };
  const isPicture = isImageField(field);
  const written = writtenText(field, value);
  const address = field.type === fieldType.post_code ? addressAfter(fields, field) : undefined;
  return (
    <Field
      label={label}
      about={aboutOf(path)}
      required={field.required === true}
      {...(help === undefined ? {} : { help })}
      error={error}
      group={isPicture || groups.has(field.type)}
    >
      {(control) => {
        if (isPicture) return <ImageInput {...shared} control={control} />;
        if (written !== undefined)
          return (
            <>
              <WrittenInput {...shared} control={control} />
              <GlyphNote value={written} />
            </>
          );
        if (field.type === fieldType.post_code)
          return (
            <PostalCodeInput
              control={control}
              name={name}
              value={textOf(value)}
              autoComplete="off"
              onChange={shared.onChange}
              onLeave={leave}
              onProblem={setProblem}
              onPlace={
                address === undefined
                  ? undefined
                  : ({ prefecture, city, town }) =>
                      store.set(
                        [...scope.path, address.name],
                        address.type === fieldType.address
                          ? { postCode: textOf(value), province: prefecture, district: city, street: town }
                          : `${prefecture}${city}${town}`,
                      )
              }
            />
          );
        return <FieldInput {...shared} control={control} />;
      }}
    </Field>
  );
}

/** A value that the application computes from other answers. */
function ComputedRow({
  field,
  scope,
  error,
}: {
  readonly field: AskedField;
  readonly scope: QuestionScope;
  readonly error: string | undefined;
}) {
  const text = useText(questionsText);
  const store = useAnswers();
  const shown = shownText(store.resolved().fieldValue(field.id, scope.repeat));
  const unit = 'unit' in field ? field.unit : undefined;
  return (
    <Field label={labelOf(field)} aside={<span className="ui-mark">{text.computed}</span>} error={error}>
      {({ id }) => (
        <output id={id} className="question-computed">
          {shown === '' ? text.waiting : `${shown}${unit ?? ''}`}
        </output>
      )}
    </Field>
  );
}
