import { useState } from 'react';
import { conflictText } from '../../messages/conflict.ts';
import { useText } from '../../messages/locale.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/surfaces.tsx';
import { useFormPart, useFormStore } from './form-parts.ts';

/**
 * After a conflict and a reload: the fields that were changed on both sides. A button for each shows what was saved first in the field, and
 * brings back what was entered.
 */
export function Overlaps({ names }: { readonly names: readonly string[] }) {
  const text = useText(conflictText);
  const store = useFormStore();
  const dirty = useFormPart('*dirty', (each) => each.dirty);
  /** What was entered into the fields that show the saved value now. */
  const [entered, setEntered] = useState<ReadonlyMap<string, unknown>>(new Map());
  const labelOf = (name: string): string => store.fields.get(name) ?? name;
  const change = (name: string): void => {
    const next = new Map(entered);
    if (!next.delete(name)) next.set(name, store.values[name]);
    store.set(name, next.has(name) ? (store.savedOf(name) ?? '') : entered.get(name));
    setEntered(next);
  };
  if (!dirty && entered.size === 0) return null;
  return (
    <Notice kind={names.length === 0 ? 'info' : 'warning'}>
      <p>{text.reloaded}</p>
      {names.length === 0 ? null : (
        <>
          <p>{text.both(names.map(labelOf))}</p>
          <div className="ui-overlaps">
            {names.map((name) => (
              <Button key={name} size="small" onClick={() => change(name)}>
                {entered.has(name) ? text.own(labelOf(name)) : text.theirs(labelOf(name))}
              </Button>
            ))}
          </div>
        </>
      )}
    </Notice>
  );
}
