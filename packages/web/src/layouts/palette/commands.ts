import { changeLocale, storedLocale } from '../../messages/locale.ts';
import type { paletteText } from '../../messages/palette.ts';
import { changeAppearance } from '../../ui/appearance.ts';

export type CommandGroup = keyof typeof paletteText.jp.groups;

/** One line of the palette. */
export interface Command {
  /** Stays the same between loads: by it the palette remembers what was used. */
  readonly id: string;
  readonly group: CommandGroup;
  readonly label: string;
  /** Beside the label: an address, a company. */
  readonly hint?: string;
  /** Other texts by which it is found. */
  readonly words: string;
  readonly run: () => void;
}

/** What a person may do from everywhere. */
export function actionCommands(text: typeof paletteText.jp, logOut: () => Promise<void>): readonly Command[] {
  const runs: Readonly<Record<keyof typeof text.actions, () => void>> = {
    light: () => changeAppearance({ theme: 'light' }),
    dark: () => changeAppearance({ theme: 'dark' }),
    system: () => changeAppearance({ theme: 'system' }),
    compact: () => changeAppearance({ density: 'compact' }),
    normal: () => changeAppearance({ density: 'normal' }),
    language: () => changeLocale(storedLocale() === 'jp' ? 'en' : 'jp'),
    logout: () => void logOut(),
  };
  return (Object.keys(runs) as (keyof typeof runs)[]).map((name) => ({
    id: `action:${name}`,
    group: 'actions',
    label: text.actions[name],
    words: text.words[name],
    run: runs[name],
  }));
}
