import { expect } from 'chai';
import { splitAddress } from '../../../packages/web/src/kits/questions/split-address.ts';

describe('an address of one text', () => {
  it('is split into prefecture, city and street', () => {
    const addresses: readonly (readonly [province: string, district: string, street: string])[] = [
      ['東京都', '千代田区', '丸の内1丁目2番3号 書類ビル5階'],
      ['神奈川県', '横浜市中区', '海岸通1-2-3'],
      ['京都府', '京都市中京区', '寺町通御池上る上本能寺前町488'],
      ['北海道', '余市郡余市町', '朝日町26'],
      ['三重県', '四日市市', '諏訪町1-5'],
      ['千葉県', '市川市', '八幡1-1-1'],
      ['東京都', '町田市', '森野2-2-22'],
      ['福島県', '郡山市', '朝日1-23-7'],
      ['広島県', '安芸郡府中町', '大通3-5-1'],
      ['大阪府', '堺市', '南瓦町3-1'],
      ['東京都', '八丈町', '大賀郷2551-2'],
    ];
    for (const [province, district, street] of addresses)
      expect(splitAddress(province + district + street)).to.deep.equal({ province, district, street });
    expect(splitAddress('〒100-0001 東京都千代田区千代田1-1')).to.deep.equal({
      postCode: '1000001',
      province: '東京都',
      district: '千代田区',
      street: '千代田1-1',
    });
  });

  it('keeps what names no prefecture as the street', () => {
    expect(splitAddress('丸の内1丁目')).to.deep.equal({ street: '丸の内1丁目' });
    expect(splitAddress('')).to.deep.equal({ street: '' });
  });
});
