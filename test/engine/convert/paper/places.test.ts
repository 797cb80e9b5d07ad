import { expect } from 'chai';
import { compileTemplate, layPaper, type TemplateData } from '@shorui/engine';
import { blockPlaces, valuePlaces, type PaperPage, type PlaceBox } from '@shorui/engine/convert';
import { layApplicationPaper } from '@shorui/engine/document';
import { authorDocument } from '@shorui/engine/editor';
import type { TemplateDocument } from '@shorui/engine/model';
import { bundledLibrary, compile, resolve } from '@shorui/engine/node';
import { bundleNames, readAnswerSets } from '../../../fixtures/fixture-folders.ts';
import { fixtureBundle } from '../../document/support.ts';
import { cell, makeDocx, p } from '../../word/support/make-docx.ts';

const fonts = bundledLibrary();

/** The pages without the marks of places: what is drawn. */
function drawn(pages: readonly PaperPage[]): unknown {
  type Marks = PaperPage['marks'];
  const glyphs = (marks: Marks): unknown[] =>
    marks.flatMap((mark): unknown[] => {
      if (mark.kind === 'place') return [];
      if (mark.kind === 'faded') return [mark.kind, ...glyphs(mark.marks)];
      if ('marks' in mark) return [mark.kind, mark.x, mark.y, ...glyphs(mark.marks)];
      if (mark.kind !== 'lines') return [mark.kind];
      const lines = mark.lines.flatMap((line) =>
        line.glyphs.map(({ glyph, along, cross, scale }) => `${glyph.text} ${along.toFixed(2)} ${cross} ${scale}`),
      );
      return [mark.x, mark.y, ...lines];
    });
  return pages.map(({ marks }) => glyphs(marks));
}

/** The text in a box. */
function textIn(pages: readonly PaperPage[], { page, x, y, width, height }: PlaceBox): string {
  return (pages[page]?.marks ?? [])
    .flatMap((mark) => {
      if (mark.kind !== 'lines') return [];
      return mark.lines.flatMap((line) => {
        const baseline = mark.y + line.baseline;
        if (baseline < y || baseline > y + height) return [];
        return line.glyphs
          .filter(({ along, size }) => mark.x + along >= x - 0.1 && mark.x + along + size * 0.4 <= x + width)
          .map(({ glyph }) => glyph.text);
      });
    })
    .join('');
}

const lay = (body: string, data: TemplateData) =>
  layPaper(compileTemplate(makeDocx(body), { places: true }), data, { fonts, missing: 'blank', places: true });

