import { expect } from 'chai';
import { p, run } from './support/make-docx.ts';
import { fillRich, richDocx } from './support/rich-docx.ts';

const page = (width: number, references = ''): string =>
  `<w:sectPr>${references}<w:pgSz w:w="${width}" w:h="9000"/></w:sectPr>`;
const ending = (width: number, text = '', references = ''): string =>
  `<w:p><w:pPr>${page(width, references)}</w:pPr>${text === '' ? '' : run(text)}</w:p>`;
const three = { 人: [{ 名: 'a' }, { 名: 'b' }, { 名: 'c' }], 無: [], 有: true, 否: false };

/** The text of each section of the result, and the width of its pages. */
function sections(body: string, data: typeof three = three, parts: Readonly<Record<string, string>> = {}): string[] {
  const { xml } = fillRich(richDocx({ body, ...parts }), data);
  const texts: string[] = [];
  let text = '';
  let width = '';
  // The properties stand at the beginning of the paragraph that ends a section, and at the end of the document.
  for (const [found, inner, own] of xml.matchAll(/<w:t(?: [^>]*)?>([^<]*)<|<w:pgSz w:w="(\d+)"|<\/w:p>|<\/w:body>/g)) {
    text += inner ?? '';
    width = own ?? width;
    if (width === '' || !found.startsWith('</')) continue;
    texts.push(`${text}@${width}`);
    text = width = '';
  }
  expect(text).to.equal('');
  return texts;
}

describe('breaks of sections in blocks', () => {
  it('are repeated with the section they end, without an empty page after the last one', () => {
    const body = p('{{#each 人}}') + p('{{名}}') + ending(1) + p('{{/each}}');
    expect(sections(body + p('末') + page(9))).to.deep.equal(['a@1', 'b@1', 'c@1', '末@9']);
    expect(sections(body + page(9))).to.deep.equal(['a@1', 'b@1', 'c@1']);
  });

  it('give following empty paragraphs no page between copies', () => {
    const blank = `<w:p/>${p('')}<w:p><w:pPr><w:jc w:val="center"/></w:pPr><w:bookmarkStart w:id="1" w:name="x"/><w:bookmarkEnd w:id="1"/></w:p>`;
    const body = (between: string): string =>
      p('{{#each 人}}') + p('{{名}}') + ending(1) + between + p('{{/each}}') + p('末') + page(9);
    expect(sections(body(blank))).to.deep.equal(['a@1', 'b@1', 'c@1', '末@9']);
    // Text there is a page of the next section of the template.
    expect(sections(body(p('別')))).to.deep.equal(['a@1', '別@9', 'b@1', '別@9', 'c@1', '別末@9']);
    const last = p('{{#each 人}}') + p('{{名}}') + ending(1) + p('{{/each}}') + blank + page(9);
    expect(sections(last)).to.deep.equal(['a@1', 'b@1', 'c@1', '@9']);
  });

  it('keep every page in its section when a block begins in one and ends in the next', () => {
    const body = p('前') + p('{{#each 人}}') + p('縦{{名}}') + ending(1, '終') + p('横{{名}}') + p('{{/each}}');
    expect(sections(body + page(9))).to.deep.equal(['前縦a終@1', '横a@9', '縦b終@1', '横b@9', '縦c終@1', '横c@9']);
  });

  it('leave the pages before a block as they were when the block with the break is left out', () => {
    const body = (name: string): string =>
      p('前') + p(`{{#if ${name}}}`) + p('縦') + ending(1) + p('{{/if}}') + p('後') + page(9);
    expect(sections(body('有'))).to.deep.equal(['前縦@1', '後@9']);
    expect(sections(body('否'))).to.deep.equal(['前@1', '後@9']);
    expect(sections(body('否').replace(p('後'), ''))).to.deep.equal(['前@1']);
    expect(sections(p('{{#if 否}}') + p('縦') + ending(1) + p('{{/if}}') + p('後') + page(9))).to.deep.equal(['後@9']);
  });

  it('of the branch that is printed end the text before the block', () => {
    const body = (name: string): string =>
      p('前') +
      p(`{{#if ${name}}}`) +
      p('甲') +
      ending(1) +
      p('{{else}}') +
      p('乙') +
      ending(2) +
      p('{{/if}}') +
      p('後') +
      page(9);
    expect(sections(body('有'))).to.deep.equal(['前甲@1', '後@9']);
    expect(sections(body('否'))).to.deep.equal(['前乙@2', '後@9']);
  });

  it('in loops in loops end each pass with its own page', () => {
    const body =
      p('{{#each 人}}') + p('{{#each ../人}}') + p('{{名}}') + ending(1) + p('{{/each}}') + p('計') + p('{{/each}}');
    const pass = ['a@1', 'b@1', 'c@1', '計@9'];
    expect(sections(body + page(9))).to.deep.equal([pass, pass, pass].flat());
  });

  it('keep the headers inherited from a section that is left out', () => {
    const head = '<w:headerReference w:type="default" r:id="header1"/>';
    const body =
      p('{{#if 否}}') + p('甲') + ending(1, '', head) + p('{{/if}}') + p('乙') + ending(2) + p('丙') + page(9);
    const { xml } = fillRich(richDocx({ body, header1: p('見出し') }), three);
    expect(xml).to.contain(`<w:sectPr>${head}<w:pgSz w:w="2"`).and.to.contain(`<w:sectPr>${head}<w:pgSz w:w="9"`);
  });

  it('are unchanged outside blocks', () => {
    const body = p('{{#each 人}}') + p('{{名}}') + p('{{/each}}') + ending(1) + p('末') + page(9);
    expect(sections(body)).to.deep.equal(['abc@1', '末@9']);
  });
});
