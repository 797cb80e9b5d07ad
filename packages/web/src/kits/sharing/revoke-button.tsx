import { revokeShare, type Share } from '@shorui/server/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../api/client.ts';
import { useRefresh } from '../../api/refresh.ts';
import { commonText } from '../../messages/common.ts';
import { useText } from '../../messages/locale.ts';
import { sharesText } from '../../messages/shares.ts';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../../ui/toast.tsx';

/** Reads everything again that shows links. */
export function useRefreshShares(): () => Promise<void> {
  const refresh = useRefresh();
  return async () => {
    await Promise.all([refresh('shares'), refresh('documents')]);
  };
}

/** Revokes a link. It asks in its place, so it can be used in a dialog. */
export function RevokeButton({ share }: { readonly share: Share }) {
  const text = useText(sharesText);
  const common = useText(commonText);
  const toast = useToast();
  const refresh = useRefreshShares();
  const [isAsking, setAsking] = useState(false);
  const revoke = useMutation({
    mutationFn: () => api.call(revokeShare, { params: { id: share.id } }),
    onSuccess: () => toast(text.revoked),
    onSettled: refresh,
  });
  if (!isAsking)
    return (
      <Button
        size="small"
        aria-label={text.revokeOf(share.note ?? share.document.name)}
        onClick={() => setAsking(true)}
      >
        {text.revoke}
      </Button>
    );
  return (
    <span className="ui-stack" role="group" aria-label={text.revokeOf(share.note ?? share.document.name)}>
      <span role="status">{text.revokeWhat}</span>
      <span className="ui-actions">
        <Button size="small" onClick={() => setAsking(false)}>
          {common.cancel}
        </Button>
        <Button
          size="small"
          kind="danger"
          pending={revoke.isPending ? text.revoking : undefined}
          onClick={() => revoke.mutate()}
        >
          {text.revoke}
        </Button>
      </span>
    </span>
  );
}
