import { expect } from 'chai';
import * as fc from 'fast-check';
import {
  computeTax,
  consumptionTaxRates,
  roundNumber,
  summarizeInvoiceTax,
  type InvoiceLine,
  type NumericInput,
  type RoundingMode,
  type TaxBasis,
} from '@shorui/engine/japanese';

const modes: RoundingMode[] = ['floor', 'ceil', 'round'];

describe('rounding', () => {
  it('is exact in every mode', () => {
    const cases: [value: NumericInput, decimals: number, expected: [floor: string, ceil: string, round: string]][] = [
      ['1.4', 0, ['1', '2', '1']],
      ['1.5', 0, ['1', '2', '2']],
      ['2.5', 0, ['2', '3', '3']],
      ['-1.4', 0, ['-1', '-2', '-1']],
      ['-1.5', 0, ['-1', '-2', '-2']],
      ['1.005', 2, ['1.00', '1.01', '1.01']],
      ['1.0049999999999999999', 2, ['1.00', '1.01', '1.00']],
      ['-0.4', 0, ['0', '-1', '0']],
      ['5', 2, ['5.00', '5.00', '5.00']],
      ['0.05', 1, ['0.0', '0.1', '0.1']],
      [0.1, 20, ['0.10000000000000000000', '0.10000000000000000000', '0.10000000000000000000']],
      ['99999999999999999999.5', 0, ['99999999999999999999', '100000000000000000000', '100000000000000000000']],
    ];
    for (const [value, decimals, expected] of cases) {
      for (const [index, mode] of modes.entries()) {
        expect(roundNumber(value, decimals, mode), `${value} ${mode}`).to.deep.equal({
          ok: true,
          value: expected[index],
        });
      }
    }
  });

  it('refuses what it cannot round', () => {
    expect(roundNumber('abc', 0, 'floor')).to.deep.equal({ ok: false, reason: 'unreadable' });
    for (const decimals of [-1, 0.5, 101, Number.NaN]) {
      expect(roundNumber('1', decimals, 'floor'), String(decimals)).to.deep.equal({ ok: false, reason: 'decimals' });
    }
  });

  it('stays within one unit of the number', () => {
    fc.assert(
      fc.property(fc.bigInt(), fc.stringMatching(/^\d{1,6}$/), (whole, fraction) => {
        const [floor, ceil, round] = modes.map((mode) => {
          const rounded = roundNumber(`${whole}.${fraction}`, 0, mode);
          return rounded.ok ? BigInt(rounded.value) : undefined;
        });
        const up = whole < 0n ? whole - 1n : whole + 1n;
        expect(floor).to.equal(whole);
        expect(ceil).to.equal(/^0+$/.test(fraction) ? whole : up);
        expect(round).to.equal(fraction >= '5' ? up : whole);
      }),
    );
  });
});

describe('consumption tax', () => {
  it('is added to an amount, or extracted from it', () => {
    const cases: [amount: NumericInput, rate: NumericInput, basis: TaxBasis, mode: RoundingMode, tax: string][] = [
      [1000, 10, 'excluded', 'floor', '100'],
      [1000, 8, 'excluded', 'floor', '80'],
      [105, 10, 'excluded', 'floor', '10'],
      [105, 10, 'excluded', 'ceil', '11'],
      [105, 10, 'excluded', 'round', '11'],
      [104, 10, 'excluded', 'round', '10'],
      [1100, 10, 'included', 'floor', '100'],
      [1080, 8, 'included', 'floor', '80'],
      [1000, 10, 'included', 'floor', '90'],
      [1000, 10, 'included', 'ceil', '91'],
      [1000, 10, 'included', 'round', '91'],
      [1000, 8, 'included', 'round', '74'],
      [-105, 10, 'excluded', 'floor', '-10'],
      [-105, 10, 'excluded', 'round', '-11'],
      ['1,234,567円', '１０', 'excluded', 'floor', '123456'],
      ['123456789012345678901', 10, 'excluded', 'floor', '12345678901234567890'],
      ['100.5', 10, 'excluded', 'floor', '10'],
      [1000, '7.8', 'excluded', 'floor', '78'],
      [1000, 0, 'excluded', 'ceil', '0'],
      [0, 10, 'included', 'ceil', '0'],
    ];
    for (const [amount, rate, basis, mode, tax] of cases) {
      expect(computeTax(amount, rate, basis, mode), `${amount} ${rate} ${basis} ${mode}`).to.deep.equal({
        ok: true,
        value: tax,
      });
    }
  });

  it('is rounded down by default', () => {
    expect(computeTax(109, consumptionTaxRates.standard, 'excluded')).to.deep.equal({ ok: true, value: '10' });
    expect(computeTax(109, consumptionTaxRates.reduced, 'excluded')).to.deep.equal({ ok: true, value: '8' });
  });

  it('is refused for what is no amount or no rate', () => {
    expect(computeTax('未定', 10, 'excluded')).to.deep.equal({ ok: false, reason: 'unreadable' });
    for (const rate of ['x', -1, 101]) {
      expect(computeTax(100, rate, 'excluded'), String(rate)).to.deep.equal({ ok: false, reason: 'rate' });
    }
  });
});

