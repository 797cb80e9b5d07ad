import { expect } from 'chai';
import type { Floating } from '../../../../packages/engine/src/convert/model/index.ts';
import { box, float, none, picturesOf } from './support/floats.ts';
import { breakTo, linesOf, make, names, paragraph, paragraphs, placesOf, section, textsOf } from './support/paper.ts';

/** Where a picture is that is anchored in the third of four lines. */
function placeOf(more: Partial<Floating>): number[] | undefined {
  const made = make(section([...paragraphs(2), paragraph('a', {}, [float(more)]), paragraph('b')]));
  return picturesOf(made.pages[0])[0];
}

describe('Text next to a centered float', () => {
  /** Texts of lines with the place where they begin. */
  const set = (more: Parameters<typeof float>[0], words = 'あ'.repeat(40)): string[] => {
    const held = float({ wrap: 'square', width: 10, height: 15, horizontal: { from: 'column', offset: 75 }, ...more });
    const { pages } = make(section([paragraph(words, {}, [held]), paragraph('z')]));
    return linesOf(pages[0]).map(({ text, x, y }) => `${text.length}@${x},${y}`);
  };

  it('is on both sides of it where there is an inch on each, line by line', () => {
    expect(set({})).to.deep.equal(['9@20,20', '9@105,20', '9@20,30', '9@105,30', '4@20,40', '1@20,50']);
  });

  it('is on one side where the float requires it, or on the wider one', () => {
    expect(set({ sides: 'left' }).slice(0, 3)).to.deep.equal(['9@20,20', '9@20,30', '20@20,40']);
    expect(set({ sides: 'right' }).slice(0, 3)).to.deep.equal(['9@105,20', '9@105,30', '20@20,40']);
    expect(set({ sides: 'largest' })[0]).to.equal('9@20,20');
  });

  it('leaves a side that is narrower than an inch free', () => {
    const narrow = set({ horizontal: { from: 'column', offset: 60 } });
    expect(narrow.slice(0, 2)).to.deep.equal(['11@90,20', '11@90,30']);
  });

  it('flows around the bounds of a rotated float', () => {
    const picture = { bytes: new Uint8Array(), part: 'a.png', width: 70, height: 10, rotation: 90 };
    const turned = { content: { kind: 'picture', picture }, width: 70, height: 10 } as const;
    // Turned it is 10 pt wide from 30 pt on, and 70 pt high.
    const lines = set({
      ...turned,
      horizontal: { from: 'column', offset: 0 },
      vertical: { from: 'paragraph', offset: 30 },
    });
    expect(lines[0]).to.equal('15@60,20');
  });

  it('continues below after a line break that clears the float', () => {
    expect(set({}, 'あい|うえ')).to.deep.equal(['2@20,20', '2@20,30', '1@20,40']);
  });

  it('moves to the next page on both sides', () => {
    const held = float({
      wrap: 'square',
      width: 10,
      height: 15,
      horizontal: { from: 'column', offset: 75 },
      vertical: { from: 'paragraph', offset: 0 },
    });
    const made = make(section([...paragraphs(9), paragraph('あ'.repeat(36), { keepLines: true }, [held])]));
    expect(linesOf(made.pages[1]).map(({ x, y }) => [x, y])).to.deep.equal([
      [20, 20],
      [105, 20],
      [20, 30],
      [105, 30],
    ]);
  });
});

