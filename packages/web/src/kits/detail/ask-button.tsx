import { ApiError } from '@shorui/server/client';
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { commonText } from '../../messages/common.ts';
import { useText } from '../../messages/locale.ts';
import { Button, type ButtonKind } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/surfaces.tsx';

export interface AskButtonProps {
  /** Words of the button, and those while the action runs. */
  readonly action: string;
  readonly pending: string;
  readonly kind?: ButtonKind;
  /** Of the button that asks. */
  readonly size?: 'normal' | 'small';
  /** What the button is about, where its words alone do not tell it. */
  readonly label?: string;
  readonly title: string;
  /** What the action does. */
  readonly children: ReactNode;
  readonly onAgree: () => Promise<void>;
}

/** A button that asks before it acts. A refusal is shown in the dialog, which stays open. */
export function AskButton({
  action,
  pending,
  kind = 'plain',
  size = 'normal',
  label,
  title,
  children,
  onAgree,
}: AskButtonProps) {
  const text = useText(commonText);
  const [isOpen, setOpen] = useState(false);
  const run = useMutation({ mutationFn: onAgree, meta: { handled: true }, onSuccess: () => setOpen(false) });
  const open = (): void => {
    run.reset();
    setOpen(true);
  };
  return (
    <>
      <Button size={size} aria-label={label} onClick={open}>
        {action}
      </Button>
      {isOpen ? (
        <Dialog
          title={title}
          onClose={() => setOpen(false)}
          actions={
            <>
              <Button onClick={() => setOpen(false)}>{text.cancel}</Button>
              <Button kind={kind} pending={run.isPending ? pending : undefined} onClick={() => run.mutate()}>
                {action}
              </Button>
            </>
          }
        >
          {children}
          {run.error instanceof ApiError ? <Notice kind="danger">{run.error.message}</Notice> : null}
        </Dialog>
      ) : null}
    </>
  );
}
