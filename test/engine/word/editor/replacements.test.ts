import { expect } from 'chai';
import { compileTemplate, lintTemplate, ShoruiError } from '@shorui/engine';
import {
  applyReplacements,
  authorDocument,
  documentFromTemplate,
  replacedText,
  trimLayer,
  wholeTree,
} from '@shorui/engine/editor';
import { commentTemplate, fixTemplate } from '@shorui/engine/lint';
import type { EditorBlock, TemplateDocument } from '@shorui/engine/model';
import { expectValid } from '../support/check-package.ts';
import { problemsOf } from '../support/fill.ts';
import { cell, makeDocx, p, row, run, table } from '../support/make-docx.ts';
import { partOf } from '../support/read-docx.ts';
import {
  block,
  fillLaid,
  fillLaidBytes,
  layer,
  layerOf,
  loop,
  replaced,
  rule,
  swap,
  type Replacement,
} from './support.ts';

const main = (bytes: Uint8Array): string => partOf(bytes, 'word/document.xml');
const bold = (text: string): string => run(text, '<w:b/>');

describe('replacements in the text of an uploaded file', () => {
  it('put a tag in the place of words, in the format of the first of them', () => {
    const template = makeDocx(p(run('甲：'), bold('株式会社'), run('〇〇、乙')));
    const document = layerOf(replaced([0, 0], '甲：株式会社〇〇、乙', swap(2, '株式会社〇〇', '{{会社名}}')));
    const bytes = fillLaidBytes(template, document, { 会社名: '青空商事' });
    expect(main(bytes)).to.match(/<w:r><w:rPr><w:b\/><\/w:rPr><w:t[^>]*>青空商事<\/w:t><\/w:r>/);
    expect(main(bytes).replace(/<[^>]+>/g, '')).to.equal('甲：青空商事、乙');
  });

  it('put in tags between characters, in the format of those before them', () => {
    const template = makeDocx(p(bold('氏名'), run('様')));
    const tag = (at: number): string =>
      main(fillLaidBytes(template, layerOf(replaced([0, 0], '氏名様', swap(at, '', '{{名}}'))), { 名: '佐藤' }));
    expect(tag(2)).to.match(/<w:b\/><\/w:rPr><w:t[^>]*>氏名佐藤<\/w:t>/);
    expect(tag(0)).to.match(/<w:b\/><\/w:rPr><w:t[^>]*>佐藤氏名<\/w:t>/);
    expect(tag(3)).to.match(/<w:r><w:t[^>]*>様佐藤<\/w:t>/);
  });

  it('keep what is put in beside a number of the page out of its field, which Word computes again', () => {
    const mark = (kind: string): string => `<w:r><w:fldChar w:fldCharType="${kind}"/></w:r>`;
    const complex = (code: string): string =>
      `${mark('begin')}<w:r><w:instrText xml:space="preserve"> ${code} </w:instrText></w:r>${mark('separate')}${bold('1')}${mark('end')}`;
    const simple = (code: string): string => `<w:fldSimple w:instr=" ${code} ">${bold('1')}</w:fldSimple>`;
    const written = (field: string, text: string, ...each: Replacement[]): string =>
      main(fillLaidBytes(makeDocx(p(...field.split('|'))), layerOf(replaced([0, 0], text, ...each)), {}))
        .replace(/<w:instrText.*?<\/w:instrText>/g, '')
        .replace(/<w:fldChar w:fldCharType="begin"\/>|<w:fldSimple [^>]*>/g, '[')
        .replace(/<w:fldChar w:fldCharType="end"\/>|<\/w:fldSimple>/g, ']')
        .replace(/<w:b\/>/g, '*')
        .replace(/<[^>]+>/g, '');
    for (const field of [complex, simple]) {
      expect(written(field('PAGE'), '1', swap(1, '', '頁'))).to.equal('[*1]*頁');
      expect(written(field('PAGE'), '1', swap(0, '', '第'))).to.equal('*第[*1]');
      expect(written(`${run('第')}|${field('page')}|${run('以上')}`, '第1以上', swap(2, '', '頁'))).to.equal(
        '第[*1]*頁以上',
      );
      // The number itself is replaced in its place, and results that nobody computes are texts.
      expect(written(field('PAGE'), '1', swap(0, '1', '2'))).to.equal('[*2]');
      expect(written(field('MERGEFIELD 名'), '1', swap(1, '', '様'))).to.equal('[*1様]');
    }
  });

  it('carry line breaks, tabs and spaces, and take them out', () => {
    const template = makeDocx(p(run('甲'), '<w:r><w:tab/><w:t>乙</w:t><w:br/><w:t>丙</w:t></w:r>'));
    const fill = (...each: Replacement[]): string =>
      fillLaid(template, layerOf(replaced([0, 0], '甲\t乙\n丙', ...each)), { 名: '丁' });
    expect(fill(swap(3, '\n', ''))).to.equal('甲\t乙丙');
    expect(fill(swap(1, '\t', ' '), swap(5, '', '\t{{名}}\n戊'))).to.equal('甲 乙\n丙\t丁\n戊');
    expect(fill(swap(2, '', '　{{名}} '))).to.equal('甲\t　丁 乙\n丙');
    expect(fill(swap(0, '甲\t乙\n丙', ''))).to.equal('');
  });

  it('fill an empty paragraph of a cell in the format of its mark', () => {
    const mark =
      '<w:p><w:pPr><w:jc w:val="center"/><w:rPr><w:ins w:id="1" w:author="a"/><w:b/></w:rPr></w:pPr><w:proofErr w:type="x"/></w:p>';
    const template = makeDocx(table(row(cell('<w:p w:rsidR="a/b"/>'), cell(mark))));
    const cells = [0, 1].map((at) =>
      block('cell', [0, 0, 0, at], { children: [replaced([0, 0, 0, at, 0], '', swap(0, '', '{{名}}'))] }),
    );
    const document = layerOf(
      block('table', [0, 0], { children: [block('row', [0, 0, 0], { ...loop(1), children: cells })] }),
    );
    const compiled = fillLaidBytes(template, document, { 従業員: [{ 名: '佐藤' }, { 名: '鈴木' }] });
    expect(main(compiled)).to.contain('<w:p w:rsidR="a/b"><w:r><w:t xml:space="preserve">佐藤</w:t></w:r></w:p>');
    expect(main(compiled)).to.match(/<w:r><w:rPr><w:b\/><\/w:rPr><w:t xml:space="preserve">鈴木<\/w:t><\/w:r><\/w:p>/);
  });

  it('work together with conditions, loops and inserted blocks', () => {
    const template = makeDocx(p('甲') + p('乙は〇') + p('丙'));
    const document = layerOf(
      { ...replaced([0, 1], '乙は〇', swap(2, '〇', '{{氏名}}')), ...loop(1) },
      block('newParagraph', [0, 100], { text: '以上' }),
      { ...replaced([0, 2], '丙', swap(0, '丙', '丁')), ...rule(1) },
    );
    const data = { 従業員: [{ 氏名: '佐藤' }, { 氏名: '鈴木' }] };
    expect(fillLaid(template, document, data)).to.equal('甲\n乙は佐藤\n乙は鈴木\n以上\n丁');
    expect(fillLaid(template, document, data, () => false)).to.equal('甲\n乙は佐藤\n乙は鈴木\n以上');
  });

  it('reach headers, and both copies of a text box', () => {
    const box = (text: string): string => `<w:txbxContent>${p(text)}</w:txbxContent>`;
    const drawn = `<w:p><w:r><mc:AlternateContent xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"><mc:Choice Requires="wps"><w:drawing>${box('枠〇')}</w:drawing></mc:Choice><mc:Fallback><w:pict>${box('枠〇')}</w:pict></mc:Fallback></mc:AlternateContent></w:r></w:p>`;
    const template = makeDocx(drawn);
    const document = layerOf(
      block('paragraph', [0, 0], {
        children: [
          block('textBox', [0, 0, 0], { children: [replaced([0, 0, 0, 0], '枠〇', swap(1, '〇', '{{名}}'))] }),
        ],
      }),
    );
    expect(main(applyReplacements(template, document).bytes).match(/枠\{\{名\}\}/g)).to.have.length(2);
    const withHeader = makeDocx(p('本文'), { 'header1.xml': p('社外秘') });
    const header: TemplateDocument = {
      children: [block('header', [0], { children: [replaced([0, 0], '社外秘', swap(0, '社外', '{{区分}}'))] })],
    };
    const changed = applyReplacements(withHeader, header);
    expect(partOf(changed.bytes, 'word/header1.xml')).to.contain('{{区分}}秘');
    expect(changed.document.children[0]?.children?.[0]).to.deep.equal(
      block('paragraph', [0, 0], { text: '{{区分}}秘' }),
    );
  });

  it('take out a page break before a text box, whose settings stay on it', () => {
    const box = `<w:r><w:pict><v:shape xmlns:v="urn:schemas-microsoft-com:vml"><v:textbox><w:txbxContent>${p('枠')}</w:txbxContent></v:textbox></v:shape></w:pict></w:r>`;
    const template = makeDocx(p(run('甲'), '<w:r><w:br w:type="page"/></w:r>', box) + p('乙'));
    const document = layerOf({
      ...replaced([0, 0], '甲\n', swap(1, '\n', '')),
      children: [block('textBox', [0, 0, 1], { children: [block('paragraph', [0, 0, 1, 0], rule(1))] })],
    });
    const bytes = fillLaidBytes(template, document, {}, () => false);
    expect(main(bytes)).to.not.match(/w:br|枠/);
  });

  it('are refused with a finding when the file has other text', () => {
    const template = makeDocx(p('前文') + p('甲は乙に払う。'));
    const compile = (document: TemplateDocument) => () => {
      compileTemplate(template, { file: '契約書.docx', layer: layer(document) });
    };
    const ids = (document: TemplateDocument): unknown[] =>
      problemsOf(compile(document)).map(({ id, place, params }) => [id, place.path, place.pointer, params]);
    const pointer = '/files/0/document/children/0/children/0';
    expect(ids(layerOf(replaced([0, 1], '甲は丙に払う。', swap(2, '丙', '丁'))))).to.deep.equal([
      ['word.editor-replacement-stale', '0.1', pointer, { path: '0.1', from: '丙', to: '丁' }],
    ]);
    expect(ids(layerOf(replaced([0, 0], '甲は乙に払う。', swap(2, '乙', '丁'))))).to.deep.equal([
      ['word.editor-replacement-moved', '0.0', pointer, { path: '0.0', from: '乙', to: '丁', found: '0.1' }],
    ]);
    // Lint reports it beside everything else.
    const document = layerOf(replaced([0, 1], '甲は丙に払う。', swap(2, '丙', '丁')));
    const { findings } = lintTemplate(template, { layer: layer(document) });
    expect(findings.map(({ id }) => id)).to.deep.equal(['word.editor-replacement-stale']);
  });

  it('are refused when they do not fit the text that they name, or a block that has no text', () => {
    const template = makeDocx(p('甲は乙に払う。') + p('𠮷野') + table(row('左')));
    const misfits: readonly EditorBlock[] = [
      replaced([0, 0], '甲は乙に払う。', swap(2, '丙', '丁')),
      replaced([0, 0], '甲は乙に払う。', swap(7, '。', '')),
      replaced([0, 0], '甲は乙に払う。', swap(2, '乙に', ''), swap(3, 'に', 'へ')),
      replaced([0, 0], '甲は乙に払う。', swap(2, '', '丙'), swap(2, '乙', '')),
      replaced([0, 1], '𠮷野', swap(1, '', '田')),
      block('paragraph', [0, 0], { replacements: [swap(0, '', '丁')] }),
      block('table', [0, 2], { text: '', replacements: [swap(0, '', '丁')] }),
      block('newParagraph', [0, 100], { text: '新', replacements: [swap(0, '新', '旧')] }),
      block('newList', [0, 100], {
        children: [block('listItem', [0, 100, 0], { text: '新', replacements: [swap(0, '新', '旧')] })],
      }),
    ];
    for (const each of misfits) {
      const compile = (): unknown => compileTemplate(template, { layer: layer(layerOf(each)) });
      expect(
        problemsOf(compile).map(({ id }) => id),
        JSON.stringify(each),
      ).to.deep.equal(['word.editor-replacement']);
    }
  });

  it('have nothing to do in a document without an uploaded file', async () => {
    const document = layerOf(replaced([0, 0], '甲', swap(0, '甲', '乙')));
    const error: unknown = await authorDocument(document).catch((thrown: unknown) => thrown);
    expect(error).to.be.instanceOf(ShoruiError);
    expect((error as ShoruiError).problems.map(({ id }) => id)).to.deep.equal(['word.editor-replacement']);
  });

  it('stay in the layer that is stored, and in the whole tree', () => {
    const template = makeDocx(p('甲') + p('乙') + p('丙'));
    const document = layerOf(replaced([0, 1], '乙', swap(0, '乙', '{{名}}')));
    const tree = wholeTree(documentFromTemplate(template), document);
    expect(tree.children[0]?.children?.map(replacedText)).to.deep.equal(['甲', '{{名}}', '丙']);
    expect(trimLayer(tree).children).to.deep.equal(document.children);
  });

  it('are linted, repaired by others and commented as they read then', () => {
    const template = makeDocx(p('甲：〇〇') + p('乙：｛｛名｝｝') + p('丙：｛｛名｝｝'));
    const document = layerOf(
      replaced([0, 0], '甲：〇〇', swap(2, '〇〇', '｛｛名｝｝')),
      replaced([0, 1], '乙：｛｛名｝｝', swap(2, '｛｛名｝｝', '{{名}}')),
    );
    const options = { layer: layer(document) };
    const { findings } = lintTemplate(template, options);
    expect(findings.map(({ place, fix }) => [place.path, fix?.edits.map(({ start }) => start)])).to.deep.equal([
      ['0.0', [2, 5]],
      ['0.2', [2, 5]],
    ]);
    const { bytes } = applyReplacements(template, document);
    const commented = commentTemplate(bytes, findings);
    expectValid(commented, bytes);
    expect(partOf(commented, 'word/comments.xml').match(/<w:comment /g)).to.have.length(2);
    // A repair of the file leaves alone what the file does not say.
    const fixed = fixTemplate(template, options);
    expect(main(fixed.bytes).replace(/<[^>]+>/g, '')).to.equal('甲：〇〇乙：｛｛名｝｝丙：{{名}}');
  });

  it('leave a condition on a paragraph with a misspelled tag where it is', () => {
    const template = makeDocx(p('甲：｛｛名｝｝'));
    const document = layerOf(block('paragraph', [0, 0], { ...rule(1), text: '甲：｛｛名｝｝' }));
    const { findings } = lintTemplate(template, { layer: layer(document) });
    expect(findings.map(({ id }) => id)).to.deep.equal(['word.lint-wide-braces']);
  });
});
