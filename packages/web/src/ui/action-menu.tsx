import { Ellipsis } from 'lucide-react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import './menu.css';

export interface MenuAction {
  readonly id: string;
  readonly text: string;
  readonly disabled?: boolean;
  readonly onAction: () => void;
}

export interface ActionMenuProps {
  /** What the actions belong to. */
  readonly label: string;
  readonly actions: readonly MenuAction[];
  /** Left out of the way of the Tab key. */
  readonly skipped?: boolean;
  readonly isOpen?: boolean;
  readonly onOpenChange?: (isOpen: boolean) => void;
}

/** A button with three dots that opens the actions of a row. */
export function ActionMenu({ label, actions, skipped = false, isOpen, onOpenChange }: ActionMenuProps) {
  return (
    <MenuTrigger
      {...(isOpen === undefined ? {} : { isOpen })}
      {...(onOpenChange === undefined ? {} : { onOpenChange })}
    >
      <AriaButton className="ui-button ui-menu-dots" aria-label={label} excludeFromTabOrder={skipped}>
        <Ellipsis className="ui-icon" aria-hidden="true" />
      </AriaButton>
      <Popover className="ui-popover" placement="bottom end">
        <Menu
          className="ui-menu"
          aria-label={label}
          disabledKeys={actions.filter((each) => each.disabled).map((each) => each.id)}
        >
          {actions.map(({ id, text, onAction }) => (
            <MenuItem key={id} id={id} onAction={onAction}>
              {text}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
