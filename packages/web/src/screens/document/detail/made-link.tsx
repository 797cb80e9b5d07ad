import { useText } from '../../../messages/locale.ts';
import { sharesText } from '../../../messages/shares.ts';
import { useCopy } from '../../../kits/sharing/use-copy.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/inputs.tsx';
import { Notice } from '../../../ui/surfaces.tsx';

/** A new link and the password that opens it. */
export interface Made {
  readonly url: string;
  readonly password: string | undefined;
}

/** What was made takes the focus: the form that had it is gone. */
const takeFocus = (shown: HTMLElement | null): void => shown?.focus();

/** The address of a new link, which is shown this once, and its password, each with a button that copies it. */
export function MadeLink({ made: { url, password } }: { readonly made: Made }) {
  const text = useText(sharesText);
  const copy = useCopy();
  const rows: readonly (readonly [string, string])[] = [
    [text.link, url],
    ...(password === undefined ? [] : [[text.password, password] as const]),
  ];
  return (
    <div ref={takeFocus} tabIndex={-1} data-focus-quiet="" className="ui-stack">
      <Notice>
        <p role="status">{text.made}</p>
      </Notice>
      {rows.map(([label, value]) => (
        <Field
          key={label}
          label={label}
          aside={
            <Button size="small" aria-label={`${label}：${text.copy}`} onClick={() => void copy(value)}>
              {text.copy}
            </Button>
          }
        >
          {(control) => <TextInput {...control} readOnly value={value} onFocus={({ target }) => target.select()} />}
        </Field>
      ))}
    </div>
  );
}
