import type { GroupType, UserPermission } from '../../access/actor.ts';
import type { NotificationKind } from '../../contract/notifications.ts';

/** What makes the lists of the demo look like those of a company at work. None of these people can log in. */

/** Groups of the first company, below those of `demoGroups`; a group stands after its parent. */
export const moreGroups: readonly {
  readonly key: string;
  readonly name: string;
  readonly type: GroupType;
  readonly parent: string;
  readonly permissions: readonly UserPermission[];
}[] = [
  { key: 'sales', name: '営業本部', type: 'manager', parent: 'sub_root', permissions: ['accept_document', 'leading'] },
  { key: 'sales-1', name: '第一営業部', type: 'leader', parent: 'sales', permissions: ['accept_document'] },
  { key: 'sales-2', name: '第二営業部（関西・中国・四国・九州）', type: 'leader', parent: 'sales', permissions: [] },
  {
    key: 'legal',
    name: '法務・コンプライアンス推進室',
    type: 'leader',
    parent: 'manager',
    permissions: ['accept_document'],
  },
  { key: 'accounts', name: '経理課', type: 'general', parent: 'manager', permissions: [] },
  {
    key: 'systems',
    name: '情報システム部 業務改革・内部統制推進グループ',
    type: 'general',
    parent: 'sub_root',
    permissions: [],
  },
];

/** Family name, given name, furigana, key of the group. */
export const colleagues: readonly (readonly [string, string, string, string])[] = [
  ['髙橋', '真由美', 'タカハシマユミ', 'sales'],
  ['山﨑', '隆', 'ヤマザキタカシ', 'sales'],
  ['𠮷田', '恵子', 'ヨシダケイコ', 'sales-1'],
  ['斎藤', '悠斗', 'サイトウユウト', 'sales-1'],
  ['渡邉', '麻衣', 'ワタナベマイ', 'sales-1'],
  ['濵田', '直人', 'ハマダナオト', 'sales-1'],
  ['井上', 'さくら', 'イノウエサクラ', 'sales-1'],
  ['木村', '拓也', 'キムラタクヤ', 'sales-1'],
  ['林', '優子', 'ハヤシユウコ', 'sales-2'],
  ['清水', '剛', 'シミズツヨシ', 'sales-2'],
  ['森', '千尋', 'モリチヒロ', 'sales-2'],
  ['池田', '和也', 'イケダカズヤ', 'sales-2'],
  ['橋本', '里奈', 'ハシモトリナ', 'sales-2'],
  ['阿部', '浩二', 'アベコウジ', 'sales-2'],
  ['石川', '真理', 'イシカワマリ', 'sales-2'],
  ['前田', '大樹', 'マエダダイキ', 'legal'],
  ['藤田', '由紀', 'フジタユキ', 'legal'],
  ['小川', '聡', 'オガワサトシ', 'legal'],
  ['岡田', '美穂', 'オカダミホ', 'accounts'],
  ['後藤', '亮', 'ゴトウリョウ', 'accounts'],
  ['長谷川', '典子', 'ハセガワノリコ', 'accounts'],
  ['村上', '純一', 'ムラカミジュンイチ', 'accounts'],
  ['近藤', '詩織', 'コンドウシオリ', 'accounts'],
  ['坂本', '龍之介', 'サカモトリュウノスケ', 'systems'],
  ['遠藤', '彩花', 'エンドウアヤカ', 'systems'],
  ['青木', '健', 'アオキケン', 'systems'],
  ['藤井', '七海', 'フジイナナミ', 'systems'],
  ['西村', '康平', 'ニシムラコウヘイ', 'systems'],
  ['福田', '仁美', 'フクダヒトミ', 'general'],
  ['太田', '慎一郎', 'オオタシンイチロウ', 'general'],
  ['三浦', '春香', 'ミウラハルカ', 'general'],
  ['岡本', '昌宏', 'オカモトマサヒロ', 'general'],
  ['勅使河原', '慶', 'テシガワラケイ', 'general'],
  ['五十嵐', 'ひなの', 'イガラシヒナノ', 'leader'],
];

