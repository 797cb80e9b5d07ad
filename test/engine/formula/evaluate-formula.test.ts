import { expect } from 'chai';
import fc from 'fast-check';
import {
  evaluateFormula,
  formatRational,
  parseFormula,
  parseRational,
  type FormulaOperand,
} from '../../../packages/engine/src/formula/index.ts';

function evaluate(text: string, operands: Readonly<Record<number, string>> = {}, own?: readonly number[]): string {
  const parsed = parseFormula(text);
  if ('fault' in parsed) throw new Error(parsed.fault.code);
  const read = (id: number): FormulaOperand => {
    const operand = operands[id] ?? 'unanswered';
    return parseRational(operand) ?? (operand as FormulaOperand);
  };
  const result = evaluateFormula(parsed.formula, read, own === undefined ? undefined : (id) => own.includes(id));
  if ('error' in result) return result.fieldId === undefined ? result.error : `${result.error} @${result.fieldId}`;
  return result.value === null ? 'blank' : formatRational(result.value, 4, 'floor');
}

describe('evaluating a formula', () => {
  it('computes exactly without intermediate rounding', () => {
    expect(evaluate('1/3*3')).to.equal('1.0000');
    expect(evaluate('@1*@2/100', { 1: '1980', 2: '1.1' })).to.equal('21.7800');
    expect(evaluate('@1-@2', { 1: '0.3', 2: '0.1' })).to.equal('0.2000');
    expect(evaluate('-(2+3)*4')).to.equal('-20.0000');
    expect(evaluate('@1*@1', { 1: '99999999999999999999' })).to.equal('9999999999999999999800000000000000000001.0000');
  });

  it('names a division by zero, also one that only arises', () => {
    expect(evaluate('1/0')).to.equal('division_by_zero');
    expect(evaluate('1/(@1-@1)', { 1: '5' })).to.equal('division_by_zero');
    expect(evaluate('0/5')).to.equal('0.0000');
  });

  it('names the operand that is missing, but is blank while none is answered', () => {
    expect(evaluate('@1*@2', { 1: '5' })).to.equal('missing_operand @2');
    expect(evaluate('@1*@2')).to.equal('blank');
    expect(evaluate('@1+100')).to.equal('blank');
    expect(evaluate('@1+@2', { 1: 'incomplete', 2: '1' })).to.equal('missing_operand @1');
  });

  it('is blank when only operands from outside its row are answered', () => {
    expect(evaluate('@1*@2', { 1: '5' }, [2])).to.equal('blank');
    expect(evaluate('@1*@2', { 2: '5' }, [2])).to.equal('missing_operand @1');
  });

  it('counts hidden operands as 0', () => {
    expect(evaluate('@1+@2', { 1: '5', 2: 'hidden' })).to.equal('5.0000');
    expect(evaluate('@1+@2', { 1: 'hidden', 2: 'hidden' })).to.equal('0.0000');
    expect(evaluate('@1+@2', { 1: 'hidden' })).to.equal('blank');
  });

  it('names operands that are no numbers and formulas that failed', () => {
    expect(evaluate('@1+@2', { 1: 'not_a_number', 2: '1' })).to.equal('not_a_number @1');
    expect(evaluate('@1+@2', { 1: 'failed', 2: '1' })).to.equal('failed_operand @1');
  });

  it('stops when a number grows too large', () => {
    const squares = Array.from({ length: 400 }, () => '@1').join('*');
    expect(evaluate(squares, { 1: '9'.repeat(40) })).to.equal('number_too_large');
  });

  it('agrees with whole-number arithmetic', () => {
    const number = fc.integer({ min: -1000, max: 1000 });
    fc.assert(
      fc.property(number, number, number, (a, b, c) => {
        const operands = { 1: String(a), 2: String(b), 3: String(c) };
        expect(evaluate('@1*(@2-@3)+-@1', operands)).to.equal(`${a * (b - c) - a + 0}.0000`);
      }),
    );
  });
});
