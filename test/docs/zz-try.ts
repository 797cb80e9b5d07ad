import { readFileSync } from 'node:fs';
import { complaints, drawLines, printed } from './printed.ts';
const data = { 会社名: '株式会社青空商事', 契約日: '2024-04-01', 金額: 1234567, 一覧: ['a','b'], 空: null, 空文字:'', 宛先: {会社名:'x'}, n: 0, 電話:'0312345678', 長: '一\n二\tタ', '会社 名':'青', "A&B":'ab', '3月':'三', 全角１:'w', 'a-b': 'hy', 'メール（任意）':'m'};
for (const t of readFileSync(0,'utf8').trimEnd().split('\n')) {
  const d = drawLines(t.replaceAll('⏎','\n'));
  let c = complaints(d, data as never);
  console.log(t, ' => ', c.length ? c : JSON.stringify(printed(d, data as never)));
}
