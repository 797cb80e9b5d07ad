import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Menu, MenuItem, MenuSection } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { changeLocale, storedLocale, useText } from '../messages/locale.ts';
import { menuText } from '../messages/menu.ts';
import type { SitePath } from '../routes/screen-paths.ts';
import { changeAppearance, readAppearance } from '../ui/appearance.ts';
import type { PopupProps } from '../ui/popup-button.tsx';
import '../ui/menu.css';

export interface AccountPanelProps {
  readonly name: string;
  readonly email: string;
  /** The screen of the own account, where there is one. */
  readonly settings?: SitePath | undefined;
  readonly onLogout: () => Promise<void>;
}

/** The menu of the person: appearance, language, log-out. */
export function AccountPanel({ name, email, settings, onLogout, popup, byKey }: AccountPanelProps & PopupProps) {
  const text = useText(menuText);
  const navigate = useNavigate();
  const [appearance, setAppearance] = useState(readAppearance);
  const change = (next: Parameters<typeof changeAppearance>[0]): void => {
    changeAppearance(next);
    setAppearance(readAppearance());
  };
  return (
    <Popover {...popup} className="ui-popover" placement="bottom end">
      <div className="ui-menu-head">
        <b>{name}</b>
        <span>{email}</span>
      </div>
      <Menu
        className="ui-menu"
        aria-label={text.account}
        autoFocus={byKey ? 'first' : true}
        onClose={() => popup.onOpenChange(false)}
      >
        <MenuSection
          aria-label={text.theme}
          selectionMode="single"
          selectedKeys={[appearance.theme]}
          onSelectionChange={(keys) => {
            for (const key of keys) change({ theme: key as 'system' | 'light' | 'dark' });
          }}
        >
          <MenuItem id="system">{text.system}</MenuItem>
          <MenuItem id="light">{text.light}</MenuItem>
          <MenuItem id="dark">{text.dark}</MenuItem>
        </MenuSection>
        {settings === undefined ? null : (
          <MenuItem id="settings" onAction={() => void navigate({ to: settings })}>
            {text.accountSettings}
          </MenuItem>
        )}
        <MenuItem
          id="density"
          onAction={() => change({ density: appearance.density === 'compact' ? 'normal' : 'compact' })}
        >
          {text.compact}
        </MenuItem>
        <MenuItem id="language" onAction={() => changeLocale(storedLocale() === 'jp' ? 'en' : 'jp')}>
          {text.language}
        </MenuItem>
        <MenuItem id="logout" onAction={() => void onLogout()}>
          {text.logout}
        </MenuItem>
      </Menu>
    </Popover>
  );
}
