/** An approval under way, or its end. Approvers are the users of the demo's first company in their order. */
export interface DemoApproval {
  readonly asks: number;
  readonly approvers: readonly number[];
  /** One after another unless given. */
  readonly turns?: 'at_once';
  /** Days from today. */
  readonly dueInDays: number;
  readonly message: string;
  /** What the approvers did so far, in turn. */
  readonly acts: readonly { readonly act: 'approve' | 'check_back'; readonly comment: string | null }[];
}

/** A comment on a document; `by` and `mentions` are places in the order of the company's users. */
export interface DemoComment {
  readonly by: number;
  readonly content: string;
  readonly mentions?: readonly number[];
}

/** A document of the demo, made from a bundle and answers of the fixtures. */
export interface DemoDocument {
  /** Without the ending. */
  readonly name: string;
  readonly bundle: string;
  readonly answers: string;
  /** Replaces answers, so that the company of the demo is a party. */
  readonly changes?: Readonly<Record<string, unknown>>;
  readonly format: 'docx' | 'pdf';
  /** Null: a draft that waits to be sorted. */
  readonly category: string | null;
  readonly type: string | null;
  readonly metas?: Readonly<Record<string, string>>;
  readonly date: string | null;
  /** Yen. */
  readonly amount: number | null;
  readonly party: string | null;
  /** Who added it, by the order of the company's users. */
  readonly by: number;
  readonly approval?: DemoApproval;
  readonly comments?: readonly DemoComment[];
  /** A live link to it, which its adder made. */
  readonly share?: DemoShare;
  /** Who moved it to the trash, by the order of the company's users. */
  readonly trashedBy?: number;
}

/** A link to a document for people without an account. */
export interface DemoShare {
  readonly note: string;
  /** Days from today. */
  readonly endsInDays: number;
  readonly mostOpenings: number;
}

const us = '株式会社さくら商事';
const ours = { 会社名: us };
const client = { 委託者名: us, 委託者住所: '東京都千代田区丸の内1-1-1', 委託者郵便番号: '100-0005' };
const billed = { 請求先会社名: us, 請求先住所: '東京都千代田区丸の内1-1-1', 請求先郵便番号: '100-0005' };
const nothing = { type: null, date: null, amount: null, party: null } as const;