describe('Floats', () => {
  it('are positioned from the page, its margins, the column or the paragraph', () => {
    expect(placeOf({})).to.deep.equal([20, 40]);
    const at = (from: Floating['horizontal']['from'], down: Floating['vertical']['from']): number[] | undefined =>
      placeOf({ horizontal: { from, offset: 3 }, vertical: { from: down, offset: 4 } });
    expect(at('page', 'page')).to.deep.equal([3, 4]);
    expect(at('margin', 'margin')).to.deep.equal([23, 24]);
    expect(at('rightMargin', 'bottomMargin')).to.deep.equal([183, 124]);
    expect(at('leftMargin', 'topMargin')).to.deep.equal([3, 4]);
    expect(at('character', 'line')).to.deep.equal([23, 44]);
  });

  it('are aligned to these references', () => {
    const at = (
      align: 'start' | 'center' | 'end' | 'inside' | 'outside',
      down: 'start' | 'center' | 'end',
    ): number[] | undefined =>
      placeOf({ horizontal: { from: 'margin', align }, vertical: { from: 'page', align: down } });
    expect(at('start', 'start')).to.deep.equal([20, 0]);
    expect(at('center', 'center')).to.deep.equal([80, 60]);
    expect(at('end', 'end')).to.deep.equal([140, 120]);
    expect(at('inside', 'start')).to.deep.equal([20, 0]);
    expect(at('outside', 'start')).to.deep.equal([140, 0]);
  });

  it('stay on the page with the end of their paragraph', () => {
    const made = make(section([...paragraphs(9), paragraph('a', {}, [float({ height: 60 })])]));
    expect(picturesOf(made.pages[0])).to.deep.equal([[20, 80]]);
  });

  it('move to the next page with their paragraph', () => {
    const anchored = paragraph('a', { keepWithNext: true }, [float({ wrap: 'square' })]);
    const made = make(section([...paragraphs(9), anchored, paragraph('b')]));
    expect(picturesOf(made.pages[0])).to.deep.equal([]);
    expect(picturesOf(made.pages[1])).to.deep.equal([[20, 20]]);
    expect(linesOf(made.pages[1])[0]).to.deep.equal({ text: 'a', x: 60, y: 20 });
  });

  it('are behind or in front of the text, in their order', () => {
    const words = box({ fill: 'ffff00' });
    const floats = [
      float({ content: { ...words, fill: '000003' }, order: 3 }),
      float({ content: { ...words, fill: '000001' }, order: 1, behindText: true }),
      float({ content: { ...words, fill: '000002' }, order: 2 }),
    ];
    const { pages } = make(section([paragraph('a', {}, floats)]));
    const kinds = pages[0]?.marks.map((mark) => (mark.kind === 'box' ? mark.fill : mark.kind));
    expect(kinds).to.deep.equal(['000001', 'lines', '000002', '000003']);
  });

  it('have their links', () => {
    const { pages } = make(section([paragraph('a', {}, [float({ link: 'https://example.com/' })])]));
    const link = pages[0]?.marks.find(({ kind }) => kind === 'link');
    expect(link).to.include({ x: 20, y: 20, width: 40, height: 20, target: 'https://example.com/' });
  });
});

