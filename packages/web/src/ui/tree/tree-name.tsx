import { useId, useRef, useState } from 'react';
import { treeText } from '../../messages/tree.ts';
import { useText } from '../../messages/locale.ts';
import { TextInput } from '../inputs.tsx';

export interface TreeNameProps {
  readonly name: string;
  readonly onRename: (name: string | undefined) => Promise<string | undefined>;
}

/** The name of an item as an input: Enter or leaving it saves, Esc leaves the name as it was. */
export function TreeName({ name, onRename }: TreeNameProps) {
  const text = useText(treeText);
  const id = useId();
  const [draft, setDraft] = useState(name);
  const [error, setError] = useState<string>();
  const isRunning = useRef(false);
  const end = async (next: string | undefined): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    const wanted = next?.trim();
    setError(await onRename(wanted === '' || wanted === name ? undefined : wanted));
    isRunning.current = false;
  };
  return (
    <span className="ui-tree-name">
      <TextInput
        aria-label={text.nameOf(name)}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : id}
        maxLength={100}
        // The person has just asked to write here.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        value={draft}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => setDraft(target.value)}
        onBlur={() => void end(error === undefined ? draft : undefined)}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing || event.keyCode === 229) return;
          if (event.key === 'Enter') void end(draft);
          if (event.key === 'Escape') void end(undefined);
        }}
      />
      {error === undefined ? null : (
        <span id={id} className="ui-error" role="alert">
          {error}
        </span>
      )}
    </span>
  );
}
