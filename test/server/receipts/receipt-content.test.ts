import { expect } from 'chai';
import fc from 'fast-check';
import { receiptContent, receiptNumber } from '../../../packages/server/src/domains/receipts/receipt-content.ts';

const issuer = { name: '株式会社ショルイ', address: null, phone: null, invoice_number: 'T1234567890123' };
const facts = { issuer, transacted_on: '2026-04-01', method: 'bank_transfer', reference: null } as const;
const yen = fc.integer({ min: 0, max: 999_999_999 });
const line = fc.record({ name: fc.constant('品'), amount: yen, rate: fc.constantFrom(8, 10) });
const lines = fc.array(line, { minLength: 1, maxLength: 20 });
const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

describe('the amounts of a receipt', () => {
  it('have the tax of the sum of each rate, rounded down once and not line by line', () => {
    // Line by line, 9 × floor(108 × 8/108 …) would be the same, but 3 × floor(115 × 10/110) is 30, not 31.
    const three = receiptContent(
      [1, 2, 3].map(() => ({ name: '品', amount: 115, rate: 10 })),
      facts,
    );
    expect(three.rates).to.deep.equal([{ rate: 10, included: 345, excluded: 314, tax: 31 }]);
    const both = receiptContent(
      [
        { name: '利用料', amount: 3300, rate: 10 },
        { name: '飲料', amount: 1080, rate: 8 },
      ],
      facts,
    );
    expect(both.rates).to.deep.equal([
      { rate: 10, included: 3300, excluded: 3000, tax: 300 },
      { rate: 8, included: 1080, excluded: 1000, tax: 80 },
    ]);
    expect([both.total, both.tax]).to.deep.equal([4380, 380]);
  });

  it('agree with each other for any lines', () => {
    fc.assert(
      fc.property(lines, (given) => {
        const { rates, total, tax } = receiptContent(given, facts);
        expect(total).to.equal(sum(given.map(({ amount }) => amount)));
        expect(total).to.equal(sum(rates.map(({ included }) => included)));
        expect(tax).to.equal(sum(rates.map((each) => each.tax)));
        for (const each of rates) {
          expect(each.included).to.equal(
            sum(given.filter(({ rate }) => rate === each.rate).map(({ amount }) => amount)),
          );
          expect(each.excluded + each.tax).to.equal(each.included);
          // The largest whole number of yen that is not above the exact tax.
          expect(each.tax * (100 + each.rate)).to.be.at.most(each.included * each.rate);
          expect((each.tax + 1) * (100 + each.rate)).to.be.above(each.included * each.rate);
        }
        expect(new Set(rates.map(({ rate }) => rate)).size).to.equal(rates.length);
      }),
    );
  });

  it('do not depend on the order of the lines, nor on how an amount is divided over lines of its rate', () => {
    fc.assert(
      fc.property(lines, yen, (given, more) => {
        const amounts = (all: typeof given) => {
          const { rates, total, tax } = receiptContent(all, facts);
          return { rates, total, tax };
        };
        expect(amounts(given.toReversed())).to.deep.equal(amounts(given));
        const [first, ...rest] = given;
        if (first === undefined) return;
        const whole = { ...first, amount: first.amount + more };
        expect(amounts([first, { ...first, amount: more }, ...rest])).to.deep.equal(amounts([whole, ...rest]));
      }),
    );
  });

  it('are refused where they are no whole yen, or the rate is none of the two', () => {
    for (const wrong of [
      { name: '品', amount: 1.5, rate: 10 },
      { name: '品', amount: -1, rate: 10 },
      { name: '品', amount: 100, rate: 5 },
    ])
      expect(() => receiptContent([wrong], facts)).to.throw(RangeError);
    expect([receiptNumber(1), receiptNumber(12_345_678)]).to.deep.equal(['R-0000001', 'R-12345678']);
  });
});
