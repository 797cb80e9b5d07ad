import { expect } from 'chai';
import { makeDocx, p, run } from '../support/make-docx.ts';
import { partOf, textOf } from '../support/read-docx.ts';
import { block, fillLaidBytes, loop, rule } from './support.ts';

const properties = (width: number, inner = ''): string =>
  `<w:sectPr>${inner}<w:pgSz w:w="${width}" w:h="20000"/></w:sectPr>`;
const ending = (text: string, width: number): string => `<w:p><w:pPr>${properties(width)}</w:pPr>${run(text)}</w:p>`;

const three = makeDocx(p('一') + ending('一終', 1000) + ending('二', 2000) + p('三') + properties(3000));

/** Widths of the sections of a document, in order. */
function widths(bytes: Uint8Array): number[] {
  return [...partOf(bytes).matchAll(/<w:pgSz w:w="(\d+)"/g)].map(([, width]) => Number(width));
}

function fill(
  sections: Record<number, ReturnType<typeof rule>>,
  holds: (id: number) => boolean = () => true,
  data = {},
): [string, number[]] {
  const children = Object.entries(sections).map(([index, options]) => block('section', [Number(index)], options));
  const bytes = fillLaidBytes(three, { children }, data, holds);
  return [textOf(bytes).replaceAll('\n', ' '), widths(bytes)];
}

const staff = { 従業員: [{}, {}, {}] };

describe('a section', () => {
  it('that is left out removes its page, wherever it is', () => {
    expect(fill({ 0: rule(1) }, () => false)).to.deep.equal(['二 三', [2000, 3000]]);
    expect(fill({ 1: rule(1) }, () => false)).to.deep.equal(['一 一終 三', [1000, 3000]]);
    expect(fill({ 2: rule(1) }, () => false)).to.deep.equal(['一 一終 二', [1000, 2000]]);
    expect(fill({ 1: rule(1), 2: rule(2) }, () => false)).to.deep.equal(['一 一終', [1000]]);
    expect(fill({ 0: rule(1), 1: rule(2), 2: rule(3) }, (id) => id === 2)).to.deep.equal(['二', [2000]]);
    expect(fill({ 0: rule(1), 1: rule(2), 2: rule(3) })).to.deep.equal(['一 一終 二 三', [1000, 2000, 3000]]);
  });

  it('that is looped begins a new page each time', () => {
    expect(fill({ 1: loop(1) }, undefined, staff)).to.deep.equal([
      '一 一終 二 二 二 三',
      [1000, 2000, 2000, 2000, 3000],
    ]);
    expect(fill({ 2: loop(1) }, undefined, staff)).to.deep.equal([
      '一 一終 二 三  三  三',
      [1000, 2000, 3000, 3000, 3000],
    ]);
    expect(fill({ 1: loop(1), 2: rule(1) }, () => false, staff)).to.deep.equal([
      '一 一終 二 二 二',
      [1000, 2000, 2000, 2000],
    ]);
    expect(fill({ 2: loop(1) }, undefined, { 従業員: [] })).to.deep.equal(['一 一終 二', [1000, 2000]]);
  });

  it('keeps the headers that it inherits from a section that is left out', () => {
    const reference =
      '<w:headerReference xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" w:type="default" r:id="rId9"/>';
    const first = `<w:p><w:pPr>${properties(1000, reference)}</w:pPr>${run('一')}</w:p>`;
    const template = makeDocx(first + p('二') + properties(2000));
    const bytes = fillLaidBytes(template, { children: [block('section', [0], rule(1))] }, {}, () => false);
    expect(textOf(bytes)).to.equal('二');
    expect(partOf(bytes)).to.contain('w:type="default" r:id="rId9"/><w:pgSz w:w="2000"');
  });
});

describe('a paragraph that ends a section', () => {
  it('keeps the break when it is removed or a block is inserted after it', () => {
    const hidden = { children: [block('section', [0], { children: [block('paragraph', [0, 1], rule(1))] })] };
    const without = fillLaidBytes(three, hidden, {}, () => false);
    expect([textOf(without), widths(without)]).to.deep.equal(['一\n\n二\n三', [1000, 2000, 3000]]);
    const added = {
      children: [
        block('section', [0], {
          children: [block('paragraph', [0, 1]), block('newParagraph', [0, 2], { text: '新' })],
        }),
      ],
    };
    const bytes = fillLaidBytes(three, added);
    expect([textOf(bytes), widths(bytes)]).to.deep.equal(['一\n一終\n新\n\n二\n三', [1000, 2000, 3000]]);
    const last = { children: [block('section', [0], { children: [block('newParagraph', [0, 2], { text: '新' })] })] };
    expect(textOf(fillLaidBytes(three, last))).to.equal('一\n一終\n新\n\n二\n三');
  });
});