/** Name, furigana, test company or not, plan, and the root user. */
export const moreCompanies: readonly {
  readonly name: string;
  readonly kana: string;
  readonly plan: string | null;
  readonly isTest?: true;
  readonly root: readonly [string, string, string];
}[] = [
  {
    name: '株式会社髙島製作所',
    kana: 'カブシキガイシャタカシマセイサクショ',
    plan: 'ビジネス',
    root: ['髙島', '修', 'タカシマオサム'],
  },
  {
    name: '合同会社あおぞらデザイン',
    kana: 'ゴウドウガイシャアオゾラデザイン',
    plan: 'スタンダード',
    root: ['青山', '光', 'アオヤマヒカル'],
  },
  {
    name: '医療法人社団 𠮷野会',
    kana: 'イリョウホウジンシャダンヨシノカイ',
    plan: 'プロフェッショナル',
    root: ['𠮷野', '礼子', 'ヨシノレイコ'],
  },
  {
    name: '北海フーズ株式会社',
    kana: 'ホッカイフーズカブシキガイシャ',
    plan: 'ビジネス',
    root: ['北川', '徹', 'キタガワトオル'],
  },
  {
    name: '有限会社丸山工務店',
    kana: 'ユウゲンガイシャマルヤマコウムテン',
    plan: 'スタンダード',
    root: ['丸山', '勝', 'マルヤママサル'],
  },
  {
    name: '社会保険労務士法人かえで',
    kana: 'シャカイホケンロウムシホウジンカエデ',
    plan: '書類作成',
    root: ['楓', '今日子', 'カエデキョウコ'],
  },
  {
    name: '九州リース株式会社 福岡支店',
    kana: 'キュウシュウリースカブシキガイシャ',
    plan: 'プロフェッショナル',
    root: ['黒木', '望', 'クロキノゾミ'],
  },
  {
    name: '一般社団法人日本中小企業デジタル化推進協議会',
    kana: 'ニホンチュウショウキギョウデジタルカスイシンキョウギカイ',
    plan: null,
    root: ['榊原', '悟', 'サカキバラサトル'],
  },
  {
    name: '株式会社みらい検証',
    kana: 'カブシキガイシャミライケンショウ',
    plan: 'スタンダード',
    isTest: true,
    root: ['検証', '太郎', 'ケンショウタロウ'],
  },
  { name: '税理士法人山河', kana: 'ゼイリシホウジンサンガ', plan: 'ビジネス', root: ['山河', '静', 'サンガシズカ'] },
];

export const memos: readonly string[] = [
  '36協定の届出は3月末まで。労働者代表の選出を先に済ませる。',
  '就業規則の改定案：在宅勤務手当の条文を法務に確認する。',
  '取引基本契約（株式会社髙島製作所）の更新日は7月1日。自動更新の条項あり。',
  '年末調整の書類は11月20日までに回収。未提出者は経理課の一覧を見る。',
  '来期の組織図：第二営業部に中国・四国担当を置く。',
];

/** Open invitations of the first company, and how many days ago they were sent. */
export const invitations: readonly (readonly [string, number])[] = [
  ['h.kuroda@sakura.example.jp', 1],
  ['nagano-office@partner.example.jp', 3],
  ['m.takasaki@sakura.example.jp', 5],
];

/** The bell of the first root user: kind, who, what, days ago, read or not. */
export const bellLines: readonly (readonly [NotificationKind, string, string, number, boolean])[] = [
  ['group-requested', '渡辺 結衣', '営業課', 0, false],
  ['joined', '五十嵐 ひなの', '', 1, false],
  ['joined', '勅使河原 慶', '', 4, true],
  ['group-requested', '三浦 春香', '総務課', 9, true],
];

/** Audited actions of the last weeks: action, kind of the subject, who (place in `demoCompanies[0].users`), days ago. */
export const history: readonly (readonly [string, string, number, number])[] = Array.from({ length: 36 }, (_, n) => {
  const actions = [
    ['users.update', 'user'],
    ['groups.update', 'group'],
    ['users.invite', 'company'],
    ['companies.update', 'company'],
    ['groups.create', 'group'],
    ['files.create', 'file'],
  ] as const;
  const [action, kind] = actions[(n * 5) % actions.length] ?? actions[0];
  return [action, kind, n % 3, n + (n % 4)] as const;
});
