import { useText } from '../messages/locale.ts';
import { menuText } from '../messages/menu.ts';
import { Avatar } from '../ui/avatar.tsx';
import { PopupButton } from '../ui/popup-button.tsx';
import type { AccountPanelProps } from './account-panel.tsx';

/** The button of the person. Its menu has appearance, language and log-out. */
export function AccountMenu(props: AccountPanelProps) {
  const text = useText(menuText);
  return (
    <PopupButton
      kind="menu"
      className="ui-avatar-button"
      label={`${text.account}：${props.name}`}
      load={async () => (await import('./account-panel.tsx')).AccountPanel}
      props={props}
    >
      <Avatar name={props.name} />
    </PopupButton>
  );
}
