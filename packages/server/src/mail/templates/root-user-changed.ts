import { button, defineMailTemplate, facts, note, paragraph } from '../mail-template.ts';
import { Moment, Name, Shape, Url } from '../template-values.ts';

/** To the former and the new root user of a company. */
export const rootUserChanged = defineMailTemplate({
  name: 'root-user-changed',
  values: Shape({ name: Name, company: Name, former: Name, current: Name, changed_at: Moment, url: Url }),
  jp: {
    subject: '【Shorui】{{company}}のルートユーザーが変更されました',
    blocks: [
      paragraph('{{name}} 様'),
      paragraph(
        '「{{company}}」のルートユーザーが変更されました。ルートユーザーは、すべての設定とお支払いを管理できます。',
      ),
      facts(['変更前', '{{former}}'], ['変更後', '{{current}}'], ['変更日時', '{{changed_at}}']),
      button('ユーザー設定を開く'),
      note('お心当たりがない場合は、すぐに社内の管理者にご確認ください。'),
    ],
  },
  en: {
    subject: '[Shorui] The root user of {{company}} has changed',
    blocks: [
      paragraph('Dear {{name}},'),
      paragraph('The root user of "{{company}}" has changed. The root user manages all settings and payments.'),
      facts(['Before', '{{former}}'], ['Now', '{{current}}'], ['Changed', '{{changed_at}}']),
      button('Open the user settings'),
      note('If you do not know of this, ask the administrators of your company at once.'),
    ],
  },
});