describe('places on a paper', () => {
  it('are where the values of tags are printed, blank ones without a width', () => {
    const paper = lay(p('甲：{{会社名}}　乙：{{相手}}（{{欄}}）'), { 会社名: '株式会社山田', 相手: '鈴木', 欄: '' });
    const places = valuePlaces(paper);
    expect(places.map(({ tag, isBlank }) => [tag, isBlank])).to.deep.equal([
      ['{{会社名}}', false],
      ['{{相手}}', false],
      ['{{欄}}', true],
    ]);
    expect(places.slice(0, 2).map((place) => textIn(paper.pages, place))).to.deep.equal(['株式会社山田', '鈴木']);
    expect(places[2]?.width).to.equal(0);
  });

  it('of a value that is on two lines are two boxes', () => {
    const long = '東京都千代田区霞が関'.repeat(8);
    const paper = lay(p('住所　{{住所}}'), { 住所: long });
    const places = valuePlaces(paper);
    expect(places.length).to.be.above(1);
    expect(places.map((place) => textIn(paper.pages, place)).join('')).to.equal(long);
  });

  it('of values that do not fit their row are marked, with the part of them that is printed', () => {
    const table = (height: number): string =>
      '<w:tbl><w:tblPr/><w:tblGrid><w:gridCol w:w="3000"/></w:tblGrid>' +
      `<w:tr><w:trPr><w:trHeight w:val="${height}" w:hRule="exact"/></w:trPr>${cell('{{住所}}')}</w:tr></w:tbl>`;
    const address = '東京都千代田区霞が関一丁目二番三号';
    const placesOf = (height: number) => valuePlaces(lay(table(height) + p('以上'), { 住所: address }));
    expect(placesOf(1200).map(({ isCut }) => isCut)).to.deep.equal([false, false, false]);
    const cut = placesOf(400);
    expect(cut.map(({ isCut }) => isCut)).to.deep.equal([false, true, true]);
    // 20 pt is the height of the row.
    const bottoms = cut.map(({ y, height }) => y + height - (cut[0]?.y ?? 0));
    for (const bottom of bottoms) expect(bottom).to.be.below(20.1);
    expect(cut.every(({ height }) => height > 0)).to.equal(true);
  });

  it('of values that do not fit their text box are marked', () => {
    const box =
      '<w:r><w:pict xmlns:v="urn:schemas-microsoft-com:vml"><v:rect style="position:absolute;width:150pt;height:40pt">' +
      `<v:textbox><w:txbxContent>${p('{{番号}}')}${p('{{住所}}')}</w:txbxContent></v:textbox></v:rect></w:pict></w:r>`;
    const places = valuePlaces(lay(p(box), { 番号: '7', 住所: '東京都千代田区霞が関'.repeat(4) }));
    expect(places.filter(({ isCut }) => isCut).map(({ tag }) => tag)).to.include('{{住所}}');
    expect(places.find(({ tag }) => tag === '{{番号}}')?.isCut).to.equal(false);
  });

  it('tell blocks apart by their path and their repetitions', () => {
    const paper = lay(p('一覧') + p('{{#each 品目}}') + p('{{名前}}：{{../店}}') + p('{{/each}}') + p('以上'), {
      店: '本店',
      品目: [{ 名前: '机' }, { 名前: '椅子' }],
    });
    const blocks = blockPlaces(paper);
    expect(blocks.map(({ path, repeat }) => [path, repeat])).to.deep.equal([
      ['0.0', []],
      ['0.2', [0]],
      ['0.2', [1]],
      ['0.4', []],
    ]);
    expect(blocks.map((block) => textIn(paper.pages, block))).to.deep.equal(['一覧', '机：本店', '椅子：本店', '以上']);
    expect(valuePlaces(paper).map(({ tag, repeat }) => [tag, repeat])).to.deep.equal([
      ['{{名前}}', [0]],
      ['{{../店}}', [0]],
      ['{{名前}}', [1]],
      ['{{../店}}', [1]],
    ]);
  });

  it('of centered and right-aligned paragraphs are as wide as those of others', () => {
    const aligned = (text: string, side: string): string => p(text, `<w:pPr><w:jc w:val="${side}"/></w:pPr>`);
    const paper = lay(p('本文') + aligned('表題', 'center') + aligned('以上', 'right'), {});
    const boxes = blockPlaces(paper).map(({ x, width }) => [Math.round(x), Math.round(width)]);
    expect(boxes).to.deep.equal([boxes[0], boxes[0], boxes[0]]);
  });

  it('of a template as it is written are those of all its paragraphs, with tags and what the layer puts in', () => {
    const body = p('{{#if 契約}}') + p('甲：{{会社名}}') + p('{{/if}}') + p('乙：{{');
    const document: TemplateDocument = {
      children: [
        {
          type: 'section',
          path: [0],
          children: [
            { type: 'paragraph', path: [0, 1], options: { hasCondition: true, condition_options: [3] } },
            { type: 'newParagraph', path: [0, 100], text: '丙：{{#each}}' },
            {
              type: 'newTable',
              path: [0, 101],
              children: [
                {
                  type: 'row',
                  path: [0, 101, 0],
                  children: [{ type: 'cell', path: [0, 101, 0, 0], text: '{{品名}}' }],
                },
              ],
            },
          ],
        },
      ],
    };
    const layer = { document, lists: () => [] };
    const template = compileTemplate(makeDocx(body), { places: true, asWritten: true, layer });
    const paper = layPaper(template, {}, { fonts, places: true });
    const blocks = blockPlaces(paper);
    expect(blocks.map((block) => [block.path, textIn(paper.pages, block)])).to.deep.equal([
      ['0.0', '{{#if 契約}}'],
      ['0.1', '甲：{{会社名}}'],
      ['0.100', '丙：{{#each}}'],
      ['0.101.0.0', '{{品名}}'],
      ['0.2', '{{/if}}'],
      ['0.3', '乙：{{'],
    ]);
    expect(valuePlaces(paper)).to.deep.equal([]);
  });

  it('of a document without an upload lead back to its blocks', async () => {
    const document: TemplateDocument = {
      children: [
        {
          type: 'section',
          path: [0],
          children: [
            { type: 'header', path: [0, 0], text: '社外秘' },
            { type: 'newParagraph', path: [0, 1], text: '表題' },
            {
              type: 'newList',
              path: [0, 2],
              children: [
                { type: 'listItem', path: [0, 2, 0], text: '一' },
                { type: 'listItem', path: [0, 2, 1], text: '二' },
              ],
            },
            {
              type: 'newTable',
              path: [0, 3],
              children: [
                { type: 'row', path: [0, 3, 0], children: [{ type: 'cell', path: [0, 3, 0, 0], text: '甲' }] },
              ],
            },
            { type: 'proposal', path: [0, 4], text: 'い\nろ' },
          ],
        },
      ],
    };
    const { bytes, document: layered, origins } = await authorDocument(document);
    const layer = { document: layered, lists: () => [] };
    const paper = layPaper(
      compileTemplate(bytes, { places: true, asWritten: true, layer }),
      {},
      { fonts, places: true },
    );
    const body = blockPlaces(paper).filter(({ part }) => part === 'word/document.xml');
    const found = body.flatMap((block) => {
      const origin = origins.get(block.path);
      return origin === undefined ? [] : [[origin.join('.'), textIn(paper.pages, block)]];
    });
    expect(found).to.deep.equal([
      ['0.1', '表題'],
      ['0.2.0', '１一'],
      ['0.2.1', '２二'],
      ['0.3.0.0', '甲'],
      ['0.4', 'い'],
      ['0.4', 'ろ'],
    ]);
  });

  it('keep text with the signs themselves out of what is drawn', () => {
    const paper = lay(p('甲：{{会社名}}'), { 会社名: '山\uFDD0田\uFDD3商店' });
    expect(valuePlaces(paper).map((place) => textIn(paper.pages, place))).to.deep.equal(['山田商店']);
  });

  for (const name of bundleNames) {
    const [set] = readAnswerSets(name);
    it(`change nothing of what is drawn: ${name}`, () => {
      const compiled = compile(fixtureBundle(name), { places: true, fonts });
      const resolved = resolve(compiled, set?.answers ?? {});
      for (const file of compiled.files) {
        if (!file.template) continue;
        const plain = layApplicationPaper(compiled, resolved, file);
        const placed = layApplicationPaper(compiled, resolved, file, { places: true });
        expect(drawn(placed.pages)).to.deep.equal(drawn(plain.pages));
        expect(placed.problems).to.deep.equal(plain.problems);
        expect(blockPlaces(placed).length).to.be.above(0);
        expect(blockPlaces(plain)).to.deep.equal([]);
      }
    });
  }

  it('are in headers and footers of every page', () => {
    const [set] = readAnswerSets('service-agreement');
    const compiled = compile(fixtureBundle('service-agreement'), { places: true, fonts });
    const resolved = resolve(compiled, set?.answers ?? {});
    const [file] = compiled.files;
    if (!file) throw new Error('no file');
    const paper = layApplicationPaper(compiled, resolved, file, { places: true });
    const header = valuePlaces(paper).filter(({ part, tag }) => /header/.test(part) && tag.includes('契約番号'));
    expect(header.map(({ page }) => page)).to.deep.equal(paper.pages.map((_, index) => index));
    for (const place of header) expect(textIn(paper.pages, place)).to.equal('2025-C-0007');
  });
});