export const demoDocuments: readonly DemoDocument[] = [
  {
    name: '雇用契約書（正社員）',
    bundle: 'employment-contract',
    answers: 'indefinite',
    changes: ours,
    format: 'docx',
    category: '人事・労務',
    type: '雇用契約書',
    metas: { 契約開始日: '2024-10-01' },
    date: '2024-09-20',
    amount: null,
    party: null,
    by: 2,
  },
  {
    name: '雇用契約書（有期）',
    bundle: 'employment-contract',
    answers: 'fixed-term',
    changes: ours,
    format: 'pdf',
    category: '人事・労務',
    type: '雇用契約書',
    metas: { 契約開始日: '2024-04-01' },
    date: '2024-03-15',
    amount: null,
    party: null,
    by: 3,
  },
  {
    name: '雇用契約書（パートタイム）',
    bundle: 'employment-contract',
    answers: 'hourly-conversion',
    changes: ours,
    format: 'docx',
    category: '人事・労務',
    type: '雇用契約書',
    metas: { 対象者: '林 誠', 契約開始日: '2025-01-06' },
    date: '2024-12-20',
    amount: null,
    party: null,
    by: 3,
  },
  {
    name: '業務委託契約書（アーカイブワークス）',
    bundle: 'service-agreement',
    answers: 'hourly-staff',
    changes: client,
    format: 'pdf',
    category: '契約書',
    type: '業務委託契約書',
    metas: { 契約番号: '委-令6-21', 契約開始日: '2024-09-01', 契約終了日: '2025-02-28', 自動更新: '無' },
    date: '2024-08-01',
    amount: null,
    party: '株式会社アーカイブワークス',
    by: 4,
    share: { note: '監査法人の契約書の確認用', endsInDays: 30, mostOpenings: 20 },
  },
  {
    name: '秘密保持契約書（信濃中央大学との共同研究）',
    bundle: 'nondisclosure-agreement',
    answers: 'all-articles',
    changes: { 開示者名: us, 開示者住所: '東京都千代田区丸の内1-1-1' },
    format: 'pdf',
    category: '契約書',
    type: '秘密保持契約書',
    metas: { 契約開始日: '2025-06-02', 契約終了日: '2027-06-01' },
    date: '2025-06-02',
    amount: null,
    party: '国立大学法人信濃中央大学',
    by: 3,
  },
  {
    name: '業務委託契約書（山本経営事務所）',
    bundle: 'service-agreement',
    answers: 'consulting',
    changes: client,
    format: 'docx',
    category: '契約書',
    type: '業務委託契約書',
    metas: { 契約番号: '2025-C-0007', 契約開始日: '2025-02-01', 契約終了日: '2026-01-31', 自動更新: '有' },
    date: '2025-01-10',
    amount: 3_960_000,
    party: '山本経営事務所',
    by: 3,
    approval: {
      asks: 3,
      approvers: [2, 0],
      dueInDays: 3,
      message: '来期の顧問契約です。委託料は前期と同額です。',
      acts: [{ act: 'approve', comment: '見積書の金額と照合しました。' }],
    },
    comments: [
      { by: 2, content: '@田中美咲 自動更新の申し出の期限は、前期の契約と同じでしょうか。', mentions: [3] },
      { by: 3, content: '同じです。期間満了の3か月前までの申し出です。' },
    ],
  },
  {
    name: '業務委託契約書（さくらシステム設計）',
    bundle: 'service-agreement',
    answers: 'development',
    changes: client,
    format: 'docx',
    category: '契約書',
    type: '業務委託契約書',
    metas: { 契約番号: '2024-D-0118', 契約開始日: '2024-06-01', 契約終了日: '2025-03-31', 自動更新: '無' },
    date: '2024-05-31',
    amount: 18_000_000,
    party: '合同会社さくらシステム設計',
    by: 2,
    approval: {
      asks: 2,
      approvers: [1],
      dueInDays: 7,
      message: '基幹システムの改修です。',
      acts: [{ act: 'check_back', comment: '検査期間を20日に延ばしてください。' }],
    },
  },
  {
    name: '秘密保持契約書（天草ソフトウェア）',
    bundle: 'nondisclosure-agreement',
    answers: 'copies-and-damages',
    changes: { 開示者名: us, 開示者住所: '東京都千代田区丸の内1-1-1' },
    format: 'docx',
    category: '契約書',
    type: '秘密保持契約書',
    metas: { 契約開始日: '2026-01-15', 契約終了日: '2027-01-14' },
    date: '2026-01-15',
    amount: null,
    party: '天草ソフトウェア株式会社',
    by: 3,
    approval: {
      asks: 3,
      approvers: [2],
      dueInDays: 5,
      message: '会計システムの提案を受ける前に締結します。',
      acts: [{ act: 'approve', comment: null }],
    },
  },
  {
    name: '請求書 INV-2024-0612（青葉フーズ）',
    bundle: 'invoice',
    answers: 'mixed-rates',
    changes: billed,
    format: 'pdf',
    category: '請求書',
    type: '請求書',
    metas: { 請求番号: 'INV-2024-0612', 支払期限: '2024-07-31' },
    date: '2024-06-30',
    amount: 184_250,
    party: '株式会社青葉フーズ',
    by: 2,
  },
  {
    ...nothing,
    name: '請求書 INV-2024-0612（青葉フーズ、重複）',
    bundle: 'invoice',
    answers: 'mixed-rates',
    changes: billed,
    format: 'docx',
    category: '請求書',
    by: 4,
    trashedBy: 2,
  },
  {
    name: '請求書 M/2025-03（大村 遥）',
    bundle: 'invoice',
    answers: 'withholding-with-discount',
    changes: billed,
    format: 'pdf',
    category: '請求書',
    type: '請求書',
    metas: { 請求番号: 'M/2025-03', 支払期限: '2025-04-30' },
    date: '2025-03-31',
    amount: 412_500,
    party: '医療翻訳 大村 遥',
    by: 2,
    approval: {
      asks: 2,
      approvers: [0, 1],
      turns: 'at_once',
      dueInDays: 1,
      message: '源泉徴収の金額を確認済みです。月末の支払いに間に合うよう、お願いします。',
      acts: [],
    },
  },
  {
    name: '取締役会議事録 2024年12月20日',
    bundle: 'board-minutes',
    answers: 'web-meeting',
    changes: ours,
    format: 'docx',
    category: '取締役会',
    type: '議事録',
    metas: { 開催日: '2024-12-20' },
    date: '2024-12-20',
    amount: null,
    party: null,
    by: 0,
    approval: {
      asks: 0,
      approvers: [1, 2],
      dueInDays: 10,
      message: '出席者の確認をお願いします。',
      acts: [{ act: 'approve', comment: '出席者と議案を確認しました。' }],
    },
  },
  {
    name: '取締役会議事録 2024年6月26日',
    bundle: 'board-minutes',
    answers: 'conflict-of-interest',
    changes: ours,
    format: 'pdf',
    category: '取締役会',
    type: '議事録',
    metas: { 開催日: '2024-06-26' },
    date: '2024-06-26',
    amount: null,
    party: null,
    by: 0,
  },
  {
    ...nothing,
    name: 'スキャン_20251104',
    bundle: 'nondisclosure-agreement',
    answers: 'injunction-only',
    format: 'pdf',
    category: null,
    by: 0,
  },
  {
    ...nothing,
    name: 'スキャン_20251105',
    bundle: 'invoice',
    answers: 'withholding-over-a-million',
    format: 'pdf',
    category: null,
    by: 0,
  },
];
