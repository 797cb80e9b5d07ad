import type { CompanyRole, GroupType, UserPermission } from '../../access/actor.ts';
import { planPermissions } from '../../contract/enums/plans.ts';

/** The password of every demo account. It is public, so the demo is refused in production. */
export const demoPassword = 'shorui-demo-2026';

export interface DemoGroup {
  readonly key: string;
  readonly name: string;
  readonly type: GroupType;
  readonly parent?: string;
  readonly permissions: readonly UserPermission[];
  /** Full or read-only access to the first category of the company. */
  readonly fullAccess: boolean;
}

export interface DemoUser {
  readonly email: string;
  readonly lastName: string;
  readonly firstName: string;
  readonly kana: string;
  /** Keys of groups; `root` is the root user of the company. */
  readonly groups: readonly string[];
  readonly isRoot?: true;
}

export interface DemoCompany {
  readonly name: string;
  readonly kana: string;
  readonly phone: string;
  readonly role: CompanyRole;
  readonly plan: string;
  readonly settlementMonth: number;
  readonly address: string;
  readonly categories: readonly string[];
  readonly users: readonly DemoUser[];
}

/** One group of every type, each below the one that leads it. Both companies have them. */
export const demoGroups: readonly DemoGroup[] = [
  {
    key: 'sub_root',
    name: '経営管理部',
    type: 'sub_root',
    permissions: ['accept_document', 'accept_from_ls', 'leading', 'settings'],
    fullAccess: true,
  },
  {
    key: 'manager',
    name: '総務部',
    type: 'manager',
    parent: 'sub_root',
    permissions: ['accept_document', 'accept_from_ls', 'settings'],
    fullAccess: true,
  },
  {
    key: 'leader',
    name: '総務課',
    type: 'leader',
    parent: 'manager',
    permissions: ['accept_document', 'leading'],
    fullAccess: true,
  },
  { key: 'general', name: '営業課', type: 'general', parent: 'manager', permissions: [], fullAccess: false },
  { key: 'unassigned', name: '未所属', type: 'unassigned', permissions: [], fullAccess: false },
];

/** Plans with every feature: an empty map would withhold the applications (access/policies). */
const everyFeature = Object.fromEntries(planPermissions.map(({ value }) => [value, true]));

/** Plans by name. */
export const demoPlans = [
  { name: 'スタンダード', price: 9800, plan_type: 2, limit_member: 50, storage: 10, features: everyFeature },
  { name: 'ビジネス', price: 29800, plan_type: 3, limit_member: 200, storage: 100, features: everyFeature },
  { name: 'プロフェッショナル', price: 79800, plan_type: 4, limit_member: null, storage: 1000, features: everyFeature },
  {
    name: '書類作成',
    price: 2980,
    plan_type: 2,
    limit_member: 10,
    storage: 5,
    features: { application_view: true, download_document_template: true },
  },
] as const;

function person(
  domain: string,
  account: string,
  [lastName, firstName, kana]: readonly [string, string, string],
  groups: readonly string[],
): DemoUser {
  return { email: `${account}@${domain}`, lastName, firstName, kana, groups };
}

const sakura = 'sakura.example.jp';
const minato = 'minato.example.jp';

export const demoCompanies: readonly DemoCompany[] = [
  {
    name: '株式会社さくら商事',
    kana: 'カブシキガイシャサクラショウジ',
    phone: '0312345678',
    role: 'normal',
    plan: 'スタンダード',
    settlementMonth: 3,
    address: '東京都千代田区丸の内1-1-1',
    categories: ['人事・労務', '契約書', '請求書', '取締役会'],
    users: [
      { ...person(sakura, 'root', ['佐藤', '一郎', 'サトウイチロウ'], []), isRoot: true },
      person(sakura, 'subroot', ['鈴木', '花子', 'スズキハナコ'], ['sub_root']),
      person(sakura, 'manager', ['高橋', '健太', 'タカハシケンタ'], ['manager']),
      person(sakura, 'leader', ['田中', '美咲', 'タナカミサキ'], ['leader']),
      person(sakura, 'general', ['伊藤', '翔', 'イトウショウ'], ['general']),
      person(sakura, 'unassigned', ['渡辺', '結衣', 'ワタナベユイ'], ['unassigned']),
    ],
  },
  {
    name: '行政書士事務所みなと',
    kana: 'ギョウセイショシジムショミナト',
    phone: '0459876543',
    role: 'application',
    plan: '書類作成',
    settlementMonth: 12,
    address: '神奈川県横浜市中区日本大通1',
    categories: ['許認可申請', '会社設立'],
    users: [
      { ...person(minato, 'root', ['山本', '誠', 'ヤマモトマコト'], []), isRoot: true },
      person(minato, 'subroot', ['中村', '陽子', 'ナカムラヨウコ'], ['sub_root']),
      person(minato, 'manager', ['小林', '大輔', 'コバヤシダイスケ'], ['manager']),
      person(minato, 'leader', ['加藤', '彩', 'カトウアヤ'], ['leader']),
      person(minato, 'general', ['吉田', '直樹', 'ヨシダナオキ'], ['general']),
      person(minato, 'unassigned', ['山田', '葵', 'ヤマダアオイ'], ['unassigned']),
    ],
  },
];

export const demoAdmins = [{ uid: 'staff', name: '運営 太郎' }] as const;

/** Who issues receipts, and the account that transfers go to, so that paid applications of the demo can be paid. */
export const demoPaymentSettings = {
  issuer_name: '株式会社ショルイ',
  issuer_address: '東京都千代田区丸の内1丁目1番1号',
  issuer_phone: '0312345670',
  invoice_number: 'T9234567890123',
  bank_name: 'みほん銀行',
  branch_name: '本店営業部',
  account_type: 'ordinary',
  account_number: '1234567',
  account_holder: 'ｶ)ｼﾖﾙｲ',
} as const;
