import { Leaving } from './leaving.tsx';
import { PlainForm, type FormProps } from './plain-form.tsx';

/** A form that asks before it is left with changes, and puts back what was typed before the session ended. */
export function Form({ children, ...props }: FormProps) {
  return (
    <PlainForm {...props}>
      {(state) => (
        <>
          <Leaving store={props.store} />
          {children(state)}
        </>
      )}
    </PlainForm>
  );
}
