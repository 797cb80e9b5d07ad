import { defineText } from '../locale.ts';
import type { LegalText } from './legal-text.ts';

/** The terms of use. */
export const termsText = defineText<LegalText>({
  jp: {
    title: '利用規約',
    applicationTitle: '書類作成サービス利用規約',
    lead: 'この規約は、「書類」（以下「本サービス」）を利用するときの条件を定めます。本サービスに登録した人と、その会社（以下「利用者」）に適用します。',
    sections: [
      [
        '登録',
        '利用者は、正確な情報で登録し、変更があったときは更新します。登録には、受信できるメールアドレスが必要です。',
        '会社の代表として登録する人は、会社を代表して契約する権限を持つものとします。',
      ],
      [
        'アカウントの管理',
        'アカウントは一人に一つです。他の人と共有しないでください。パスワードは他の人に知られないように管理してください。',
        '不正な利用に気付いたときは、パスワードを変更し、会社の管理者または運営者に連絡してください。',
      ],
      [
        'プランと料金',
        '利用できる機能、人数、保存容量は、契約中のプランによります。料金と支払いの方法は、プランの画面に表示します。',
        '試用の期間が終わると、プランを選択するまで一部の機能を利用できません。',
      ],
      [
        '利用者のデータ',
        '利用者が保存した書類と入力した内容の権利は、利用者に残ります。運営者は、本サービスの提供に必要な範囲でのみ取り扱います。',
        '個人情報の取扱いは、プライバシーポリシーに定めます。',
      ],
      [
        '禁止する行為',
        '法令に違反する行為、他の人の権利を侵害する行為、虚偽の書類を作成する行為。',
        '他の会社のデータへのアクセスを試みる行為、本サービスに過度の負荷を与える行為、不正なプログラムを送信する行為。',
      ],
      [
        '停止と変更',
        '保守、障害、災害のときは、本サービスを一時的に停止することがあります。予定する停止は、あらかじめ知らせます。',
        '規約に違反したアカウントは、利用を停止することがあります。',
      ],
      [
        '書類の内容',
        '本サービスは、入力された内容に従って書類を作成します。法律や税務の助言は行いません。提出や契約の前に、利用者が内容を確認してください。',
      ],
      [
        '責任の範囲',
        '運営者は、故意または重大な過失がある場合を除き、間接的な損害の責任を負いません。消費者契約法などの法令がこの規定を認めない場合は、法令に従います。',
      ],
      [
        '退会',
        '利用者は、いつでも契約を終了できます。終了の前に必要な書類をダウンロードしてください。終了後のデータは、プライバシーポリシーに定める期間の後に消去します。',
      ],
      ['規約の変更', '規約を変更する場合は、このページに掲載し、重要な変更は適用の前に知らせます。'],
      ['準拠法', 'この規約は日本法に従います。紛争の管轄裁判所は、運営者の所在地を管轄する地方裁判所とします。'],
    ],
    applicationSection: [
      '書類作成サービスの条件',
      '有料の書類は、支払いの確認の後にダウンロードできます。書類の性質上、ダウンロードした後の返金はできません。内容に不備がある場合は、運営者に連絡してください。',
      'テンプレートの著作権は、運営者または提供者に帰属します。作成した書類は、利用者が自由に使用できます。',
    ],
  },
  en: {
    title: 'Terms of use',
    applicationTitle: 'Terms of use of document creation',
    lead: 'These terms govern the use of Shorui ("the service"). They apply to people who register and their companies ("users").',
    sections: [
      [
        'Registration',
        'Users register with correct data and keep them up to date. An email address that can receive mail is needed.',
        'A person who registers for a company confirms that they are entitled to conclude a contract for it.',
      ],
      [
        'Accounts',
        'An account belongs to one person and is not shared. Keep your password secret.',
        'If you notice unauthorized use, change the password and tell the administrator of your company or the operator.',
      ],
      [
        'Plans and fees',
        'Features, number of members and storage depend on the plan. Fees and ways of payment are shown on the page of plans.',
        'After a trial some features are not available until a plan is chosen.',
      ],
      [
        'Your data',
        'Rights to stored documents and entered data stay with the users. The operator handles them only as far as the service needs it.',
        'The privacy policy explains how personal data are handled.',
      ],
      [
        'What is forbidden',
        'Breaking the law, violating the rights of others, creating false documents.',
        'Trying to reach the data of other companies, overloading the service, sending harmful programs.',
      ],
      [
        'Interruption and changes',
        'The service may be interrupted for maintenance, failures or disasters. Planned interruptions are announced.',
        'Accounts that break these terms may be suspended.',
      ],
      [
        'Content of documents',
        'The service creates documents from what is entered. It gives no legal or tax advice. Check a document before you submit or sign it.',
      ],
      [
        'Liability',
        'Except for intent and gross negligence the operator is not liable for indirect damage. Where the law does not allow this, the law applies.',
      ],
      [
        'End of use',
        'Users may end the contract at any time. Download the documents you need before. Data are erased after the time stated in the privacy policy.',
      ],
      ['Changes of these terms', 'Changes are published on this page; important ones are announced before they apply.'],
      ['Governing law', 'Japanese law applies. The district court at the seat of the operator has jurisdiction.'],
    ],
    applicationSection: [
      'Conditions of document creation',
      'Paid documents can be downloaded after the payment is confirmed. By their nature they cannot be refunded after the download. If one is faulty, contact the operator.',
      'The copyright of templates belongs to the operator or the provider. Users may use the documents they create as they like.',
    ],
  },
});
