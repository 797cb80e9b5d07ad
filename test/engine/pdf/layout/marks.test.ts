import { expect } from 'chai';
import { decorationPaths, type Decoration } from '../../../../packages/engine/src/pdf/layout/index.ts';
import { plain, setItems, textItem } from './support/set-text.ts';

function only(all: readonly Decoration[] | undefined, kind: Decoration['kind']): Decoration[] {
  return (all ?? []).filter((decoration) => decoration.kind === kind);
}

describe('marks around text', () => {
  it('underline neighbors of one kind in one stroke', () => {
    const underline = { kind: 'single' } as const;
    const items = [
      textItem('あい', { ...plain, underline }),
      textItem('うえ', { ...plain, underline, scale: 0.5 }),
      textItem('お'),
    ];
    const [line] = setItems(items, 9);
    expect(line?.decorations).to.have.length(1);
    expect(line?.decorations[0]).to.include({ kind: 'underline', pattern: 'single', from: 0, to: 30 });
  });

  it('underline trailing spaces, as blanks to fill in', () => {
    const [line] = setItems([textItem('名　　　', { ...plain, underline: { kind: 'single' } })], 9);
    expect(line?.decorations[0]).to.include({ from: 0, to: 40 });
  });

  it('skip spaces when only words are underlined', () => {
    const [line] = setItems([textItem('ab cd', { ...plain, underline: { kind: 'words' } })], 9);
    expect(
      only(line?.decorations, 'underline').map((mark) => mark.kind === 'underline' && [mark.from, mark.to]),
    ).to.deep.equal([
      [0, 10],
      [15, 25],
    ]);
  });

  it('are to the right of vertical lines', () => {
    const [line] = setItems([textItem('漢', { ...plain, underline: { kind: 'wave' } })], 9, { direction: 'vertical' });
    expect(line?.decorations[0]).to.include({ pattern: 'wave' });
    expect(only(line?.decorations, 'underline').every((mark) => mark.cross > 5.5)).to.equal(true);
  });

  it('strike in the color of the text', () => {
    const [line] = setItems([textItem('漢', { ...plain, strike: 'double', color: 'ff0000' })], 9);
    expect(line?.decorations[0]).to.include({ kind: 'strike', pattern: 'double', color: 'ff0000' });
  });

  it('put emphasis marks over characters, not over punctuation and spaces', () => {
    const [line] = setItems([textItem('強、 調', { ...plain, emphasis: 'sesame' })], 9);
    const marks = only(line?.decorations, 'emphasis');
    expect(marks.map((mark) => mark.kind === 'emphasis' && mark.along)).to.deep.equal([5, 30]);
    expect(line?.ascent).to.be.closeTo(13.8, 1e-9);
  });

  it('are drawn as strokes and shapes', () => {
    const draw = (kind: 'double' | 'dotted' | 'wave') => {
      const [line] = setItems([textItem('漢字', { ...plain, underline: { kind } })], 9);
      return (line?.decorations ?? []).flatMap((mark) => decorationPaths(mark));
    };
    expect(draw('double')).to.have.length(2);
    expect(draw('dotted')[0]).to.include({ paint: 'stroke', isRound: true });
    expect(draw('wave')[0]?.commands.length).to.be.greaterThan(5);
    const [mark] = setItems([textItem('点', { ...plain, emphasis: 'dot' })], 9)[0]?.decorations ?? [];
    expect(mark && decorationPaths(mark)[0]?.paint).to.equal('fill');
  });
});
