import { expect } from 'chai';
import * as fc from 'fast-check';
import { isKatakana, joinAddress, prefectures, splitPrefecture } from '@shorui/engine/japanese';

describe('prefectures', () => {
  it('are 47 in the order of their codes', () => {
    expect(prefectures.map(({ code }) => code)).to.deep.equal(
      Array.from({ length: 47 }, (_, index) => String(index + 1).padStart(2, '0')),
    );
    expect(new Set(prefectures.map(({ name }) => name)).size).to.equal(47);
    for (const [code, name] of [
      ['01', '北海道'],
      ['04', '宮城県'],
      ['13', '東京都'],
      ['14', '神奈川県'],
      ['15', '新潟県'],
      ['20', '長野県'],
      ['23', '愛知県'],
      ['26', '京都府'],
      ['27', '大阪府'],
      ['30', '和歌山県'],
      ['34', '広島県'],
      ['37', '香川県'],
      ['40', '福岡県'],
      ['47', '沖縄県'],
    ] as const) {
      expect(prefectures.find((prefecture) => prefecture.code === code)?.name, code).to.equal(name);
    }
  });

  it('have names and readings of the right kind', () => {
    for (const { name, kana } of prefectures) {
      expect(name).to.match(/^\p{Script=Han}{2,3}[都道府県]$/u);
      expect(isKatakana(kana), kana).to.equal(true);
      expect(kana).to.match(/(ケン|ト|フ|ドウ)$/);
    }
  });

  it('are split off the start of an address', () => {
    const cases: [address: string, code: string | undefined, rest: string][] = [
      ['東京都千代田区千代田1-1', '13', '千代田区千代田1-1'],
      ['東京都　府中市', '13', '府中市'],
      [' 京都府京都市', '26', '京都市'],
      ['神奈川県', '14', ''],
      ['北海道北見市', '01', '北見市'],
      ['千代田区千代田', undefined, '千代田区千代田'],
      ['京都市中京区', undefined, '京都市中京区'],
      ['東京', undefined, '東京'],
      ['', undefined, ''],
    ];
    for (const [address, code, rest] of cases) {
      const split = splitPrefecture(address);
      expect(split.prefecture?.code, address).to.equal(code);
      expect(split.rest, address).to.equal(rest);
    }
  });

  it('are split off whatever follows', () => {
    fc.assert(
      fc.property(fc.constantFrom(...prefectures), fc.stringMatching(/^[^\s]*$/u), (prefecture, rest) => {
        expect(splitPrefecture(prefecture.name + rest)).to.deep.equal({ prefecture, rest });
      }),
    );
  });
});

describe('addresses', () => {
  const address = {
    postCode: '1000001',
    province: '東京都',
    district: '千代田区',
    street: '千代田1-1',
    building: '中央ビル5F',
  };

  it('join with a space before the building', () => {
    expect(joinAddress(address)).to.equal('東京都千代田区千代田1-1　中央ビル5F');
    expect(joinAddress({ ...address, building: '' })).to.equal('東京都千代田区千代田1-1');
    expect(joinAddress({ building: '中央ビル' })).to.equal('中央ビル');
    expect(joinAddress(address, { buildingSeparator: '\n' })).to.equal('東京都千代田区千代田1-1\n中央ビル5F');
  });

  it('begin with the postal code on request', () => {
    expect(joinAddress(address, { postCode: true })).to.equal('〒100-0001　東京都千代田区千代田1-1　中央ビル5F');
    expect(joinAddress(address, { postCode: true, postCodeSeparator: '\n' })).to.equal(
      '〒100-0001\n東京都千代田区千代田1-1　中央ビル5F',
    );
    expect(joinAddress({ ...address, postCode: undefined }, { postCode: true })).to.match(/^東京都/);
    expect(joinAddress({ postCode: '1000001' }, { postCode: true })).to.equal('〒100-0001');
  });

  it('prefer the full address over the parts', () => {
    expect(joinAddress({ ...address, fullAddress: ' 東京都港区芝公園4-2-8 ' })).to.equal('東京都港区芝公園4-2-8');
    expect(joinAddress({ ...address, fullAddress: '' })).to.match(/^東京都千代田区/);
  });

  it('are empty when nothing is known', () => {
    expect(joinAddress({})).to.equal('');
    expect(joinAddress({ building: '　' }, { postCode: true })).to.equal('');
  });
});
