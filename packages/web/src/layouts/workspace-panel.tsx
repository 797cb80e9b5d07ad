import { Menu, MenuItem } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { menuText } from '../messages/menu.ts';
import { useText } from '../messages/locale.ts';
import type { PopupProps } from '../ui/popup-button.tsx';
import '../ui/menu.css';

interface WorkspacePanelProps extends PopupProps {
  /** The present workspace. */
  readonly id: number;
  readonly companies: readonly { readonly id: number; readonly name: string }[];
  readonly onChoose: (company: number) => void;
}

/** The companies of a person, to change to another. */
export function WorkspacePanel({ id, companies, onChoose, popup, byKey }: WorkspacePanelProps) {
  const text = useText(menuText);
  return (
    <Popover {...popup} className="ui-popover" placement="bottom start">
      <Menu
        className="ui-menu"
        aria-label={text.switchWorkspace}
        autoFocus={byKey ? 'first' : true}
        onClose={() => popup.onOpenChange(false)}
        selectionMode="single"
        selectedKeys={[id]}
        onSelectionChange={(keys) => {
          for (const key of keys) if (key !== id) onChoose(Number(key));
        }}
      >
        {companies.map((company) => (
          <MenuItem key={company.id} id={company.id}>
            {company.name}
          </MenuItem>
        ))}
      </Menu>
    </Popover>
  );
}
