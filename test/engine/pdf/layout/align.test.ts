import { expect } from 'chai';
import { places, setText } from './support/set-text.ts';

const endOf = (line: ReturnType<typeof setText>[number] | undefined): number => (line?.start ?? 0) + (line?.width ?? 0);

describe('alignment', () => {
  it('aligns lines to the center or the end, without trailing spaces', () => {
    expect(places(setText('漢字  ', 6, { align: 'center' })[0]).slice(0, 2)).to.deep.equal([2, 3]);
    expect(places(setText('漢字　', 6, { align: 'end' })[0]).slice(0, 2)).to.deep.equal([4, 5]);
  });

  it('counts trailing ideographic spaces with the option', () => {
    const startOf = (text: string, keepsWideSpaces: boolean) =>
      setText(text, 9, { align: 'end', keepsWideSpaces })[0]?.start;
    expect(startOf('あい\u3000', false)).to.equal(70);
    expect(startOf('あい\u3000', true)).to.equal(60);
    expect(startOf('あい\u3000 \nう', true)).to.equal(60);
    expect(startOf('あい ', true)).to.equal(70);
    expect(startOf('あいうえおかきく\u3000\u3000', true)).to.equal(10);
  });

  it('expands all but the last line to the full width when justified', () => {
    const lines = setText('あいうえおか（きく', 6.4, { align: 'justify' });
    expect(lines).to.have.length(2);
    expect(endOf(lines[0])).to.be.closeTo(64, 1e-9);
    expect(lines[1]?.width).to.equal(30 - 5);
  });

  it('leaves a line that the text itself ends as it is', () => {
    expect(setText('あい\nう', 6, { align: 'justify' })[0]?.width).to.equal(20);
  });

  it('expands word spaces first, up to half an em, then Latin gaps, then between characters (JLReq 3.8.4)', () => {
    const [line] = setText('漢字aか仮名名 名（名', 9.2, { align: 'justify' });
    const [at0 = 0, at1 = 0, at2 = 0, at3 = 0] = places(line);
    expect(at1 - at0).to.be.closeTo(1.05, 1e-6);
    expect(at2 - at1).to.be.closeTo(1.25 + 0.25, 1e-6);
    expect(at3 - at2).to.be.closeTo(0.5 + 0.25 + 0.25, 1e-6);
  });

  it('expands between characters evenly when the others are used up, but not before punctuation', () => {
    const [line] = setText('漢字、名漢（漢', 5.8, { align: 'justify' });
    const at = places(line);
    expect((at[1] ?? 0) - (at[0] ?? 0)).to.be.greaterThan(1.1);
    expect((at[2] ?? 0) - (at[1] ?? 0)).to.be.closeTo(1, 1e-6);
    expect(endOf(line)).to.be.closeTo(58, 1e-9);
  });

  it('does not expand inside Latin words or ……', () => {
    const at = places(setText('漢…… abc漢（漢', 7.2, { align: 'justify' })[0]);
    expect((at[2] ?? 0) - (at[1] ?? 0)).to.be.closeTo(1, 1e-6);
    expect((at[5] ?? 0) - (at[4] ?? 0)).to.be.closeTo(0.5, 1e-6);
  });

  it('spreads the characters of every line evenly from edge to edge (均等割付)', () => {
    expect(places(setText('氏名欄', 9, { align: 'spread' })[0])).to.deep.equal([0, 4, 8]);
    expect(places(setText('abc', 4.5, { align: 'spread' })[0])).to.deep.equal([0, 2, 4]);
  });

  it('centers a single character when spreading', () => {
    expect(places(setText('名', 5, { align: 'spread' })[0])).to.deep.equal([2]);
  });

  it('indents the first line by its own, all lines by the others', () => {
    const lines = setText('あいうえおかきくけこ', 7, { firstIndent: 10, startIndent: 20, endIndent: 10 });
    expect(lines.map(({ start, from, to }) => [start, to - from])).to.deep.equal([
      [30, 3],
      [20, 4],
      [20, 3],
    ]);
  });

  it('uses the width of each line', () => {
    const lines = setText('あいうえおかきくけこ', 10, {
      room: ({ index }) => (index === 0 ? { start: 50, width: 30 } : { start: 0, width: 100 }),
    });
    expect(lines.map(({ start, from, to }) => [start, to - from])).to.deep.equal([
      [50, 3],
      [0, 7],
    ]);
  });
});

describe('hanging punctuation', () => {
  it('puts 、 and 。 beyond the end of a full line', () => {
    const [line] = setText('あいうえお。かき', 5, { hanging: true });
    expect(line).to.include({ width: 50, hung: 10, to: 6 });
    expect(places(line).at(-1)).to.equal(5);
  });

  it('hangs 。 fully where it uses the space of a bracket before it', () => {
    expect(setText('あいうえ」。かき', 4.5, { hanging: true })[0]).to.include({ width: 45, hung: 10, to: 6 });
  });

  it('keeps 。 inside where it fits', () => {
    expect(setText('あいうえ。かき', 5, { hanging: true })[0]).to.include({ width: 50, hung: 0 });
  });

  it('does not hang 。 before a closing bracket, which may not begin a line', () => {
    expect(setText('あいうえお。」か', 5, { hanging: true, pushIn: false })[0]).to.include({ hung: 0, to: 4 });
  });

  it('is not applied to brackets', () => {
    expect(setText('（いうえお）か', 5, { hanging: true, squeeze: false })[0]).to.include({ hung: 0, to: 4 });
  });
});
