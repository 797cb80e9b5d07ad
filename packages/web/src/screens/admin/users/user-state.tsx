import type { AdminUser } from '@shorui/server/contract';
import { adminAccountsText } from '../../../messages/admin-accounts.ts';
import { useText } from '../../../messages/locale.ts';
import { Badge } from '../../../ui/surfaces.tsx';

type Known = Pick<AdminUser, 'suspended_at' | 'email_verified_at'>;

const stateOf = ({ suspended_at, email_verified_at }: Known) =>
  suspended_at !== null ? 'suspended' : email_verified_at === null ? 'notVerified' : 'active';

const kinds = { suspended: 'danger', notVerified: 'warning', active: 'success' } as const;

/** Words for whether a user can log in. */
export const userStateWords = (user: Known, text: typeof adminAccountsText.jp.users): string => text[stateOf(user)];

/** Whether a user can log in. */
export function UserState({ user }: { readonly user: Known }) {
  const text = useText(adminAccountsText).users;
  return <Badge kind={kinds[stateOf(user)]}>{userStateWords(user, text)}</Badge>;
}
