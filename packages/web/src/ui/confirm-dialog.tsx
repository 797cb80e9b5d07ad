import { useState, type ReactNode } from 'react';
import { commonText } from '../messages/common.ts';
import { useText } from '../messages/locale.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

export interface ConfirmDialogProps {
  /** 「{対象}の{名詞}」 */
  readonly title: string;
  readonly action: string;
  readonly pendingAction: string;
  /** What happens and to whom. */
  readonly children: ReactNode;
  /** Closes the dialog when it is done; a refusal leaves it open. */
  readonly onConfirm: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks before something is destroyed. The focus begins on キャンセル. */
export function ConfirmDialog({ title, action, pendingAction, children, onConfirm, onClose }: ConfirmDialogProps) {
  const text = useText(commonText);
  const [isPending, setPending] = useState(false);
  const confirm = async (): Promise<void> => {
    setPending(true);
    try {
      await onConfirm();
      onClose();
    } catch {
      // The mutation of the screen has shown why.
      setPending(false);
    }
  };
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button kind="danger" pending={isPending ? pendingAction : undefined} onClick={() => void confirm()}>
            {action}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
