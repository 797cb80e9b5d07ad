import { X } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { commonText } from '../messages/common.ts';
import { useText } from '../messages/locale.ts';
import { IconButton } from './button.tsx';
import { useModal } from './use-modal.ts';
import './drawer.css';

export interface DrawerProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Buttons at the foot. */
  readonly actions?: ReactNode;
  /** Esc, the cross and a press beside the drawer. */
  readonly onClose: () => void;
}

/** Details beside the page: a panel at the right on wide screens, a sheet from below on phones. It is open as long as it is rendered. */
export function Drawer({ title, children, actions, onClose }: DrawerProps) {
  const text = useText(commonText);
  const ref = useModal('.ui-drawer-head button');
  const titleId = useId();
  return (
    <dialog
      ref={ref}
      className="ui-drawer"
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        // A press on the backdrop arrives at the dialog itself.
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className="ui-drawer-head">
        <h2 id={titleId}>{title}</h2>
        <IconButton label={text.close} icon={<X className="ui-icon" />} data-print="hide" onClick={onClose} />
      </div>
      <div className="ui-drawer-body">{children}</div>
      {actions === undefined ? null : <div className="ui-drawer-foot">{actions}</div>}
    </dialog>
  );
}
