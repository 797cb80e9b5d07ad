import { X } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { commonText } from '../messages/common.ts';
import { useText } from '../messages/locale.ts';
import { IconButton } from './button.tsx';
import { useModal } from './use-modal.ts';
import './window-dialog.css';

export interface WindowDialogProps {
  readonly title: string;
  /** Fills what the head leaves of the window, and scrolls by itself. */
  readonly children: ReactNode;
  /** Esc and the cross. */
  readonly onClose: () => void;
}

/** Something large over the whole window, such as a paper on a phone. It is open as long as it is rendered. */
export function WindowDialog({ title, children, onClose }: WindowDialogProps) {
  const text = useText(commonText);
  const ref = useModal('.ui-window-head button');
  const titleId = useId();
  return (
    <dialog
      ref={ref}
      className="ui-window"
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className="ui-window-head">
        <h2 id={titleId}>{title}</h2>
        <IconButton label={text.close} icon={<X className="ui-icon" />} onClick={onClose} />
      </div>
      <div className="ui-window-body">{children}</div>
    </dialog>
  );
}
