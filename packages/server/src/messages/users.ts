type SkipReason = 'member' | 'invited';

/** Words of the users' calls, by language. */
export const userWords = {
  jp: {
    skipped: { member: 'すでにメンバーです。', invited: 'すでに招待しています。' } satisfies Record<SkipReason, string>,
    invited: (count: number) => `${count}名を招待しました。`,
    removed: 'メンバーから削除しました。',
    saved: '保存しました。',
    ownGroups: 'ご自身のグループは変更できません。',
    emailMismatch: '招待されたメールアドレスと異なるアカウントでログインしています。',
  },
  en: {
    skipped: { member: 'Already a member.', invited: 'Already invited.' } satisfies Record<SkipReason, string>,
    invited: (count: number) => `${count} invited.`,
    removed: 'Removed from the members.',
    saved: 'Saved.',
    ownGroups: 'You cannot change your own groups.',
    emailMismatch: 'You are logged in with an address other than the invited one.',
  },
} as const;
