import { Search } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { useText } from '../messages/locale.ts';
import { menuText } from '../messages/menu.ts';
import { IconButton } from '../ui/button.tsx';
import type { PaletteProps } from './palette/palette.tsx';
import { lazyDialog } from '../ui/lazy-part.tsx';

const Palette = lazyDialog(async () => (await import('./palette/palette.tsx')).Palette);

/** The button of the command palette, which Ctrl+K and ⌘K open too. The palette is loaded when it is first opened. */
export function PaletteButton(props: Omit<PaletteProps, 'onClose'>) {
  const text = useText(menuText);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey)
        return;
      event.preventDefault();
      // Another dialog keeps the keys to itself.
      if (document.querySelector('dialog[open]') === null) setOpen(true);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <IconButton
        label={text.search}
        aria-keyshortcuts="Control+K Meta+K"
        aria-haspopup="dialog"
        icon={<Search className="ui-icon-20" aria-hidden="true" />}
        onClick={() => setOpen(true)}
      />
      {isOpen ? (
        <Suspense>
          <Palette {...props} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
