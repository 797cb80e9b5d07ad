import { useBlocker } from '@tanstack/react-router';
import { commonText } from '../../messages/common.ts';
import { useText } from '../../messages/locale.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

export interface LeaveGuardProps {
  /** Whether entered values would be lost by going to another screen. Asked at that moment, not at the last rendering. */
  readonly asks: () => boolean;
  /** The same for closing the window; as `asks` unless given. */
  readonly asksToClose?: () => boolean;
}

/** Asks before entered values are lost. */
export function LeaveGuard({ asks, asksToClose = asks }: LeaveGuardProps) {
  const text = useText(commonText);
  const blocker = useBlocker({ shouldBlockFn: asks, enableBeforeUnload: asksToClose, withResolver: true });
  if (blocker.status !== 'blocked') return null;
  return (
    <Dialog
      title={text.leaveTitle}
      onClose={blocker.reset}
      actions={
        <>
          <Button onClick={blocker.reset}>{text.stay}</Button>
          <Button kind="danger" onClick={blocker.proceed}>
            {text.leave}
          </Button>
        </>
      }
    >
      <p>{text.leaveBody}</p>
    </Dialog>
  );
}
