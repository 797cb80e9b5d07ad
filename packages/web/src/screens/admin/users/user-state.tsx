import type { AdminUser } from '@shorui/server/contract';
import { adminAccountsText } from '../../../messages/admin-accounts.ts';
import { useText } from '../../../messages/locale.ts';
import { Badge } from '../../../ui/surfaces.tsx';

/** Whether a user can log in. */
export function UserState({ user }: { readonly user: Pick<AdminUser, 'suspended_at' | 'email_verified_at'> }) {
  const text = useText(adminAccountsText).users;
  if (user.suspended_at !== null) return <Badge kind="danger">{text.suspended}</Badge>;
  if (user.email_verified_at === null) return <Badge kind="warning">{text.notVerified}</Badge>;
  return <Badge kind="success">{text.active}</Badge>;
}
