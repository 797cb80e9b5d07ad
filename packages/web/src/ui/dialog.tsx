import { useId, type ReactNode } from 'react';
import { useModal } from './use-modal.ts';
import './dialog.css';

export interface DialogProps {
  /** 「{対象}の{名詞}」 */
  readonly title: string;
  readonly children: ReactNode;
  /** Buttons, the least harmful first: it gets the focus. */
  readonly actions: ReactNode;
  readonly wide?: boolean;
  /** Esc and the cancel button. */
  readonly onClose: () => void;
}

/**
 * A modal dialog of the browser: it keeps the focus inside, hides the rest from screen readers and gives the focus back to what opened
 * it. It is open as long as it is rendered.
 */
export function Dialog({ title, children, actions, wide = false, onClose }: DialogProps) {
  const ref = useModal('.ui-dialog-foot button, .ui-dialog-foot a');
  const titleId = useId();
  return (
    <dialog
      ref={ref}
      className="ui-dialog"
      data-wide={wide ? '' : undefined}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className="ui-dialog-head">
        <h2 id={titleId}>{title}</h2>
      </div>
      <div className="ui-dialog-body">{children}</div>
      <div className="ui-dialog-foot">{actions}</div>
    </dialog>
  );
}
