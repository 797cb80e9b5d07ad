import { bridgeLogin, updateAdminUser, type AdminUser } from '@shorui/server/contract';
import { api } from '../../../../api/client.ts';
import { useRefresh } from '../../../../api/refresh.ts';
import { AskButton } from '../../../../kits/detail/ask-button.tsx';
import { adminAccountsText } from '../../../../messages/admin-accounts.ts';
import { useText } from '../../../../messages/locale.ts';
import { useToast } from '../../../../ui/toast.tsx';

function Effects({ effects }: { readonly effects: readonly string[] }) {
  return (
    <ul className="ui-bullets">
      {effects.map((effect) => (
        <li key={effect}>{effect}</li>
      ))}
    </ul>
  );
}

/** 停止, or 再開 where the user is suspended. */
export function SuspendButton({ user: { id, version, full_name, suspended_at } }: { readonly user: AdminUser }) {
  const text = useText(adminAccountsText).users;
  const toast = useToast();
  const refresh = useRefresh();
  const isSuspended = suspended_at !== null;
  return (
    <AskButton
      key={String(isSuspended)}
      action={isSuspended ? text.resume : text.suspend}
      pending={isSuspended ? text.resuming : text.suspending}
      kind={isSuspended ? 'main' : 'danger'}
      title={isSuspended ? text.resumeTitle(full_name) : text.suspendTitle(full_name)}
      onAgree={async () => {
        await api.call(updateAdminUser, { params: { id }, body: { suspended: !isSuspended, version } });
        toast(isSuspended ? text.resumedNow : text.suspendedNow);
        await Promise.all([refresh('adminUsers'), refresh('adminAuditEvents')]);
      }}
    >
      <Effects effects={isSuspended ? text.resumeEffects : text.suspendEffects} />
    </AskButton>
  );
}

/** Opens the customer area as the user, in a new tab. */
export function EnterButton({ user: { id, full_name } }: { readonly user: AdminUser }) {
  const text = useText(adminAccountsText).users;
  return (
    <AskButton
      action={text.enter}
      pending={text.entering}
      kind="main"
      title={text.enterTitle(full_name)}
      onAgree={async () => {
        // Browsers open a tab only as the direct answer to a press, so it is opened before the link is there.
        const tab = window.open('', '_blank');
        try {
          const { url } = await api.call(bridgeLogin, { params: { id } });
          if (tab === null) return location.assign(url);
          tab.opener = null;
          tab.location.replace(url);
        } catch (error) {
          tab?.close();
          throw error;
        }
      }}
    >
      <Effects effects={text.enterEffects} />
    </AskButton>
  );
}
