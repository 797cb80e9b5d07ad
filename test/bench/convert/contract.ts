import { formName } from './form.ts';
import { leaseBlocks, type LeaseData } from './lease-blocks.ts';
import { minutesBlocks } from './minutes.ts';

/** A document of the bench as blocks, so that every engine sets the same text in its own way. */
export type Block =
  | { readonly kind: 'title' | 'heading' | 'text' | 'indented' | 'end'; readonly text: string }
  | { readonly kind: 'table'; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }
  /** A square picture; its side in pt. */
  | { readonly kind: 'picture'; readonly png: Uint8Array; readonly side: number };

/** What a document is made of: texts by name, and the rows of its table. */
export interface ContractData {
  readonly texts: Readonly<Record<string, string>>;
  readonly items: readonly Readonly<Record<ItemName, string>>[];
}

export const itemNames = ['name', 'unit', 'count', 'price', 'total'] as const;
type ItemName = (typeof itemNames)[number];

/** What a document of the bench is made of. */
export type DocumentData = ContractData | LeaseData;

/** Sizes in pt: A4, with 10.5 pt type on lines of 18 pt, as the Word templates of the contract and the minutes have it. */
const ruled = {
  page: { width: 595.3, height: 841.9, margin: 85 },
  size: 10.5,
  title: 16,
  line: 18,
  /** Widths of the table's columns. */
  columns: [165.3, 60, 60, 70, 70],
  cell: 4,
  indent: 10.5,
};
/** The lease has Word's lines, without a grid. */
const plain = { ...ruled, size: 10, title: 10, line: 13, columns: [85, 85, 85, 85, 85], cell: 3 };
export const layout = formName === 'lease' ? plain : ruled;

const articles: readonly (readonly [title: string, ...texts: string[]])[] = [
  [
    '目的',
    '甲は、乙に対し、{subject}に関する業務（以下「本業務」という。）を委託し、乙は、これを受託する。',
    '甲及び乙は、本契約に定める義務を信義に従い誠実に履行するものとし、相手方の名誉又は信用を損なう行為をしてはならない。',
  ],
  [
    '業務の内容',
    '本業務の内容は、別に甲乙間で取り交わす仕様書に定めるところによる。乙は、{place}において本業務を行うものとし、甲の承諾なく場所を変更してはならない。',
  ],
  [
    '期間',
    '本契約の期間は、{start}から{end}までとする。ただし、期間満了の{notice}前までに甲又は乙から書面による別段の意思表示がないときは、同一の条件で更に1年間更新するものとし、以後も同様とする。',
  ],
  [
    '委託料',
    '委託料は、総額{amount}（消費税及び地方消費税を除く。）とし、その内訳は次のとおりとする。',
    '甲は、乙の請求に基づき、{payment}までに、{bank}の乙名義の口座へ振り込む方法により委託料を支払う。振込手数料は甲の負担とする。',
  ],
  [
    '再委託',
    '乙は、あらかじめ甲の書面による承諾を得た場合に限り、本業務の一部を第三者に再委託することができる。この場合において、乙は、再委託先に本契約に基づく自己の義務と同等の義務を負わせ、その履行について一切の責任を負う。',
  ],
  [
    '納入及び検査',
    '乙は、成果物を{delivery}までに甲の指定する場所へ納入する。甲は、納入の日から{inspection}以内に検査を行い、その結果を乙に通知しなければならない。期間内に通知がないときは、検査に合格したものとみなす。',
    '検査に合格しないときは、乙は、自己の費用をもって遅滞なく修補し、又は代替物を納入し、改めて検査を受けるものとする。',
  ],
  [
    '権利の帰属',
    '成果物に関する著作権（著作権法第27条及び第28条に定める権利を含む。）は、委託料の完済の時に乙から甲へ移転する。ただし、乙が従前から有していた著作物の著作権は乙に留保され、甲は、成果物の利用に必要な範囲でこれを無償で利用することができる。',
  ],
  [
    '秘密の保持',
    '甲及び乙は、本契約に関して知り得た相手方の営業上又は技術上の情報を秘密として保持し、相手方の書面による事前の承諾なく第三者に開示し、又は本契約の目的以外に使用してはならない。',
    '前項の規定は、公知の情報、既に保有していた情報、独自に開発した情報及び正当な権限を有する第三者から取得した情報には適用しない。本条の義務は、本契約終了後も{secrecy}存続する。',
  ],
  [
    '個人情報',
    '乙は、本業務の遂行に当たり個人情報を取り扱うときは、個人情報の保護に関する法律その他の関係法令を遵守し、{officer}を責任者として、漏えい、滅失又は毀損の防止のために必要かつ適切な措置を講じなければならない。',
  ],
  [
    '損害賠償',
    '甲又は乙は、本契約に違反して相手方に損害を与えたときは、その損害を賠償する責任を負う。ただし、賠償の額は、故意又は重大な過失による場合を除き、{limit}を上限とする。',
  ],
  [
    '解除',
    '甲又は乙は、相手方が次のいずれかに該当するときは、何らの催告を要せず、直ちに本契約の全部又は一部を解除することができる。支払の停止若しくは仮差押え、差押え若しくは競売の申立てがあったとき、破産手続、民事再生手続若しくは会社更生手続の開始の申立てがあったとき、又は本契約に違反し、相当の期間を定めた催告にもかかわらず是正されないとき。',
  ],
  [
    '反社会的勢力の排除',
    '甲及び乙は、自己又は自己の役員が暴力団、暴力団員、暴力団関係企業、総会屋その他これらに準ずる者に該当しないこと、及び将来にわたっても該当しないことを表明し、これを保証する。',
    '甲又は乙は、相手方が前項に違反したときは、何らの催告を要せず本契約を解除することができ、これにより相手方に生じた損害を賠償する責任を負わない。',
  ],
  [
    '不可抗力',
    '天災地変、戦争、疫病、法令の改廃その他当事者の責めに帰することのできない事由により本契約の履行が遅滞し、又は不能となったときは、当該当事者はその責任を負わない。',
  ],
  [
    '協議及び管轄',
    '本契約に定めのない事項又は疑義を生じた事項については、甲乙誠意をもって協議の上解決する。本契約に関する訴訟については、{court}を第一審の専属的合意管轄裁判所とする。',
  ],
];

