import { ApiError } from '@shorui/server/client';
import { enterOnBehalf } from '@shorui/server/contract';
import { useEffect, useState } from 'react';
import { api } from '../../../api/client.ts';
import { adminServiceText } from '../../../messages/admin-service.ts';
import { errorText } from '../../../messages/errors.ts';
import { useText } from '../../../messages/locale.ts';
import { Notice, Skeleton } from '../../../ui/surfaces.tsx';

/**
 * Takes the token of a staff member who acts as a user, and opens the customer area. The token is in the fragment, which no server
 * or log sees, and leaves the address before it is used. It works once.
 */
export function Screen() {
  const text = useText(adminServiceText).bridge;
  const errors = useText(errorText);
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    const token = /^#bridge=([\w-]{16,256})$/.exec(location.hash)?.[1];
    if (token === undefined) return;
    history.replaceState(history.state, '', location.pathname);
    api.call(enterOnBehalf, { body: { token } }).then(
      ({ workspace_id }) => location.replace(workspace_id === null ? '/workspace' : '/dashboard'),
      (error: unknown) =>
        setFailure(error instanceof ApiError && error.status !== 0 ? error.message : errors.unreachable),
    );
  }, [errors]);
  const [isMissing] = useState(() => !/^#bridge=[\w-]{16,256}$/.test(location.hash));
  return (
    <>
      <h1>{text.title}</h1>
      {isMissing ? (
        <Notice kind="danger">{text.missing}</Notice>
      ) : failure === undefined ? (
        <>
          <p>{text.working}</p>
          <Skeleton rows={2} label={text.working} />
        </>
      ) : (
        <Notice kind="danger">
          <p>{text.failed}</p>
          <p>{failure}</p>
          <p>{text.again}</p>
        </Notice>
      )}
    </>
  );
}