describe('Text around floats', () => {
  const long = 'あいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほまみむめも';

  it('is next to them', () => {
    const made = make(section([paragraph(long, {}, [float({ wrap: 'square', distance: { ...none, right: 8 } })])]));
    const lines = linesOf(made.pages[0]);
    expect(lines.map(({ x }) => x)).to.deep.equal([68, 68, 20]);
    expect(lines.map(({ text }) => text.length)).to.deep.equal([14, 14, 7]);
  });

  it('of the following paragraphs is next to them too', () => {
    const floats = [float({ wrap: 'square', height: 15, horizontal: { from: 'column', align: 'end' } })];
    const made = make(section([paragraph('a', {}, floats), paragraph(long)]));
    expect(linesOf(made.pages[0]).map(({ text }) => text.length)).to.deep.equal([1, 15, 20]);
  });

  it('is below floats without side wrapping, and floats that leave less than an inch', () => {
    const below = make(section([paragraph('a', {}, [float({ wrap: 'topAndBottom' })]), paragraph('b')]));
    expect(placesOf(below.pages[0])).to.deep.equal(['a@40', 'b@50']);
    const wide = make(section([paragraph('a', {}, [float({ wrap: 'square', width: 100 })])]));
    expect(placesOf(wide.pages[0])).to.deep.equal(['a@40']);
    expect(linesOf(wide.pages[0])[0]?.x).to.equal(20);
  });

  it('before their paragraph flows around them', () => {
    const page = { from: 'page', offset: 20 } as const;
    const anchored = paragraph('z', {}, [float({ wrap: 'square', vertical: page, horizontal: page })]);
    const made = make(section([paragraph('a'), paragraph('b'), paragraph('c'), anchored]));
    expect(linesOf(made.pages[0]).map(({ x }) => x)).to.deep.equal([60, 60, 20, 20]);
    expect(picturesOf(made.pages[0])).to.deep.equal([[20, 20]]);
  });

  it('that flows around one may move its paragraph to the next page, and layout ends', () => {
    const top = { from: 'margin', offset: 0 } as const;
    const anchored = paragraph('z', {}, [float({ wrap: 'topAndBottom', height: 30, vertical: top })]);
    const made = make(section([...paragraphs(9), anchored]));
    expect(textsOf(made)).to.deep.equal([names(1, 7), ['p8', 'p9', 'z']]);
    expect(made.pages.flatMap(picturesOf)).to.have.length(1);
  });

  it('continues at full width on the next page', () => {
    const side = { from: 'margin', align: 'start' } as const;
    const floats = [float({ wrap: 'square', height: 200, vertical: side })];
    const made = make(section([...paragraphs(8), paragraph(long.repeat(2), {}, floats)]));
    const [first, second] = made.pages.map((page) => linesOf(page));
    expect(first?.slice(8).map(({ text, x }) => [text.length, x])).to.deep.equal([
      [15, 60],
      [15, 60],
    ]);
    expect(second?.map(({ text, x }) => [text.length, x])).to.deep.equal([
      [20, 20],
      [20, 20],
    ]);
  });

  it('ends where floats fill every page', () => {
    const header = [
      paragraph('h', {}, [
        float({ wrap: 'topAndBottom', width: 200, height: 140, vertical: { from: 'page', offset: 0 } }),
      ]),
    ];
    const made = make(section(paragraphs(12), {}, { headers: { default: header } }));
    expect(
      textsOf(made)
        .flat()
        .filter((text) => text !== 'h'),
    ).to.deep.equal(names(1, 12));
  });

  it('flows around floats of headers', () => {
    const header = [paragraph('h', {}, [float({ wrap: 'square', height: 50, vertical: { from: 'page', offset: 0 } })])];
    const made = make(section([paragraph('a|b|c|d')], {}, { headers: { default: header } }));
    expect(
      linesOf(made.pages[0])
        .slice(1)
        .map(({ x }) => x),
    ).to.deep.equal([60, 60, 60, 20]);
  });

  it('in vertical sections is measured from the top of the lines of its column', () => {
    const vertical = {
      direction: 'vertical',
      columns: {
        columns: [
          { width: 40, space: 20 },
          { width: 40, space: 0 },
        ],
        hasLine: false,
      },
    } as const;
    const anchored = paragraph('b', {}, [float({ vertical: { from: 'paragraph', offset: 3 } })]);
    const { pages } = make(section([paragraph([breakTo('column')]), anchored], vertical));
    expect(picturesOf(pages[0])).to.deep.equal([[20, 83]]);
  });

  it('in vertical sections flows around it too', () => {
    const right = { from: 'margin', align: 'end' } as const;
    const floats = [
      float({ wrap: 'square', width: 20, height: 28, horizontal: right, vertical: { from: 'margin', offset: 0 } }),
    ];
    const vertical = {
      direction: 'vertical',
      columns: { columns: [{ width: 100, space: 0 }], hasLine: false },
    } as const;
    const made = make(section([paragraph(long, {}, floats)], vertical));
    expect(linesOf(made.pages[0]).map(({ x, y }) => [x, y])).to.deep.equal([
      [180, 48],
      [170, 48],
      [160, 20],
      [150, 20],
    ]);
  });
});
