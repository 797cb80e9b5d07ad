import { expect } from 'chai';
import fc from 'fast-check';
import { fitText, type FitResult, type FitStep } from '../../../../packages/engine/src/pdf/layout/index.ts';
import { plain, textItem } from './support/set-text.ts';

function fit(text: string, ems: number, height: number, steps: readonly FitStep[], limits = {}): FitResult {
  return fitText({ items: [textItem(text)], style: { width: ems * 10 }, height, steps, limits });
}

describe('text in a box', () => {
  it('is unchanged where it fits', () => {
    expect(fit('株式会社', 4, 12, ['condense', 'shrink'])).to.include({ fits: true, scale: 1, size: 1, rest: '' });
    expect(fit('株式会社', 4, 12, ['condense', 'shrink']).done).to.deep.equal([]);
  });

  it('is condensed no more than needed, by whole percents', () => {
    const result = fit('株式会社山田', 4, 12, ['condense', 'shrink']);
    expect(result).to.include({ fits: true, scale: 0.66, size: 1 });
    expect(result.done).to.deep.equal(['condense']);
    expect(result.lines[0]?.glyphs[0]?.scale).to.equal(0.66);
  });

  it('is condensed to the limit, then made smaller', () => {
    const result = fit('株式会社山田', 3, 12, ['condense', 'shrink'], { minScale: 0.7 });
    expect(result.scale).to.equal(0.7);
    expect(result.size).to.be.closeTo(0.71, 1e-9);
    expect(result.done).to.deep.equal(['condense', 'shrink']);
  });

  it('is made smaller, not narrower, where only the height is short', () => {
    const result = fit('東京都千代田区\n山田ビル二階', 20, 18, ['condense', 'shrink']);
    expect(result).to.include({ fits: true, scale: 1 });
    expect(result.done).to.deep.equal(['shrink']);
    expect(result.size).to.be.lessThan(1);
  });

  it('is no narrower than its size needs where width and height are short', () => {
    const result = fit('東京都千代田区霞が関\n山田ビル', 5, 13, ['condense', 'shrink']);
    expect(result.fits).to.equal(true);
    const [line] = result.lines;
    expect((line?.width ?? 0) / (line?.room ?? 1)).to.be.greaterThan(0.97);
    expect(result.scale).to.be.within(0.7, 0.85);
    const wrapped = fit('東京都', 20, 7, ['lines', 'condense', 'shrink']);
    expect(wrapped).to.include({ fits: true, scale: 1 });
    expect(wrapped.done).to.deep.equal(['shrink']);
  });

  it('applies the steps in the given order', () => {
    expect(fit('株式会社山田', 4, 12, ['shrink', 'condense'])).to.include({ scale: 1, fits: true });
  });

  it('is broken into more lines at full size, and shrunk only as the height requires', () => {
    const roomy = fit('株式会社山田商店', 4, 20, ['condense', 'lines'], { minScale: 0.8 });
    expect(roomy).to.include({ fits: true, scale: 1, size: 1 });
    expect(roomy.lines).to.have.length(2);
    expect(roomy.done).to.deep.equal(['lines']);
    const tight = fit('株式会社山田商店東京本店', 4, 20, ['lines', 'shrink']);
    expect(tight.fits).to.equal(true);
    expect(tight.size).to.be.closeTo(0.66, 0.01);
    expect(tight.done).to.deep.equal(['lines', 'shrink']);
  });

  it('returns the rest of what does not fit', () => {
    const result = fit('あいうえおかきくけこ', 4, 20, ['lines', 'overflow']);
    expect(result).to.include({ fits: false, restFrom: 8, rest: 'けこ' });
    expect(result.lines).to.have.length(2);
    expect(result.done).to.deep.equal(['lines', 'overflow']);
  });

  it('stays on one line where more are not allowed', () => {
    const result = fit('あいうえおか', 4, 100, ['overflow']);
    expect(result).to.include({ fits: false, rest: 'おか' });
    expect(result.lines).to.have.length(1);
  });

  it('has the lines of its text, up to the limit', () => {
    expect(fit('あ\nい', 4, 20, []).lines).to.have.length(2);
    expect(fit('あ\nい', 4, 20, [], { maxLines: 1 })).to.include({ fits: false, rest: 'い' });
  });

  it('lets one line be a little taller than the box, not much', () => {
    expect(fit('あ', 4, 9, []).fits).to.equal(true);
    expect(fit('あ', 4, 7, []).fits).to.equal(false);
    expect(fit('あ', 4, 7, ['shrink']).size).to.be.at.most(0.83);
  });

  it('shrinks all styles equally, and items that share a style still share it', () => {
    const small = { ...plain, size: 5 };
    const items = [textItem('株式会社'), textItem('山田', small), textItem('商店')];
    const result = fitText({ items, style: { width: 35 }, height: 12, steps: ['shrink'], limits: { minSize: 3 } });
    const styles = new Set(result.lines[0]?.glyphs.map(({ style }) => style));
    expect(styles.size).to.equal(2);
    expect([...styles].map(({ size }) => size / result.size)).to.deep.equal([10, 5]);
  });

  it('never leaves its box when it fits, and loses nothing', () => {
    const characters = fc.array(fc.constantFrom(...'あ漢、。「」ー12ab '), { minLength: 1, maxLength: 40 });
    const steps = fc.constantFrom<readonly FitStep[]>(
      ['condense', 'shrink'],
      ['condense', 'shrink', 'lines'],
      ['lines', 'shrink'],
    );
    fc.assert(
      fc.property(
        characters,
        fc.integer({ min: 2, max: 20 }),
        fc.integer({ min: 10, max: 60 }),
        steps,
        (chosen, ems, height, order) => {
          const text = chosen.join('');
          const result = fit(text, ems, height, order);
          const shown = result.lines.map(({ from, to }) => text.slice(from, to)).join('');
          expect(shown + result.rest).to.equal(text);
          if (!result.fits) return;
          for (const line of result.lines) expect(line.width).to.be.at.most(ems * 10 + 0.01);
          expect(result.height).to.be.at.most(height + 0.01);
        },
      ),
    );
  });
});