/** The blocks of the document that is measured. `value` gives the text, or the tag, for a name. */
export function documentBlocks(value: (name: string) => string, rows: readonly (readonly string[])[]): Block[] {
  return formName === 'minutes' ? minutesBlocks(value, rows) : contractBlocks(value, rows);
}

function contractBlocks(value: (name: string) => string, rows: readonly (readonly string[])[]): Block[] {
  const filled = (text: string): string => text.replace(/\{(\w+)\}/g, (_, name: string) => value(name));
  const blocks: Block[] = [
    { kind: 'title', text: '業務委託契約書' },
    {
      kind: 'text',
      text: filled(
        '{client}（以下「甲」という。）と{contractor}（以下「乙」という。）は、次のとおり業務委託契約（以下「本契約」という。）を締結する。',
      ),
    },
  ];
  for (const [index, [title, ...texts]] of articles.entries()) {
    blocks.push({ kind: 'heading', text: `第${index + 1}条（${title}）` });
    for (const [at, text] of texts.entries()) {
      blocks.push({ kind: 'text', text: filled(text) });
      if (title === '委託料' && at === 0) {
        blocks.push({ kind: 'table', head: ['品名', '単位', '数量', '単価', '金額'], rows });
      }
    }
  }
  blocks.push(
    { kind: 'text', text: '本契約の成立を証するため、本書2通を作成し、甲乙記名押印の上、各1通を保有する。' },
    { kind: 'end', text: filled('{date}') },
    { kind: 'end', text: filled('甲　{address1}　{client}　代表取締役　{president1}') },
    { kind: 'end', text: filled('乙　{address2}　{contractor}　代表取締役　{president2}') },
  );
  return blocks;
}

/** The document with its values. */
export function filledBlocks(data: DocumentData): Block[] {
  if (formName === 'lease') return leaseBlocks(data as LeaseData);
  const { texts, items } = data as ContractData;
  return documentBlocks(
    (name) => texts[name] ?? '',
    items.map((item) => itemNames.map((name) => item[name])),
  );
}

/** All characters of a document in order, without white space: what must be read out of every engine's file. */
export function plainText(data: DocumentData): string {
  const texts = filledBlocks(data).map((block) => {
    if (block.kind === 'picture') return '';
    return block.kind === 'table' ? [block.head, ...block.rows].flat().join('') : block.text;
  });
  return texts.join('').replace(/\s/g, '');
}
