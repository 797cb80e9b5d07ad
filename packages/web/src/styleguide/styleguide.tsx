import { useState } from 'react';
import { changeLocale, storedLocale } from '../messages/locale.ts';
import { changeAppearance, readAppearance, type Appearance } from '../ui/appearance.ts';
import { SelectInput } from '../ui/inputs.tsx';
import { ToastRegion } from '../ui/toast.tsx';
import type { Example } from './example.ts';
import { groups } from './groups.ts';
import './styleguide.css';

const idOf = (name: string): string => name.replace(/\W+/g, '-').toLowerCase();

/** Every part of `ui/` and `kits/` in its states; `?group=preview&state=a-contract` shows some alone. For engineers: its own words are English, the examples are as users see them. */
export function Styleguide() {
  const wanted = new URLSearchParams(location.search).get('group');
  const shown = wanted === null ? groups : groups.filter(({ title }) => idOf(title) === wanted);
  return (
    <div className="guide">
      <header className="guide-head" data-print="hide">
        <h1>Styleguide</h1>
        <Switches />
      </header>
      <nav className="guide-nav" aria-label="Groups" data-print="hide">
        <a href="/styleguide">All</a>
        {groups.map(({ title }) => (
          <a key={title} href={`?group=${idOf(title)}`}>
            {title}
          </a>
        ))}
      </nav>
      <main id="main">
        {shown.map(({ title, parts }) => (
          <section key={title} className="guide-group" aria-labelledby={idOf(title)}>
            <h2 id={idOf(title)}>{title}</h2>
            {parts.map((part) => (
              <Part key={part.name} part={part} />
            ))}
          </section>
        ))}
      </main>
      <ToastRegion />
    </div>
  );
}

function Part({ part }: { readonly part: Example }) {
  const { name, when, wide = false, states } = part;
  const wanted = new URLSearchParams(location.search).get('state');
  const shown = Object.entries(states).filter(([state]) => wanted === null || idOf(state) === wanted);
  return (
    <article className="guide-part" data-part={name}>
      <h3>{name}</h3>
      <p>{when}</p>
      <div className="guide-states" data-wide={wide ? '' : undefined}>
        {shown.map(([state, Show]) => (
          <div key={state} className="guide-state" data-state={state}>
            <p>{state}</p>
            <div>
              <Show />
            </div>
          </div>
        ))}
      </div>
    </article>
  );
}

/** Theme, density and language of this browser: the same settings as in the product. */
function Switches() {
  const [appearance, setAppearance] = useState(readAppearance);
  const change = (next: Partial<Appearance>): void => {
    changeAppearance(next);
    setAppearance(readAppearance());
  };
  return (
    <div className="guide-switches">
      <SelectInput
        aria-label="Theme"
        value={appearance.theme}
        options={['system', 'light', 'dark'].map((value) => ({ value, text: value }))}
        onChange={({ target }) => change({ theme: target.value as Appearance['theme'] })}
      />
      <SelectInput
        aria-label="Density"
        value={appearance.density}
        options={['normal', 'compact'].map((value) => ({ value, text: value }))}
        onChange={({ target }) => change({ density: target.value as Appearance['density'] })}
      />
      <SelectInput
        aria-label="Language"
        value={storedLocale()}
        options={['jp', 'en'].map((value) => ({ value, text: value }))}
        onChange={({ target }) => changeLocale(target.value === 'en' ? 'en' : 'jp')}
      />
    </div>
  );
}
