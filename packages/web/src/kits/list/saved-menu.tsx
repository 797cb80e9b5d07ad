import { Bookmark, ChevronDown, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { commonText } from '../../messages/common.ts';
import { listText } from '../../messages/list.ts';
import { useText } from '../../messages/locale.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { TextInput } from '../../ui/inputs.tsx';
import { PopoverButton } from '../../ui/popover.tsx';
import { useSubmitKeys } from '../form/use-submit-keys.ts';
import {
  isNarrowed,
  readListState,
  searchOf,
  withoutConditions,
  type ListShape,
  type ListState,
} from './list-state.ts';
import { longestConditionName, type SavedCondition, type SavedStore } from './saved-conditions.ts';
import { useBrowserStore } from './use-browser-store.ts';
import type { ChangeState } from './use-list.ts';

export interface SavedMenuProps {
  readonly store: SavedStore;
  readonly shape: ListShape;
  readonly state: ListState;
  readonly onApply: ChangeState;
}

/** The conditions that a person keeps in this browser. */
export function BrowserSavedMenu({ name, ...others }: Omit<SavedMenuProps, 'store'> & { readonly name: string }) {
  return <SavedMenu store={useBrowserStore(name)} {...others} />;
}

/** Conditions that a person keeps under names: apply, save, rename, delete. */
export function SavedMenu({ store, shape, state, onApply }: SavedMenuProps) {
  const text = useText(listText);
  const { saved } = store;
  return (
    <PopoverButton
      label={text.saved}
      icon={<Bookmark className="ui-icon" aria-hidden="true" />}
      after={<ChevronDown className="ui-icon" aria-hidden="true" />}
    >
      {(close) => (
        <div className="ui-saved">
          {saved.length === 0 ? <p className="ui-help">{text.noneSaved}</p> : null}
          <ul>
            {saved.map((condition) => (
              <SavedRow
                key={condition.name}
                condition={condition}
                onApply={() => {
                  const { q, sort, filters } = readListState(condition.search, store.shape ?? shape);
                  onApply({ q, sort, filters: { ...filters, ...withoutConditions(state, shape).filters } });
                  close();
                }}
                onRename={(to) => store.rename(condition.name, to)}
                onRemove={() => store.remove(condition)}
              />
            ))}
          </ul>
          {isNarrowed(state, store.shape ?? shape) ? (
            <NameForm
              label={text.conditionName}
              action={text.saveCondition}
              onName={(given) => {
                store.save({ name: given, search: searchOf({ ...state, page: 1, size: 20 }, shape) });
                close();
                return true;
              }}
            />
          ) : (
            <p className="ui-help">{text.saveWhat}</p>
          )}
        </div>
      )}
    </PopoverButton>
  );
}

interface SavedRowProps {
  readonly condition: SavedCondition;
  readonly onApply: () => void;
  readonly onRename: (to: string) => boolean;
  readonly onRemove: () => void;
}

function SavedRow({ condition: { name }, onApply, onRename, onRemove }: SavedRowProps) {
  const text = useText(listText);
  const common = useText(commonText);
  const [isRenaming, setRenaming] = useState(false);
  if (isRenaming)
    return (
      <li>
        <NameForm
          label={text.renameCondition(name)}
          action={common.save}
          value={name}
          onName={(to) => {
            const isFree = onRename(to);
            if (isFree) setRenaming(false);
            return isFree;
          }}
        />
      </li>
    );
  return (
    <li>
      <button type="button" className="ui-saved-name" onClick={onApply}>
        {name}
      </button>
      <IconButton
        size="small"
        label={text.renameCondition(name)}
        icon={<Pencil className="ui-icon" />}
        onClick={() => setRenaming(true)}
      />
      <IconButton
        size="small"
        label={text.removeSaved(name)}
        icon={<Trash2 className="ui-icon" />}
        onClick={onRemove}
      />
    </li>
  );
}

interface NameFormProps {
  readonly label: string;
  readonly action: string;
  readonly value?: string;
  /** False where the name is taken. */
  readonly onName: (name: string) => boolean;
}

function NameForm({ label, action, value = '', onName }: NameFormProps) {
  const text = useText(listText);
  const [draft, setDraft] = useState(value);
  const [isTaken, setTaken] = useState(false);
  return (
    <form
      {...useSubmitKeys()}
      className="ui-saved-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (draft.trim() !== '') setTaken(!onName(draft.trim()));
      }}
    >
      <TextInput
        aria-label={label}
        placeholder={text.conditionName}
        maxLength={longestConditionName}
        required
        aria-invalid={isTaken || undefined}
        value={draft}
        onChange={({ target }) => setDraft(target.value)}
      />
      <Button type="submit">{action}</Button>
      {isTaken ? (
        <p className="ui-error" role="alert">
          {text.nameTaken}
        </p>
      ) : null}
    </form>
  );
}
