import type { Check } from './form-store.ts';
import { TextRow, type RowProps } from './rows.tsx';
import { useText } from '../../messages/locale.ts';
import { passwordText } from '../../messages/password.ts';

/** A new password with its rules, and when `confirmation` is given the same once more. Both have a button that shows them. */
export function NewPasswordRows({
  confirmation,
  ...row
}: RowProps & { readonly confirmation?: { readonly name: string; readonly label: string } }) {
  const text = useText(passwordText);
  return (
    <>
      <TextRow {...row} type="password" autoComplete="new-password" help={row.help ?? text.rules} />
      {confirmation === undefined ? null : (
        <TextRow {...confirmation} required={row.required} type="password" autoComplete="new-password" />
      )}
    </>
  );
}

/** The two passwords have to be equal. Nothing is said while one of them is empty: the schema asks for it. */
export function samePasswords(name: string, confirmation: string, message: string): Check {
  return (values) => {
    const second = values[confirmation];
    return second === undefined || values[name] === undefined || values[name] === second
      ? {}
      : { [confirmation]: [message] };
  };
}
