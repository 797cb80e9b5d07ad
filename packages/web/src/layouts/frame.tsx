import { useLocation } from '@tanstack/react-router';
import { Menu as MenuIcon, PanelLeftClose, PanelLeftOpen, X } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { menuText } from '../messages/menu.ts';
import { useText } from '../messages/locale.ts';
import { changeAppearance, readAppearance } from '../ui/appearance.ts';
import { IconButton } from '../ui/button.tsx';
import { useNeedsWidth } from '../ui/folded-menu.ts';
import './frame.css';

export interface FrameProps {
  readonly area: 'customer' | 'admin';
  readonly brand: ReactNode;
  /** Beside the brand: the workspace. */
  readonly place?: ReactNode;
  /** At the right end of the top bar. */
  readonly tools: ReactNode;
  readonly menu: ReactNode;
  /** A strip under the bar, such as the one of acting as a user. */
  readonly banner?: ReactNode;
  /** The bar at the foot of a phone. */
  readonly bottom?: ReactNode;
  readonly children: ReactNode;
}

/** Top bar, menu and content. The menu folds to its icons; on narrow screens it is a drawer. */
export function Frame({ area, brand, place, tools, menu, banner, bottom, children }: FrameProps) {
  const text = useText(menuText);
  const [isOpen, setOpen] = useState(false);
  const needsWidth = useNeedsWidth();
  const [isChosen, setChosen] = useState(() => readAppearance().menu === 'folded');
  // The address of a screen that folds the menu and on which the person opened it.
  const [openedAt, setOpenedAt] = useState<string>();
  const { pathname } = useLocation();
  const isFolded = needsWidth ? openedAt !== pathname : isChosen;
  const fold = (): void => {
    // The choice for all other screens stays as it is.
    if (needsWidth) return setOpenedAt(isFolded ? pathname : undefined);
    changeAppearance({ menu: isFolded ? 'open' : 'folded' });
    setChosen(!isFolded);
  };
  const main = useRef<HTMLElement>(null);
  const opened = useRef(pathname);
  useEffect(() => {
    if (opened.current === pathname) return;
    opened.current = pathname;
    setOpen(false);
    // A new screen is read from its beginning, without stealing the focus of a field in it.
    if (!main.current?.contains(document.activeElement)) main.current?.focus();
  }, [pathname]);
  return (
    <div className="frame" data-area={area} data-folded={isFolded ? '' : undefined}>
      <header className="frame-bar" data-print="hide">
        <span className="frame-menu-button">
          <IconButton
            label={isOpen ? text.closeMenu : text.openMenu}
            aria-expanded={isOpen}
            icon={isOpen ? <X className="ui-icon-20" /> : <MenuIcon className="ui-icon-20" />}
            onClick={() => setOpen(!isOpen)}
          />
        </span>
        {brand}
        {place}
        <div className="frame-tools">{tools}</div>
      </header>
      {banner}
      <div className="frame-menu" data-open={isOpen ? '' : undefined} data-print="hide">
        {menu}
        <div className="frame-fold">
          <IconButton
            label={isFolded ? text.unfoldMenu : text.foldMenu}
            aria-expanded={!isFolded}
            icon={isFolded ? <PanelLeftOpen className="ui-icon" /> : <PanelLeftClose className="ui-icon" />}
            onClick={fold}
          />
        </div>
      </div>
      <main id="main" tabIndex={-1} ref={main} className="frame-main">
        {children}
      </main>
      {bottom}
    </div>
  );
}
