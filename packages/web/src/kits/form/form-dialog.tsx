import { useEffect, useId, useState, type ReactNode } from 'react';
import { commonText } from '../../messages/common.ts';
import { useText } from '../../messages/locale.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FailureNotice, type FailureNoticeProps } from './failure-notice.tsx';
import { PlainForm, type FormProps } from './plain-form.tsx';

export interface FormDialogProps extends Pick<FormProps, 'store' | 'onSubmit'>, Pick<FailureNoticeProps, 'onReload'> {
  readonly title: string;
  /** Words of the button where it does not save, and those while it runs. */
  readonly action?: string;
  readonly pendingAction?: string;
  readonly kind?: 'main' | 'danger' | 'decide';
  /** For forms with long rows. */
  readonly wide?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A short form in a dialog. The first field has the focus; the dialog is closed by `onSubmit` or キャンセル. */
export function FormDialog(props: FormDialogProps) {
  const {
    title,
    action,
    pendingAction,
    kind = 'main',
    wide = false,
    store,
    onSubmit,
    onReload,
    onClose,
    children,
  } = props;
  const text = useText(commonText);
  const id = useId();
  const [isPending, setPending] = useState(false);
  useEffect(() => {
    document.getElementById(id)?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  }, [id]);
  return (
    <Dialog
      title={title}
      wide={wide}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button type="submit" form={id} kind={kind} pending={isPending ? (pendingAction ?? text.saving) : undefined}>
            {action ?? text.save}
          </Button>
        </>
      }
    >
      <PlainForm
        id={id}
        store={store}
        onSubmit={async (values) => {
          setPending(true);
          try {
            await onSubmit(values);
          } finally {
            setPending(false);
          }
        }}
      >
        {(state) => (
          <>
            {children}
            <FailureNotice state={state} onReload={onReload} />
          </>
        )}
      </PlainForm>
    </Dialog>
  );
}
