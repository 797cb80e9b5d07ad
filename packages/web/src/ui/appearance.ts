/** How a person wants screens to look; kept in this browser. */
export interface Appearance {
  readonly theme: 'system' | 'light' | 'dark';
  readonly density: 'normal' | 'compact';
  /** The menu at the left on wide screens: with words, or its icons alone. */
  readonly menu: 'open' | 'folded';
}

const storageKey = 'shorui.appearance';
const usual: Appearance = { theme: 'system', density: 'normal', menu: 'open' };

export function readAppearance(): Appearance {
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(storageKey) ?? '{}') as Partial<Appearance>) };
  } catch {
    return usual;
  }
}

/** Puts the appearance on the page; the tokens follow its attributes. */
export function applyAppearance(appearance: Appearance = readAppearance()): void {
  const { dataset } = document.documentElement;
  if (appearance.theme === 'system') delete dataset['theme'];
  else dataset['theme'] = appearance.theme;
  if (appearance.density === 'compact') dataset['density'] = 'compact';
  else delete dataset['density'];
}

export function changeAppearance(change: Partial<Appearance>): void {
  const next = { ...readAppearance(), ...change };
  try {
    localStorage.setItem(storageKey, JSON.stringify(next));
  } catch {
    // It lasts as long as the page.
  }
  applyAppearance(next);
}
