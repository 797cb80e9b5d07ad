import { expect } from 'chai';
import * as fc from 'fast-check';
import {
  getCorporateCheckDigit,
  getMyNumberCheckDigit,
  normalizeCorporateNumber,
  normalizeMyNumber,
  parseInvoiceNumber,
} from '@shorui/engine/japanese';

describe('corporate numbers', () => {
  it('of offices and companies have the right check digit', () => {
    // 国税庁, デジタル庁, and the number that guides to the formula work out.
    for (const number of ['7000012050002', '8000012010038', '8700110005901']) {
      expect(normalizeCorporateNumber(number), number).to.deep.equal({ ok: true, value: number });
      expect(getCorporateCheckDigit(number.slice(1)), number).to.equal(Number(number[0]));
    }
  });

  it('are read in any width and grouping', () => {
    expect(normalizeCorporateNumber('７－００００－１２０５－０００２')).to.deep.equal({
      ok: true,
      value: '7000012050002',
    });
    expect(normalizeCorporateNumber(' 7 0000 1205 0002 ')).to.deep.equal({ ok: true, value: '7000012050002' });
  });

  it('are refused with the reason', () => {
    const cases: [text: string, reason: string][] = [
      ['', 'empty'],
      ['700001205000a', 'characters'],
      ['T7000012050002', 'characters'],
      ['000012050002', 'length'],
      ['70000120500020', 'length'],
      ['6000012050002', 'check_digit'],
      ['7000012050003', 'check_digit'],
      ['7000102050002', 'check_digit'],
    ];
    for (const [text, reason] of cases)
      expect(normalizeCorporateNumber(text), text).to.deep.equal({ ok: false, reason });
    expect(getCorporateCheckDigit('123')).to.equal(undefined);
  });

  it('detect any single wrong digit, except 0 for 9', () => {
    const change = fc.tuple(fc.nat(11), fc.integer({ min: 1, max: 9 }));
    fc.assert(
      fc.property(fc.stringMatching(/^\d{12}$/), change, (base, [at, by]) => {
        const digit = getCorporateCheckDigit(base) ?? 0;
        expect(digit).to.be.within(1, 9);
        const changed = (Number(base[at]) + by) % 10;
        const other = base.slice(0, at) + String(changed) + base.slice(at + 1);
        const isSwapOf0And9 = Math.abs(changed - Number(base[at])) === 9;
        expect(normalizeCorporateNumber(`${digit}${other}`).ok).to.equal(isSwapOf0And9);
      }),
    );
  });
});

describe('invoice registration numbers', () => {
  it('are T and 13 digits with a valid check digit', () => {
    const company = { ok: true, value: { number: 'T7000012050002', hasCheckDigit: true } };
    for (const text of [
      'T7000012050002',
      't7000012050002',
      'Ｔ７００００１２０５０００２',
      'T7-0000-1205-0002',
      ' T 7000012050002',
    ]) {
      expect(parseInvoiceNumber(text), text).to.deep.equal(company);
    }
    expect(parseInvoiceNumber('T1234567890123')).to.deep.equal({
      ok: true,
      value: { number: 'T1234567890123', hasCheckDigit: false },
    });
  });

  it('are refused with the reason', () => {
    const cases: [text: string, reason: string][] = [
      ['', 'empty'],
      ['7000012050002', 'prefix'],
      ['X7000012050002', 'prefix'],
      ['T', 'length'],
      ['T700001205000', 'length'],
      ['T70000120500020', 'length'],
      ['T700001205000X', 'characters'],
    ];
    for (const [text, reason] of cases) expect(parseInvoiceNumber(text), text).to.deep.equal({ ok: false, reason });
  });
});

describe('individual numbers', () => {
  it('end with their check digit', () => {
    expect(normalizeMyNumber('1234 5678 9018')).to.deep.equal({ ok: true, value: '123456789018' });
    expect(normalizeMyNumber('１２３４－５６７８－９０１８')).to.deep.equal({ ok: true, value: '123456789018' });
    expect(getMyNumberCheckDigit('12345678901')).to.equal(8);
    expect(getMyNumberCheckDigit('00000000000')).to.equal(0);
    // The weighted sum is 12, its remainder 1: the digit is 0, not 10.
    expect(getMyNumberCheckDigit('00000000006')).to.equal(0);
    expect(getMyNumberCheckDigit('1')).to.equal(undefined);
  });

  it('are refused with the reason', () => {
    const cases: [text: string, reason: string][] = [
      ['', 'empty'],
      ['12345678901a', 'characters'],
      ['12345678901', 'length'],
      ['1234567890188', 'length'],
      ['123456789010', 'check_digit'],
      ['213456789018', 'check_digit'],
    ];
    for (const [text, reason] of cases) expect(normalizeMyNumber(text), text).to.deep.equal({ ok: false, reason });
  });

  it('agree with the formula of the ordinance for any digits', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{11}$/), (base) => {
        const weights = [6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2];
        const sum = weights.reduce((total, weight, index) => total + weight * Number(base[index]), 0);
        const expected = 11 - (sum % 11);
        expect(getMyNumberCheckDigit(base)).to.equal(expected > 9 ? 0 : expected);
      }),
    );
  });
});
