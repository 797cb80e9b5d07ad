import { defineText } from '../locale.ts';
import type { LegalText } from './legal-text.ts';

/** The privacy policy: what the product keeps, for what and how long. It follows what the server does (docs/accounts.md). */
export const privacyText = defineText<LegalText>({
  jp: {
    title: 'プライバシーポリシー',
    applicationTitle: '書類作成サービス プライバシーポリシー',
    lead: 'このポリシーは、「書類」（以下「本サービス」）が扱う個人情報について、取得する情報、利用目的、保存期間、利用者の権利を説明します。',
    sections: [
      [
        '運営者',
        '個人情報を取り扱う者は、本サービスの運営者です。',
        '会社が本サービスに保存した書類や取引先の情報については、その会社が管理者となり、運営者は会社の委託を受けて取り扱います。',
      ],
      [
        '取得する情報',
        '登録の情報：氏名、フリガナ、メールアドレス、電話番号、会社名、業界や従業員数などの会社の情報、職種や役職、関心のあるテーマ。',
        '利用の情報：保存した書類、質問への回答、メッセージ、操作の記録、ログインした日時、IPアドレス、ブラウザーの種類。',
        'パスワードは、元に戻せない形に変換して保存します。運営者もパスワードを読むことはできません。',
      ],
      [
        '利用目的',
        '本サービスの提供：ログインの確認、書類の作成と共有、通知の送信。',
        '安全の確保：不正なログインの防止、障害の調査、操作の記録の確認。',
        'お問い合わせへの回答と、契約、請求、重要なお知らせの連絡。',
        '上記以外の目的に利用する場合は、あらかじめ同意を得ます。',
      ],
      [
        'Cookieとブラウザーへの保存',
        '本サービスは、ログインの維持、不正な送信の防止、登録済みの端末の確認のためにCookieを使用します。端末の確認のためのCookieは1年間保存されます。',
        '表示の言語と配色は、ブラウザーの中に保存します。広告や行動の追跡を目的とするCookieは使用しません。',
      ],
      [
        '保存期間',
        '登録と利用の情報は、契約の期間中保存します。削除した書類は30日間復元でき、その後に消去します。',
        'メールに記載のURLは、用途により1時間から14日で無効になります。操作の記録とバックアップは、運営者が定める期間の後に消去します。',
      ],
      [
        '第三者への提供と委託',
        '法令に基づく場合を除き、本人の同意なく第三者に個人情報を提供しません。',
        '同じ会社の利用者には、氏名、メールアドレス、所属グループが表示されます。書類を共有した相手には、その書類の内容が表示されます。',
        'サーバーの運用やメールの送信を外部に委託する場合は、委託先を適切に監督します。',
      ],
      [
        '安全管理',
        '会社ごとにデータを分離し、権限のない利用者には表示しません。通信の暗号化、操作の記録、ログインの試行回数の制限を行います。',
      ],
      [
        '利用者の権利',
        '自分の情報は、アカウント設定で確認と変更ができます。開示、訂正、利用停止、削除を希望する場合は、会社の管理者または運営者に連絡してください。本人であることを確認したうえで対応します。',
      ],
      [
        '変更',
        'このポリシーを変更する場合は、このページに掲載します。重要な変更は、適用の前にメールまたはログイン画面で知らせます。',
      ],
    ],
    applicationSection: [
      '書類作成サービスでの取扱い',
      '質問への回答は、書類を作成するために使用し、作成した書類とともに保存します。回答に第三者の個人情報を入力する場合は、必要な同意を得てから入力してください。',
      '有料の書類を購入した場合は、支払いの確認のために、購入の日時、金額、支払いの方法を保存します。',
    ],
  },
  en: {
    title: 'Privacy policy',
    applicationTitle: 'Privacy policy of document creation',
    lead: 'This policy explains which personal data Shorui ("the service") handles, for what, for how long, and which rights you have.',
    sections: [
      [
        'Who is responsible',
        'The operator of the service is responsible for personal data.',
        'For documents and data that a company stores in the service, that company is responsible; the operator handles them on its behalf.',
      ],
      [
        'Data that we collect',
        'Registration: name, kana, email address, phone number, company name, details of the company such as industry and number of employees, occupation and position, topics of interest.',
        'Use: stored documents, answers to questions, messages, records of actions, times of log-ins, IP address, kind of browser.',
        'Passwords are stored in a form that cannot be turned back. Not even the operator can read them.',
      ],
      [
        'What we use it for',
        'To provide the service: log-ins, creating and sharing documents, notifications.',
        'To keep it safe: preventing unauthorized log-ins, analyzing failures, reviewing records of actions.',
        'To answer questions and to tell you about contract, billing and important changes.',
        'For any other purpose we ask for consent first.',
      ],
      [
        'Cookies and storage in the browser',
        'The service uses cookies to keep you logged in, to prevent forged requests, and to recognize devices that logged in before. The cookie for known devices lasts one year.',
        'Language and appearance are stored in the browser. There are no cookies for advertising or tracking.',
      ],
      [
        'How long we keep it',
        'Data of registration and use are kept during the contract. Deleted documents can be restored for 30 days and are then erased.',
        'Links in mails expire after one hour to 14 days, depending on their purpose. Records of actions and backups are erased after the time that the operator defines.',
      ],
      [
        'Disclosure and processors',
        'We disclose personal data to third parties only with consent or where the law demands it.',
        'Users of the same company see your name, email address and groups. People you share a document with see that document.',
        'Where servers or mail are run by others, we supervise them.',
      ],
      [
        'Security',
        'The data of companies are kept apart and shown to no one without permission. Connections are encrypted, actions are recorded, and log-in attempts are limited.',
      ],
      [
        'Your rights',
        'You can see and change your data in the account settings. For disclosure, correction, suspension or erasure, contact the administrator of your company or the operator. We respond after confirming your identity.',
      ],
      [
        'Changes',
        'Changes are published on this page. Important ones are announced by mail or on the log-in screen before they apply.',
      ],
    ],
    applicationSection: [
      'Document creation',
      'Answers to questions are used to create documents and are kept with them. Get the consent that is needed before you enter personal data of others.',
      'When you buy a document, its time, amount and way of payment are kept to confirm the payment.',
    ],
  },
});
