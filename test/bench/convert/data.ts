import { randomNumbers } from '../random-numbers.ts';
import { leaseData } from '../word/lease-data.ts';
import type { ContractData, DocumentData } from './contract.ts';
import { formName } from './form.ts';

/** Kanji of names: rows 16 to 47 of JIS X 0208 (its first level), so that each document needs other glyphs. */
const kanji: readonly string[] = Array.from(
  new TextDecoder('euc-jp').decode(
    Uint8Array.from(
      Array.from({ length: 32 * 94 }, (_, index) => [0xb0 + Math.floor(index / 94), 0xa1 + (index % 94)]).flat(),
    ),
  ),
).filter((character) => character !== '\ufffd');

const isMinutes = formName === 'minutes';
const rows = isMinutes ? 16 : 12;
/** Values of the minutes are of few everyday words, those of the contract of all kanji. */
const everyday = Array.from('山川田中本店部品東西南北会議室第一二三大小上下春夏秋冬');
const characters = isMinutes ? everyday : kanji;

/** Data of a document; other ones for each seed. */
export function documentData(seed: number): DocumentData {
  return formName === 'lease' ? leaseData(seed) : contractData(seed);
}

function contractData(seed: number): ContractData {
  const random = randomNumbers(seed);
  const number = (from: number, to: number): number => from + Math.floor(random() * (to - from));
  const word = (length: number): string =>
    Array.from({ length }, () => characters[number(0, characters.length)] ?? '').join('');
  const date = (): string => `令和${number(7, 12)}年${number(1, 13)}月${number(1, 28)}日`;
  const yen = (value: number): string => value.toLocaleString('en');
  const items = Array.from({ length: rows }, () => {
    const [count, price] = [number(1, 40), number(10, 900) * 100];
    return {
      name: word(isMinutes ? 6 : 8),
      unit: '式',
      count: String(count),
      price: yen(price),
      total: yen(count * price),
    };
  });
  return {
    texts: {
      client: `株式会社${word(4)}`,
      contractor: `${word(3)}株式会社`,
      subject: word(12),
      place: word(8),
      start: date(),
      end: date(),
      notice: `${number(1, 7)}か月`,
      amount: `金${yen(number(100, 9000) * 1000)}円`,
      payment: date(),
      bank: `${word(3)}銀行${word(2)}支店`,
      delivery: date(),
      inspection: `${number(5, 30)}日`,
      secrecy: `${number(2, 6)}年間`,
      officer: word(4),
      limit: `金${yen(number(100, 9000) * 1000)}円`,
      court: `${word(2)}地方裁判所`,
      date: date(),
      address1: word(10),
      address2: word(10),
      president1: word(4),
      president2: word(4),
    },
    items,
  };
}