describe('the tax of an invoice', () => {
  it('is rounded once a rate, not once a line', () => {
    const lines = Array.from({ length: 3 }, (): InvoiceLine => ({ amount: 105, rate: 10 }));
    expect(summarizeInvoiceTax(lines, 'excluded')).to.deep.equal({
      ok: true,
      value: {
        rates: [{ rate: '10', excluded: '315', tax: '31', included: '346' }],
        excluded: '315',
        tax: '31',
        included: '346',
      },
    });
  });

  it('is given for each rate, the highest first', () => {
    const lines: InvoiceLine[] = [
      { amount: 559, rate: 8 },
      { amount: 1_001, rate: 10 },
      { amount: '5,000', rate: '10.0' },
      { amount: 300, rate: 0 },
      { amount: -59, rate: '8' },
    ];
    expect(summarizeInvoiceTax(lines, 'excluded')).to.deep.equal({
      ok: true,
      value: {
        rates: [
          { rate: '10', excluded: '6001', tax: '600', included: '6601' },
          { rate: '8', excluded: '500', tax: '40', included: '540' },
          { rate: '0', excluded: '300', tax: '0', included: '300' },
        ],
        excluded: '6801',
        tax: '640',
        included: '7441',
      },
    });
  });

  it('is extracted from amounts that include it', () => {
    const lines: InvoiceLine[] = [
      { amount: 1_100, rate: 10 },
      { amount: 1_000, rate: 8 },
    ];
    expect(summarizeInvoiceTax(lines, 'included', 'round')).to.deep.equal({
      ok: true,
      value: {
        rates: [
          { rate: '10', excluded: '1000', tax: '100', included: '1100' },
          { rate: '8', excluded: '926', tax: '74', included: '1000' },
        ],
        excluded: '1926',
        tax: '174',
        included: '2100',
      },
    });
  });

  it('keeps fractions of a yen in amounts until the tax is rounded', () => {
    const lines: InvoiceLine[] = [
      { amount: '100.25', rate: 10 },
      { amount: '100.75', rate: 10 },
      { amount: '0.5', rate: 10 },
    ];
    const result = summarizeInvoiceTax(lines, 'excluded', 'ceil');
    expect(result.ok && result.value.rates).to.deep.equal([
      { rate: '10', excluded: '201.5', tax: '21', included: '222.5' },
    ]);
  });

  it('is nothing without lines, and refused for lines that cannot be read', () => {
    expect(summarizeInvoiceTax([], 'excluded')).to.deep.equal({
      ok: true,
      value: { rates: [], excluded: '0', tax: '0', included: '0' },
    });
    expect(summarizeInvoiceTax([{ amount: 'x', rate: 10 }], 'excluded')).to.deep.equal({
      ok: false,
      reason: 'unreadable',
    });
    expect(summarizeInvoiceTax([{ amount: 1, rate: 'x' }], 'excluded')).to.deep.equal({ ok: false, reason: 'rate' });
    expect(summarizeInvoiceTax([{ amount: 1, rate: 200 }], 'excluded')).to.deep.equal({ ok: false, reason: 'rate' });
  });

  it('always adds up', () => {
    const line = fc.record({
      amount: fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }),
      rate: fc.constantFrom(8, 10),
    });
    fc.assert(
      fc.property(
        fc.array(line),
        fc.constantFrom<TaxBasis>('excluded', 'included'),
        fc.constantFrom(...modes),
        (lines, basis, mode) => {
          const result = summarizeInvoiceTax(lines, basis, mode);
          if (!result.ok) throw new Error(result.reason);
          const { rates, ...totals } = result.value;
          for (const { excluded, tax, included } of [...rates, totals]) {
            expect(BigInt(excluded) + BigInt(tax)).to.equal(BigInt(included));
          }
          expect(BigInt(totals[basis])).to.equal(lines.reduce((sum, { amount }) => sum + amount, 0n));
          expect(BigInt(totals.tax)).to.equal(rates.reduce((sum, { tax }) => sum + BigInt(tax), 0n));
        },
      ),
    );
  });
});
