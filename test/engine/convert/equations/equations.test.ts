import { expect } from 'chai';
import { run } from '../content/support/word-file.ts';
import {
  accent,
  bar,
  before,
  boxed,
  displayed,
  fence,
  fraction,
  func,
  group,
  limit,
  lines,
  math,
  mathRun,
  matrix,
  root,
  scripts,
  sum,
} from '../content/support/math-xml.ts';
import { placedPage, type Place, type PlacedPage } from './placed.ts';

const paragraph = (content: string): string => `<w:p>${content}</w:p>`;
const at = ({ of }: PlacedPage, character: string, index = 0): Place => {
  const place = of(character)[index];
  if (!place) throw new Error(`${character} is not on the page`);
  return place;
};
const show = (equation: string): Promise<PlacedPage> => placedPage(paragraph(displayed(equation)));

/** The middle of the width of the page of `placedPage`, pt. */
const middle = 300;

describe('equations', () => {
  it('set fractions one part over the other with a bar between them', async () => {
    const page = await show(mathRun('x=') + fraction(mathRun('a'), mathRun('b')));
    const [a, b, x] = [at(page, 'a'), at(page, 'b'), at(page, 'x')];
    expect(a.y).to.be.below(x.y - 4);
    expect(b.y).to.be.above(x.y + 8);
    expect(a.x).to.be.closeTo(b.x, 2);
    expect([a.size, b.size]).to.deep.equal([20, 20]);
    // The bar is between the foot of the a and the top of the b, and left of the a.
    expect(page.hasInk(a.x - 2, a.y + 1, a.x - 0.5, b.y - 16)).to.equal(true);
    expect(page.problems).to.deep.equal([]);
  });

  it('are in the middle of the line when they are alone in it, and small in a line of text', async () => {
    const alone = await show(fraction(mathRun('a'), mathRun('b')));
    expect(at(alone, 'a').x).to.be.closeTo(middle - 5, 4);
    const inText = await placedPage(paragraph(run('単価') + math(fraction(mathRun('a'), mathRun('b'))) + run('円')));
    expect(at(inText, 'a').size).to.be.closeTo(14.6, 0.1);
    expect(at(inText, '単').x).to.be.closeTo(50, 0.1);
    expect(at(inText, '円').x).to.be.above(at(inText, 'a').x).and.below(125);
    expect(at(inText, '円').y).to.be.closeTo(at(inText, '単').y, 0.01);
    const beside = await placedPage(paragraph(run('単価') + displayed(fraction(mathRun('a'), mathRun('b')))));
    expect(at(beside, 'a').size).to.be.closeTo(14.6, 0.1);
  });

  it('print slanted and linear fractions beside a stroke, and those without a bar without it', async () => {
    const slanted = await show(fraction(mathRun('a'), mathRun('b'), 'skw'));
    expect(at(slanted, 'a').y).to.be.below(at(slanted, 'b').y - 5);
    expect(at(slanted, 'b').x).to.be.above(at(slanted, 'a').x + 10);
    const linear = await show(fraction(mathRun('a'), mathRun('b'), 'lin'));
    expect(at(linear, 'a').y).to.equal(at(linear, 'b').y);
    const bare = await show(fraction(mathRun('a'), mathRun('b'), 'noBar'));
    const [a, b] = [at(bare, 'a'), at(bare, 'b')];
    expect(bare.hasInk(a.x - 3, a.y + 1, a.x + 14, b.y - 16.5)).to.equal(false);
  });

  it('draw roots as high as what is in them, with their degree', async () => {
    const page = await show(
      root(mathRun('a'), mathRun('3')) + mathRun('+') + root(fraction(mathRun('b'), mathRun('c'))),
    );
    const [a, b, three] = [at(page, 'a'), at(page, 'b'), at(page, '3')];
    expect(three.size).to.be.closeTo(12, 0.1);
    expect(three.y).to.be.below(a.y - 4);
    // Bars over both bodies.
    expect(page.hasInk(a.x + 2, a.y - 16, a.x + 8, a.y - 12)).to.equal(true);
    expect(page.hasInk(b.x + 2, b.y - 20, b.x + 8, b.y - 16.5)).to.equal(true);
  });

  it('raise and lower scripts after and before their base, smaller each time', async () => {
    const page = await show(scripts(mathRun('x'), mathRun('i'), scripts(mathRun('2'), '', mathRun('k'))));
    const [x, i, two, k] = [at(page, 'x'), at(page, 'i'), at(page, '2'), at(page, 'k')];
    expect([x.size, i.size, two.size, k.size].map((size) => Math.round(size * 10) / 10)).to.deep.equal([
      20, 14.6, 14.6, 12,
    ]);
    expect(two.y).to.be.below(x.y - 6);
    expect(k.y).to.be.below(two.y - 3);
    expect(i.y).to.be.above(x.y + 2);
    const pre = await show(before(mathRun('H'), mathRun('2'), mathRun('3')));
    expect(at(pre, '2').x).to.be.below(at(pre, 'H').x);
    expect(at(pre, '3').y).to.be.below(at(pre, '2').y - 8);
  });

  it('place limits over and under large signs, beside integrals, and beside all in a line of text', async () => {
    const equation =
      sum('∑', mathRun('i'), mathRun('n'), mathRun('a')) + sum('', mathRun('0'), mathRun('1'), mathRun('b'));
    const page = await show(equation);
    const [sign, i, n] = [at(page, '∑'), at(page, 'i'), at(page, 'n')];
    expect(i.y).to.be.above(sign.y + 4);
    expect(n.y).to.be.below(sign.y - 20);
    expect(i.x).to.be.within(sign.x, sign.x + sign.size);
    expect(at(page, '0').x).to.be.above(at(page, '∫').x + 10);
    expect(sign.size).to.be.above(25);
    const inText = await placedPage(paragraph(run('合') + math(equation)));
    expect(at(inText, 'i').x).to.be.above(at(inText, '∑').x + 12);
    expect(at(inText, '∑').size).to.be.below(25);
  });

  it('let brackets grow with what they hold', async () => {
    const page = await show(fence('(', ')', mathRun('a')) + fence('[', ']', fraction(mathRun('b'), mathRun('c'))));
    // Round ones are letters of the font; square ones are drawn.
    expect([page.of('(').length, page.of('[').length]).to.deep.equal([1, 0]);
    const [b, c] = [at(page, 'b'), at(page, 'c')];
    expect(page.hasInk(b.x - 10, b.y - 14, b.x - 1, b.y - 8)).to.equal(true);
    expect(page.hasInk(c.x - 10, c.y - 6, c.x - 1, c.y)).to.equal(true);
  });

  it('draw accents, bars and braces over and under letters', async () => {
    const page = await show(
      accent(mathRun('a')) + mathRun('+') + bar(mathRun('c'), 'bot') + mathRun('+') + group(mathRun('x+y'), '⏞', 'top'),
    );
    const [a, c, x] = [at(page, 'a'), at(page, 'c'), at(page, 'x')];
    expect(page.hasInk(a.x, a.y - 18, a.x + 12, a.y - 11.5)).to.equal(true);
    expect(page.hasInk(c.x, c.y + 1, c.x + 8, c.y + 5)).to.equal(true);
    expect(page.hasInk(x.x, x.y - 20, x.x + 30, x.y - 11.5)).to.equal(true);
  });

  it('align matrices in columns and arrays at their marks', async () => {
    const page = await show(fence('[', ']', matrix([mathRun('a'), mathRun('b')], [mathRun('c'), mathRun('d')])));
    expect(at(page, 'a').y).to.equal(at(page, 'b').y);
    expect(at(page, 'c').y).to.be.above(at(page, 'a').y + 15);
    expect(at(page, 'b').x).to.be.closeTo(at(page, 'd').x, 2);
    const array = await show(lines(mathRun('x&amp;=a'), mathRun('y+z&amp;=b')));
    const [first, second] = array.of('=');
    expect(first?.x).to.be.closeTo(second?.x ?? 0, 0.01);
    expect(at(array, 'x').x).to.be.above(at(array, 'y').x + 10);
  });

  it('print names of functions upright and letters slanted, with limits below', async () => {
    const plain = '<m:sty m:val="p"/>';
    const page = await show(func(limit(mathRun('lim', plain), mathRun('n')), mathRun('a')) + boxed(mathRun('E')));
    const [l, n, e] = [at(page, 'l'), at(page, 'n'), at(page, 'E')];
    expect(n.y).to.be.above(l.y + 8);
    expect(n.size).to.be.closeTo(14.6, 0.1);
    // A slanted letter leans over its right edge; the frame is around the E.
    expect(page.hasInk(e.x - 4, e.y - 10, e.x - 1.5, e.y)).to.equal(true);
  });

  it('put spaces around signs, and none around a − that belongs to what follows', async () => {
    const page = await show(mathRun('a-b') + mathRun('=') + mathRun('-c'));
    const [first, second] = page.of('−');
    if (!first || !second) throw new Error('no signs');
    expect(first.x - at(page, 'a').x).to.be.above(14);
    expect(at(page, 'c').x - second.x).to.be.below(12.5);
  });

  it('break long equations before a sign', async () => {
    const long = Array.from('abcdefghijklmnopqrstuvwxyz').join('+');
    const page = await placedPage(paragraph(math(mathRun(long))));
    const broken = page.of('+').filter(({ y }) => y > at(page, 'a').y + 10);
    expect(broken.length).to.be.above(3);
    // White before a sign remains at the start of its line.
    expect(Math.min(...broken.map(({ x }) => x))).to.be.within(50, 56);
    expect(at(page, 'z').x).to.be.below(550);
  });

  it('widen the cells of tables, and are turned in vertical text', async () => {
    const equation = math(mathRun('x=') + fraction(mathRun('a'), mathRun('b')));
    const cell = `<w:tc>${paragraph(equation)}</w:tc>`;
    const table = `<w:tbl><w:tblPr/><w:tblGrid><w:gridCol/><w:gridCol/></w:tblGrid><w:tr>${cell}${cell}</w:tr></w:tbl>`;
    const page = await placedPage(table);
    expect(at(page, '=').y).to.equal(at(page, 'x').y);
    expect(at(page, 'x', 1).x).to.be.above(at(page, 'a').x + 10);
    const vertical = '<w:sectPr><w:pgSz w:w="12000" w:h="8000"/><w:textDirection w:val="tbRl"/></w:sectPr>';
    const turned = await placedPage(paragraph(run('式') + equation), vertical);
    // Turned a quarter clockwise: what is above is at the right, and the equation runs down.
    expect(at(turned, '=').y).to.be.above(at(turned, 'x').y + 8);
    expect(at(turned, 'a').x).to.be.above(at(turned, 'b').x + 8);
  });

  it('report what is not drawn as in Word, and print its characters', async () => {
    const page = await show('<m:unknown><m:e>' + mathRun('q') + '</m:e></m:unknown>');
    expect(page.problems.map(({ id }) => id)).to.deep.equal(['convert.equation']);
    expect(page.of('q')).to.have.length(1);
    const odd = await show(accent(mathRun('a'), '\u0360'));
    expect(odd.problems.map(({ id }) => id)).to.deep.equal(['convert.equation']);
  });

  it('end where a file nests structures without end', async () => {
    const deep = Array.from({ length: 200 }).reduce<string>((inner) => root(inner), mathRun('a'));
    const page = await show(deep);
    expect(page.problems.map(({ id }) => id)).to.deep.equal(['convert.equation']);
  });
});
