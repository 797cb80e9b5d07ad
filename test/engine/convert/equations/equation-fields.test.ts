import { expect } from 'chai';
import { field, run } from '../content/support/word-file.ts';
import { placedPage, type Place, type PlacedPage } from './placed.ts';

const at = ({ of }: PlacedPage, character: string, index = 0): Place => {
  const place = of(character)[index];
  if (!place) throw new Error(`${character} is not on the page`);
  return place;
};
const show = (code: string): Promise<PlacedPage> =>
  placedPage(`<w:p>${run('前')}${field(`EQ ${code}`)}${run('後')}</w:p>`);

describe('EQ fields', () => {
  it('spread a name over the width of spaces', async () => {
    const page = await show('\\o\\ad(氏名,　　　　　)');
    expect(at(page, '氏').x).to.be.closeTo(70, 0.1);
    expect(at(page, '名').x).to.be.closeTo(150, 0.1);
    expect(at(page, '後').x).to.be.closeTo(170, 0.1);
    expect(page.problems).to.deep.equal([]);
  });

  it('set fractions and roots in the size of the text', async () => {
    const page = await show('\\f(1,\\r(3,2))');
    const [one, two, three] = [at(page, '1'), at(page, '2'), at(page, '3')];
    expect([one.size, two.size]).to.deep.equal([20, 20]);
    expect(one.y).to.be.below(at(page, '前').y - 4);
    expect(two.y).to.be.above(one.y + 18);
    expect(three.size).to.be.closeTo(12, 0.1);
    expect(page.hasInk(one.x, one.y + 1.5, one.x + 8, one.y + 5)).to.equal(true);
  });

  it('raise and lower text by points, and print texts one over the other', async () => {
    const page = await show('\\s\\up 9(上)\\s\\do 5(下)\\o(重,／)');
    const { y } = at(page, '前');
    expect(at(page, '上').y).to.be.closeTo(y - 9, 0.1);
    expect(at(page, '下').y).to.be.closeTo(y + 5, 0.1);
    expect(at(page, '重').x).to.equal(at(page, '／').x);
  });

  it('draw the sides of boxes that are stated, brackets, arrays and lists', async () => {
    const page = await show('\\x\\bo(甲)\\b\\lc\\{(\\a\\co2(乙,丙,丁,戊))\\l(己,庚)');
    const first = at(page, '甲');
    expect(page.hasInk(first.x, first.y + 2, first.x + 20, first.y + 7)).to.equal(true);
    expect(page.hasInk(first.x, first.y - 24, first.x + 18, first.y - 18)).to.equal(false);
    expect(at(page, '乙').y).to.equal(at(page, '丙').y);
    expect(at(page, '丁').x).to.equal(at(page, '乙').x);
    expect(at(page, '丁').y).to.be.above(at(page, '乙').y + 18);
    expect(page.of(',')).to.have.length(1);
    // The brace is drawn before the array, and nothing behind it.
    const array = at(page, '乙');
    expect(page.hasInk(array.x - 9, array.y, array.x - 2, array.y + 8)).to.equal(true);
  });

  it('print what it does not know as its characters, and report it', async () => {
    const page = await show('\\q(文)');
    expect(page.of('文')).to.have.length(1);
    expect(page.problems.map(({ id }) => id)).to.deep.equal(['convert.equation']);
  });
});
