import { expect } from 'chai';
import fc from 'fast-check';
import { bankName, payerNameOf, referenceOf } from '../../../packages/server/src/domains/payments/payer-name.ts';

describe('the name that a payer writes', () => {
  it('has only characters that banks take, and at most 48', () => {
    for (const [name, written] of [
      ['カブシキガイシャヤマダ', 'ｶﾌﾞｼｷｶﾞｲｼﾔﾔﾏﾀﾞ'],
      ['株式会社ヤマダ', 'ｶ)ﾔﾏﾀﾞ'],
      ['やまだ　たろう', 'ﾔﾏﾀﾞ ﾀﾛｳ'],
      ['ヤマダー・Trading', 'ﾔﾏﾀﾞ-TRADING'],
      ['ＡＢＣ（カ', 'ABC(ｶ'],
      ['山田商店', ''],
      ['株式会社波止場商店', ''],
      ['波止場商店（株）', ''],
    ] as const)
      expect(bankName(name), name).to.equal(written);
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        expect(payerNameOf('00000018', name)).to.match(/^00000018(?: [0-9A-Zｦ-ﾟ().\-/][0-9A-Zｦ-ﾟ ().\-/]*)?$/);
        expect(payerNameOf('00000018', name).length).to.be.at.most(48);
      }),
    );
  });

  it('begins with a reference that is different for each request and finds a wrong digit', () => {
    expect([referenceOf(1), referenceOf(123_456_789)]).to.deep.equal(['00000018', '1234567897']);
    const isSound = (reference: string): boolean => referenceOf(Number(reference.slice(0, -1))) === reference;
    const id = fc.integer({ min: 1, max: 2_147_483_647 });
    fc.assert(
      fc.property(id, id, fc.nat(6), fc.integer({ min: 1, max: 9 }), (one, other, place, step) => {
        expect(referenceOf(one) === referenceOf(other)).to.equal(one === other);
        const reference = referenceOf(one);
        const digit = (Number(reference[place]) + step) % 10;
        expect(isSound(`${reference.slice(0, place)}${digit}${reference.slice(place + 1)}`)).to.equal(false);
      }),
    );
  });
});
