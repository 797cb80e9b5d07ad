import { button, defineMailTemplate, note, paragraph } from '../mail-template.ts';
import { Count, Name, Shape, Url } from '../template-values.ts';

/** To a person who is invited to a company. */
export const invite = defineMailTemplate({
  name: 'invite',
  values: Shape({ inviter: Name, company: Name, url: Url, days: Count }),
  jp: {
    subject: '【Shorui】{{company}}への招待',
    blocks: [
      paragraph('{{inviter}} 様から、Shorui（書類）の「{{company}}」に招待されました。'),
      paragraph('下のリンクから参加の手続きをしてください。アカウントをお持ちでない方は、そのまま登録できます。'),
      button('招待を受ける'),
      note('この招待は{{days}}日間有効です。期限が切れたときは、招待した方に再送を依頼してください。'),
      note('お心当たりがない場合は、このメールを破棄してください。'),
    ],
  },
  en: {
    subject: '[Shorui] You are invited to {{company}}',
    blocks: [
      paragraph('{{inviter}} invites you to join "{{company}}" on Shorui.'),
      paragraph('Accept with the link below. If you have no account yet, you can register on the way.'),
      button('Accept the invitation'),
      note('The invitation is good for {{days}} days. After that, ask for a new one.'),
      note('If you do not know what this is about, ignore this email.'),
    ],
  },
});
