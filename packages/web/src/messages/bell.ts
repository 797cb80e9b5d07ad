import { defineText } from './locale.ts';

/** Words of the bell. `by`: the person who caused it; `company`: what it is about. */
interface Names {
  readonly by: string;
  readonly company: string;
  readonly subject: string;
}

export const bellText = defineText({
  jp: {
    title: '通知',
    unread: (count: number) => (count === 0 ? '通知' : `通知：未読${count}件`),
    isUnread: '未読',
    readAll: 'すべて既読',
    readingAll: '処理中',
    more: 'さらに表示',
    none: '通知はありません。',
    noneWhy: '招待、グループの変更、参加の申請などがあると、ここに表示されます。',
    failed: '通知を読み込めませんでした。',
    kinds: {
      invited: ({ by, company }: Names) => `${by}さんから「${company}」への招待がメールで届いています。`,
      joined: ({ by, company }: Names) => `${by}さんが「${company}」に参加しました。`,
      'groups-changed': ({ by, company }: Names) => `${by}さんが「${company}」での所属グループを変更しました。`,
      'root-received': ({ by, company }: Names) => `${by}さんから「${company}」のルートユーザーを引き継ぎました。`,
      'group-requested': ({ by, subject }: Names) =>
        subject === ''
          ? `${by}さんがグループへの参加を申請しました。`
          : `${by}さんが「${subject}」への参加を申請しました。`,
      'group-accepted': ({ company }: Names) => `「${company}」のグループへの参加が承認されました。`,
      'group-refused': ({ company }: Names) => `「${company}」のグループへの参加は承認されませんでした。`,
      'payment-canceled': ({ company, subject }: Names) =>
        `「${company}」の「${subject}」の振込申請またはお支払いが取り消されました。`,
      'payment-confirmed': ({ company, subject }: Names) => `「${company}」の「${subject}」のお支払いを確認しました。`,
      'approval-asked': ({ by, subject }: Names) => `${by}さんから「${subject}」の承認を依頼されました。`,
      'approval-approved': ({ subject }: Names) => `「${subject}」が承認されました。`,
      'approval-checked-back': ({ by, subject }: Names) => `${by}さんが「${subject}」を差し戻しました。`,
      'approval-withdrawn': ({ by, subject }: Names) => `${by}さんが「${subject}」の承認依頼を取り下げました。`,
      'approval-due': ({ subject }: Names) => `「${subject}」の承認の期限を確認してください。`,
      'document-mentioned': ({ by, subject }: Names) =>
        `${by}さんが「${subject}」のコメントであなたをメンションしました。`,
      'document-commented': ({ by, subject }: Names) => `${by}さんが「${subject}」にコメントしました。`,
    },
    gone: '削除された会社',
  },
  en: {
    title: 'Notifications',
    unread: (count: number) => (count === 0 ? 'Notifications' : `Notifications: ${count} unread`),
    isUnread: 'Unread',
    readAll: 'Mark all as read',
    readingAll: 'Working',
    more: 'Show more',
    none: 'There are no notifications.',
    noneWhy: 'Invitations, changes of groups and requests to join appear here.',
    failed: 'The notifications could not be loaded.',
    kinds: {
      invited: ({ by, company }: Names) => `${by} has invited you to ${company} by mail.`,
      joined: ({ by, company }: Names) => `${by} has joined ${company}.`,
      'groups-changed': ({ by, company }: Names) => `${by} has changed your groups in ${company}.`,
      'root-received': ({ by, company }: Names) => `${by} has made you the root user of ${company}.`,
      'group-requested': ({ by, subject }: Names) =>
        subject === '' ? `${by} asks to join a group.` : `${by} asks to join ${subject}.`,
      'group-accepted': ({ company }: Names) => `You were accepted into a group of ${company}.`,
      'group-refused': ({ company }: Names) => `Your request to join a group of ${company} was declined.`,
      'payment-canceled': ({ company, subject }: Names) =>
        `The transfer request or payment of ${company} for ${subject} was canceled.`,
      'payment-confirmed': ({ company, subject }: Names) => `${company} has paid for ${subject}.`,
      'approval-asked': ({ by, subject }: Names) => `${by} asks you to approve ${subject}.`,
      'approval-approved': ({ subject }: Names) => `${subject} was approved.`,
      'approval-checked-back': ({ by, subject }: Names) => `${by} has checked back ${subject}.`,
      'approval-withdrawn': ({ by, subject }: Names) => `${by} has withdrawn the approval of ${subject}.`,
      'approval-due': ({ subject }: Names) => `Look at the due date of the approval of ${subject}.`,
      'document-mentioned': ({ by, subject }: Names) => `${by} has mentioned you in a comment on ${subject}.`,
      'document-commented': ({ by, subject }: Names) => `${by} has commented ${subject}.`,
    },
    gone: 'a deleted company',
  },
});
