import { useNavigate } from '@tanstack/react-router';
import { useAtom } from 'jotai';
import { atomWithStorage } from 'jotai/utils';
import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { useText } from '../../messages/locale.ts';
import { paletteText } from '../../messages/palette.ts';
import { useComposing } from '../../ui/use-composing.ts';
import { useModal } from '../../ui/use-modal.ts';
import { useTitles } from '../titles.ts';
import { actionCommands, type Command, type CommandGroup } from './commands.ts';
import './palette.css';
import { matches, typedKeys } from './search-key.ts';
import { useRecords } from './use-records.ts';

/** Commands that were used last, the latest first. */
const mostRecent = 5;
const recentAtom = atomWithStorage<readonly string[]>('shorui.palette', [], undefined, { getOnInit: true });

export interface PaletteProps {
  readonly area: 'customer' | 'admin';
  /** Paths of screens without parameters that the person may open. */
  readonly screens: readonly string[];
  readonly onLogout: () => Promise<void>;
  readonly onClose: () => void;
}

/** Screens, commands and records by name, opened by Ctrl+K. Keys: ↑↓ Home End move, Enter runs, Esc closes. */
export function Palette({ area, screens, onLogout, onClose }: PaletteProps) {
  const text = useText(paletteText);
  const dialog = useModal('input');
  const [typed, setTyped] = useState('');
  const [recent, setRecent] = useAtom(recentAtom);
  const { commands, isSearching } = useCommands({ area, screens, onLogout, onClose }, typed, recent);
  const [chosen, setChosen] = useState(0);
  const { isComposing, handlers } = useComposing();
  const listId = useId();
  const optionId = (at: number): string => `${listId}-${at}`;
  const present = Math.min(chosen, Math.max(0, commands.length - 1));
  useEffect(() => {
    document.getElementById(`${listId}-${present}`)?.scrollIntoView({ block: 'nearest' });
  }, [listId, present]);

  const run = (command: Command | undefined): void => {
    if (command === undefined) return;
    setRecent([command.id, ...recent.filter((id) => id !== command.id)].slice(0, mostRecent));
    onClose();
    command.run();
  };
  const move = (event: KeyboardEvent, to: number): void => {
    event.preventDefault();
    setChosen((to + commands.length) % Math.max(1, commands.length));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (isComposing(event)) return;
    if (event.key === 'ArrowDown') move(event, present + 1);
    else if (event.key === 'ArrowUp') move(event, present - 1);
    else if (event.key === 'Enter') {
      event.preventDefault();
      run(commands[present]);
    }
  };
  return (
    <dialog
      ref={dialog}
      className="palette"
      aria-label={text.title}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
      onKeyDown={onKeyDown}
      {...handlers}
    >
      <input
        type="text"
        role="combobox"
        aria-label={text.title}
        aria-expanded="true"
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={commands.length === 0 ? undefined : optionId(present)}
        placeholder={text.placeholder}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setChosen(0);
        }}
      />
      <p className="ui-sr" role="status">
        {isSearching ? text.searching : text.found(commands.length)}
      </p>
      <div id={listId} role="listbox" aria-label={text.title} className="palette-list">
        {groupsOf(commands).map(([group, members]) => (
          <div key={group} role="group" aria-label={text.groups[group]}>
            <p aria-hidden="true">{text.groups[group]}</p>
            {members.map(([command, at]) => (
              <div
                key={command.id}
                id={optionId(at)}
                role="option"
                aria-selected={at === present}
                onPointerMove={() => setChosen(at)}
                onClick={() => run(command)}
              >
                <span>{command.label}</span>
                {command.hint === undefined ? null : <small>{command.hint}</small>}
              </div>
            ))}
          </div>
        ))}
      </div>
      {commands.length === 0 && !isSearching ? (
        <div className="palette-none">
          <b>{text.none}</b>
          <p>{text.noneWhy}</p>
        </div>
      ) : null}
    </dialog>
  );
}

/** What fits the typed words; at first what was used last, then everything. */
function useCommands(
  { area, screens, onLogout }: PaletteProps,
  typed: string,
  recent: readonly string[],
): { readonly commands: readonly Command[]; readonly isSearching: boolean } {
  const text = useText(paletteText);
  const titles = useTitles();
  const navigate = useNavigate();
  const open = (href: string): void => void navigate({ href });
  const { records, isSearching } = useRecords({ area, typed, lists: new Set(screens), open });
  const readings: Readonly<Record<string, string>> = text.readings;
  const known: readonly Command[] = [
    ...screens.map((path): Command => ({
      id: `screen:${path}`,
      group: 'screens',
      label: titles[path] ?? path,
      words: `${readings[path] ?? ''} ${path}`,
      run: () => open(path),
    })),
    ...actionCommands(text, onLogout),
  ];
  if (typed.trim() === '') {
    const used = recent.flatMap((id) => known.find((each) => each.id === id) ?? []);
    const rest = known.filter(({ id }) => !recent.includes(id));
    return { commands: [...used.map((each) => ({ ...each, group: 'recent' as const })), ...rest], isSearching: false };
  }
  const keys = typedKeys(typed);
  const fitting = known.filter(({ label, words }) => matches([label, ...words.split(' ')], keys));
  return { commands: [...fitting, ...records], isSearching };
}

/** Commands by group, each with its place among all. */
function groupsOf(
  commands: readonly Command[],
): readonly (readonly [CommandGroup, readonly (readonly [Command, number])[]])[] {
  const groups = new Map<CommandGroup, (readonly [Command, number])[]>();
  for (const [at, command] of commands.entries()) {
    groups.set(command.group, [...(groups.get(command.group) ?? []), [command, at]]);
  }
  return [...groups];
}
