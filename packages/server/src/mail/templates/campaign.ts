import { button, defineMailTemplate, facts, note, paragraph } from '../mail-template.ts';
import { Name, Shape, Url, Words } from '../template-values.ts';

/** To the root user of a company that a campaign is for. Subject and body are the words of the staff, filled in. */
export const campaign = defineMailTemplate({
  name: 'campaign',
  values: Shape({ subject: Words, body: Words, application: Name, period: Words, url: Url }),
  jp: {
    subject: '【Shorui】{{subject}}',
    blocks: [
      paragraph('{{body}}'),
      facts(['アプリケーション', '{{application}}'], ['期間', '{{period}}']),
      button('アプリケーションを開く'),
      note('お知らせのメールが不要な場合は、設定の「通知」から停止できます。'),
    ],
  },
  en: {
    subject: '[Shorui] {{subject}}',
    blocks: [
      paragraph('{{body}}'),
      facts(['Application', '{{application}}'], ['Period', '{{period}}']),
      button('Open the application'),
      note('You can turn off mails with news under "Notifications" in the settings.'),
    ],
  },
});
