import { expect } from 'chai';
import fc from 'fast-check';
import { formulaLimits, parseFormula, type FormulaNode } from '../../../packages/engine/src/formula/index.ts';

function write(node: FormulaNode): string {
  switch (node.kind) {
    case 'number':
      return String(node.value.n);
    case 'reference':
      return `@${node.fieldId}`;
    case 'negate':
      return `(-${write(node.operand)})`;
    case 'binary':
      return `(${write(node.left)}${node.operator}${write(node.right)})`;
  }
}

function shape(text: string): string {
  const parsed = parseFormula(text);
  return 'formula' in parsed ? write(parsed.formula.root) : `${parsed.fault.code}@${parsed.fault.at}`;
}

describe('reading a formula', () => {
  it('binds products before sums, from left to right', () => {
    expect(shape('@1+@2*3')).to.equal('(@1+(@2*3))');
    expect(shape('8-4-2')).to.equal('((8-4)-2)');
    expect(shape('8/4/2')).to.equal('((8/4)/2)');
    expect(shape(' ( 1 + 2 ) * 3 ')).to.equal('((1+2)*3)');
    expect(shape('-@1*-2')).to.equal('((-@1)*(-2))');
    expect(shape('1--2')).to.equal('(1-(-2))');
  });

  it('lists the fields it refers to once, in order', () => {
    const references = (text: string): unknown => {
      const parsed = parseFormula(text);
      return 'formula' in parsed && parsed.formula.references;
    };
    expect(references('@12*@3+@12')).to.deep.equal([12, 3]);
    expect(references('1+1')).to.deep.equal([]);
  });

  it('reports what is wrong and where', () => {
    const cases: [string, string][] = [
      ['', 'empty@0'],
      ['   ', 'empty@3'],
      ['1+', 'unfinished@2'],
      ['*1', 'unexpected@0'],
      ['1 2', 'unexpected@2'],
      ['(1+2', 'unclosed@4'],
      ['1)', 'unexpected@1'],
      ['()', 'unexpected@1'],
      ['@+1', 'reference_without_number@1'],
      ['@ 1', 'reference_without_number@1'],
      ['1.5', 'invalid_character@1'],
      ['1×2', 'invalid_character@1'],
      ['１', 'invalid_character@0'],
      ['alert(1)', 'invalid_character@0'],
      ['@99999999999999999', 'number_too_large@1'],
      ['9'.repeat(formulaLimits.digits + 1), 'number_too_large@0'],
    ];
    for (const [text, expected] of cases) expect(shape(text), text).to.equal(expected);
  });

  it('stops at deep nesting and long texts instead of overflowing', () => {
    const nested = (depth: number): string => `${'('.repeat(depth)}1${')'.repeat(depth)}`;
    expect(shape(nested(formulaLimits.depth - 1))).to.equal('1');
    expect(shape(nested(formulaLimits.depth))).to.equal(`too_deep@${formulaLimits.depth}`);
    expect(shape('-'.repeat(1000))).to.match(/^too_deep/);
    expect(shape('1+'.repeat(5000))).to.equal(`too_long@${formulaLimits.length}`);
    expect(shape(`${'1+'.repeat(999)}1`)).to.match(/^\(/);
  });

  it('never throws, and reads again what it has written', () => {
    const text = fc.string({ unit: fc.constantFrom(...'+-*/@() 0123456789'), maxLength: 40 });
    fc.assert(
      fc.property(text, (formula) => {
        const parsed = parseFormula(formula);
        if ('fault' in parsed) {
          expect(parsed.fault.at).to.be.within(0, formula.length);
          return;
        }
        const written = write(parsed.formula.root);
        expect(shape(written)).to.equal(written);
      }),
    );
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (any) => void parseFormula(any)));
  });
});
