import { useState, type ReactNode } from 'react';
import { Field, type ControlProps, type FieldProps } from '../ui/field.tsx';
import type { WrittenProps } from '../ui/written-input.tsx';

/** A field around an input that reads what is written; it shows why a text is no value. */
export function WrittenDemo({
  initial = '',
  children,
  ...field
}: Omit<FieldProps, 'children'> & {
  readonly initial?: string;
  readonly children: (input: WrittenProps & ControlProps) => ReactNode;
}) {
  const [value, setValue] = useState(initial);
  const [problem, setProblem] = useState<string>();
  const [error, setError] = useState<string>();
  return (
    <Field {...field} error={error ?? field.error}>
      {(control) =>
        children({
          ...control,
          value,
          onChange(next, why) {
            setValue(next);
            setProblem(why);
            setError(undefined);
          },
          onBlur: () => setError(problem),
        })
      }
    </Field>
  );
}

/** A value of an input that is controlled. */
export function Held<T>({
  initial,
  children,
}: {
  readonly initial: T;
  readonly children: (value: T, set: (next: T) => void) => ReactNode;
}) {
  const [value, setValue] = useState(initial);
  return children(value, setValue);
}
