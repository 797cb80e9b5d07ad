/** A template of the demo: a Word file of the fixtures. */
export interface DemoTemplate {
  /** Path in the folder of the bundles. */
  readonly path: string;
  readonly name: string;
  readonly description: string;
  readonly tags: readonly string[];
  /** A company's own; else the staff supply it. */
  readonly isOwn?: true;
}

export const demoTemplates: readonly DemoTemplate[] = [
  {
    path: 'templates/quotation.docx',
    name: '御見積書',
    description: '品名と数量を並べる見積書です。値引と納期、有効期限を書けます。',
    tags: ['見積', '営業'],
  },
  {
    path: 'templates/approval-request.docx',
    name: '稟議書',
    description: '購入や契約の前に社内の決裁を求める書類です。業者の比較を表にできます。',
    tags: ['社内', '決裁'],
  },
  {
    path: 'templates/cover-letter.docx',
    name: '書類送付状',
    description: '郵送する書類に同封します。書類名、部数、返送の要否を並べます。',
    tags: ['郵送'],
  },
  {
    path: 'templates/invitation.docx',
    name: '催しのご案内',
    description: '説明会や懇親会の案内状です。次第と会費、回答の期限を書けます。',
    tags: ['社外', '案内'],
  },
  {
    path: 'templates/sales-report.docx',
    name: '売上報告書',
    description: '支店ごとの目標と実績をまとめる月次の報告書です。',
    tags: ['社内', '報告'],
  },
  {
    path: 'nondisclosure-agreement/files/nondisclosure-agreement.docx',
    name: '秘密保持契約書（当社ひな形）',
    description: '取引の検討を始める前に交わす契約書です。法務で確認済みの条文を使います。',
    tags: ['契約', '法務'],
    isOwn: true,
  },
];
