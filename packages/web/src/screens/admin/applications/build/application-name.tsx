import { CircleAlert, Pencil } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { builderText } from '../../../../messages/builder.ts';
import { builderSettingsText } from '../../../../messages/builder-settings.ts';
import { useText } from '../../../../messages/locale.ts';
import { IconButton } from '../../../../ui/button.tsx';
import { TextInput } from '../../../../ui/inputs.tsx';
import { useApplication, useBuilder } from './builder-context.ts';

/** Most characters that the name of an application has. */
const longest = 255;

/**
 * The name of the application. A press on it, or on its pencil, makes it a field: Enter and leaving the field change the name, Esc leaves it
 * as it was. A published version keeps its name.
 */
export function ApplicationName() {
  const text = useText(builderText);
  const { name, frozen } = useApplication();
  const [isOpen, setOpen] = useState(false);
  const pencil = useRef<HTMLButtonElement>(null);
  const close = (byKey: boolean): void => {
    setOpen(false);
    // The pencil is back with the next drawing.
    if (byKey) requestAnimationFrame(() => pencil.current?.focus());
  };
  if (isOpen && frozen !== true) return <NameField name={name} onClose={close} />;
  return (
    <div className="builder-name">
      <h1>{name}</h1>
      {frozen === true ? null : (
        <IconButton
          ref={pencil}
          size="small"
          label={text.rename}
          icon={<Pencil className="ui-icon" />}
          onClick={() => setOpen(true)}
        />
      )}
    </div>
  );
}

function NameField({ name, onClose }: { readonly name: string; readonly onClose: (byKey: boolean) => void }) {
  const text = useText(builderText);
  const settings = useText(builderSettingsText);
  const { store } = useBuilder();
  const [typed, setTyped] = useState(name);
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const isDone = useRef(false);
  const id = useId();
  useEffect(() => field.current?.select(), []);

  /** Changes the name once; gives whether the field may close. */
  const apply = (): boolean => {
    const next = typed.trim();
    if (next === name) return true;
    if (next === '') {
      setError(settings.empty);
      return false;
    }
    const outcome = store.edit([{ action: 'update_application', set: { name: next } }]);
    setError('refusal' in outcome ? outcome.refusal : undefined);
    return !('refusal' in outcome);
  };
  const close = (byKey: boolean): void => {
    // A field that is taken away loses the focus, which is no further change.
    isDone.current = true;
    onClose(byKey);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // Enter and Esc that end a conversion of kanji belong to it.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') close(true);
    else if (event.key === 'Enter' && apply()) close(true);
  };
  return (
    <div className="builder-name">
      <TextInput
        ref={field}
        aria-label={text.applicationName}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : id}
        maxLength={longest}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setError(undefined);
        }}
        onBlur={() => {
          if (!isDone.current && apply()) close(false);
        }}
        onKeyDown={onKeyDown}
      />
      {error === undefined ? null : (
        <p className="ui-error" id={id} role="alert">
          <CircleAlert className="ui-icon" aria-hidden="true" />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
