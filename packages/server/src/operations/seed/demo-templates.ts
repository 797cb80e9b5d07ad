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
    path: 'invoice/files/invoice.docx',
    name: '請求書（適格請求書）',
    description: '登録番号と税率ごとの消費税額を記載する請求書です。明細は必要な行だけ増やせます。',
    tags: ['請求', '経理'],
  },
  {
    path: 'board-minutes/files/board-minutes.docx',
    name: '取締役会議事録',
    description: '出席者、議案ごとの決議と賛否を記録する議事録です。',
    tags: ['会社法', '総務'],
  },
  {
    path: 'onboarding-set/files/pledge.docx',
    name: '入社誓約書',
    description: '入社時に提出してもらう誓約書です。',
    tags: ['人事', '入社'],
  },
  {
    path: 'employment-contract/files/employment-contract.docx',
    name: '雇用契約書',
    description: '労働条件を示して雇い入れるときの契約書です。期間の定めの有無と賃金の形に対応しています。',
    tags: ['人事', '契約'],
  },
  {
    path: 'service-agreement/files/service-agreement.docx',
    name: '業務委託契約書',
    description: '社外に業務を委託するときの契約書です。報酬の形、検査、再委託の定めを選べます。',
    tags: ['契約', '社外'],
  },
  {
    path: 'nondisclosure-agreement/files/nondisclosure-agreement.docx',
    name: '秘密保持契約書（当社ひな形）',
    description: '取引の検討を始める前に交わす契約書です。法務で確認済みの条文を使います。',
    tags: ['契約', '法務'],
    isOwn: true,
  },
];
