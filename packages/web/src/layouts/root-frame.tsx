import { ApiError } from '@shorui/server/client';
import { Outlet, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { failureValue } from '../api/failure.ts';
import { useScreenTitle } from '../kits/titles.ts';
import { commonText } from '../messages/common.ts';
import { errorText } from '../messages/errors.ts';
import { useText } from '../messages/locale.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useShared } from '../ui/shared-value.ts';
import { ToastRegion } from '../ui/toast.tsx';
import { stateTitle } from './state-title.ts';

/** What every screen has: its title, the way to the content, toasts, and the dialog of errors. */
export function RootFrame() {
  const text = useText(commonText);
  useDocumentTitle();
  return (
    <>
      <a className="ui-skip" href="#main">
        {text.skip}
      </a>
      <Outlet />
      <ToastRegion />
      <FailureDialog />
    </>
  );
}

/** `{名}｜書類`, from the page that is shown instead of a screen, or from the deepest screen. */
function useDocumentTitle(): void {
  const text = useText(commonText);
  const screenTitle = useScreenTitle();
  const title = useShared(stateTitle) ?? screenTitle;
  useEffect(() => {
    document.title = title === undefined ? text.product : `${title}｜${text.product}`;
  }, [title, text.product]);
}

/** An error that no screen handles: what the server said, with the id of the request (specification section 8). */
function FailureDialog() {
  const text = useText(commonText);
  const errors = useText(errorText);
  const failure = useShared(failureValue);
  const router = useRouter();
  useEffect(() => router.subscribe('onResolved', () => failureValue.set(undefined)), [router]);
  if (failure === undefined) return null;
  const known = failure instanceof ApiError ? failure : undefined;
  return (
    <Dialog
      title={errors.dialogTitle(known?.status ?? 500)}
      onClose={() => failureValue.set(undefined)}
      actions={<Button onClick={() => failureValue.set(undefined)}>{text.close}</Button>}
    >
      <p>{known === undefined || known.status === 0 ? errors.unreachable : known.message}</p>
      {known?.rid === undefined ? null : <p className="ui-help">{text.rid(known.rid)}</p>}
    </Dialog>
  );
}
