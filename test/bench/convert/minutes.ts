import type { Block } from './contract.ts';

/** Points of the agenda; each is set with the same short sentences about it, most of which hold no value. */
const points: readonly (readonly [title: string, ...texts: string[]])[] = [
  ['前回議事録の確認', '前回（{start}）の議事録を全員で確認し、異議なく承認した。'],
  ['売上の報告', '当月の売上は{amount}で、計画を上回った。', '来月は{delivery}に追加の納入がある。'],
  ['{subject}について', '{officer}から説明があった。', '場所は{place}とする。', '期限は{end}とする。'],
  ['予算の見直し', '上限を{limit}とすることを決めた。', '支払は{payment}に{bank}で行う。'],
  ['人員の配置', '担当は{president1}とする。', '引継ぎは{notice}で終える。'],
  ['その他', '次回は{date}に開く。', '検査は{inspection}の間に済ませる。'],
];
const remarks = [
  '出席者から質問があり、担当者が資料に基づいて答えた。',
  '進み具合は毎週月曜日の朝礼で報告する。',
  '資料は共有フォルダーに置き、三年の間保管する。',
  '意見のある者は金曜日までに書面で申し出る。',
];

/** Minutes of a meeting: many short paragraphs, and a long table of what was decided. `value` gives the text, or the tag, for a name. */
export function minutesBlocks(value: (name: string) => string, rows: readonly (readonly string[])[]): Block[] {
  const filled = (text: string): string => text.replace(/\{(\w+)\}/g, (_, name: string) => value(name));
  const blocks: Block[] = [
    { kind: 'title', text: '定例会議 議事録' },
    { kind: 'text', text: filled('会社名：{client}') },
    { kind: 'text', text: filled('開催場所：{address1}') },
    { kind: 'text', text: filled('記録者：{president2}') },
  ];
  for (const [index, [title, ...texts]] of points.entries()) {
    blocks.push({ kind: 'heading', text: filled(`${index + 1}．${title}`) });
    for (const text of [...texts, ...remarks]) blocks.push({ kind: 'text', text: `・${filled(text)}` });
  }
  blocks.push({ kind: 'text', text: '決定事項は次のとおりである。' });
  blocks.push({ kind: 'table', head: ['内容', '担当', '数', '単価', '金額'], rows });
  blocks.push({ kind: 'end', text: filled('以上　{contractor}') });
  return blocks;
}
