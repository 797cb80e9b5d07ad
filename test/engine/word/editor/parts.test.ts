import { expect } from 'chai';
import { compileTemplate, inspectTemplate } from '@shorui/engine';
import { documentFromTemplate } from '@shorui/engine/editor';
import type { EditorBlock } from '@shorui/engine/model';
import { problemsOf } from '../support/fill.ts';
import { makeDocx, p, row, run, table } from '../support/make-docx.ts';
import { textOf } from '../support/read-docx.ts';
import { block, fillLaidBytes, layer, loop, rule } from './support.ts';

const note = (id: number, text: string, type = ''): string =>
  `<w:footnote${type === '' ? '' : ` w:type="${type}"`} w:id="${id}">${p(text)}</w:footnote>`;

const template = makeDocx(p('本文'), {
  'header1.xml': p('会社') + p('{{氏名}}') + table(row('左', '右')),
  'header2.xml': p('表紙'),
  'footer1.xml': p('脚') + p('極秘'),
  'footnotes.xml': note(-1, '', 'separator') + note(1, '注一') + note(2, '注二'),
});

const staff = { 従業員: [{ 氏名: '佐藤' }, { 氏名: '鈴木' }] };
const header = (children: EditorBlock[], rest = {}): EditorBlock =>
  block('header', [0], { part: 'word/header1.xml', children, ...rest });

function part(children: EditorBlock[], name: string, holds = true): string {
  return textOf(
    fillLaidBytes(template, { children }, { 氏名: '高橋', ...staff }, () => holds),
    `word/${name}`,
  );
}

function problems(children: EditorBlock[]): unknown[] {
  return problemsOf(() => compileTemplate(template, { layer: layer({ children }) })).map(
    ({ id, place: { part: name, path, pointer }, params }) => [
      id.replace('word.editor-', ''),
      name,
      path,
      pointer?.replace('/files/0/document', ''),
      params.nearest ?? params.known,
    ],
  );
}

describe('blocks outside of the main document', () => {
  it('are addressed by the paths that inspecting the file returns, and are looped and left out', () => {
    const report = inspectTemplate(template);
    const found = report.parts.find(({ name }) => name === 'word/header1.xml')?.blocks[0];
    expect(found?.children?.map(({ path, text }) => [path, text])).to.deep.equal([
      ['0.0', '会社'],
      ['0.1', '{{氏名}}'],
      ['0.2', undefined],
    ]);
    const looped = header([block('paragraph', [0, 0], rule(1)), block('paragraph', [0, 1], loop(1))]);
    expect(part([looped], 'header1.xml')).to.equal('会社\n佐藤\n鈴木\n左 | 右\n');
    expect(part([looped], 'header1.xml', false)).to.equal('佐藤\n鈴木\n左 | 右\n');
    expect(part([looped], 'document.xml')).to.equal('本文');
    expect(part([looped], 'header2.xml')).to.equal('表紙');
  });

  it('are siblings in a document, in any order of their parts', () => {
    const children = [
      block('footer', [0], { children: [block('paragraph', [0, 1], rule(1))] }),
      header([block('table', [0, 2], { children: [block('row', [0, 2, 0], rule(1))] })], { part: 'header1.xml' }),
      block('section', [0], { children: [block('paragraph', [0, 0], rule(1))] }),
      block('footnote', [1], { children: [block('paragraph', [1, 0], rule(1))] }),
    ];
    const bytes = fillLaidBytes(template, { children }, { 氏名: '佐藤' }, () => false);
    expect(textOf(bytes, 'word/footer1.xml')).to.equal('脚');
    expect(textOf(bytes, 'word/header1.xml')).to.equal('会社\n佐藤');
    expect(textOf(bytes)).to.equal('');
    expect(textOf(bytes, 'word/footnotes.xml')).to.equal('\n\n注二');
  });

  it('may be shown or hidden as a whole, which leaves the part empty', () => {
    expect(part([header([], rule(1))], 'header1.xml', false)).to.equal('');
    expect(part([block('header', [0], { part: 'header2.xml', ...loop(1) })], 'header2.xml')).to.equal('表紙\n表紙');
    expect(part([block('footnote', [2], rule(1))], 'footnotes.xml', false)).to.equal('\n注一\n');
  });

  it('accept inserted siblings', () => {
    const item = block('listItem', [0, 92, 0], { text: '{{氏名}}', ...loop(1) });
    const children = [
      header([
        block('newParagraph', [0, 90], { text: '頭' }),
        block('paragraph', [0, 0]),
        block('newParagraph', [0, 91], { text: '{{氏名}}様', ...loop(1) }),
        block('newList', [0, 92], { children: [item] }),
        block('table', [0, 2], {
          children: [
            block('row', [0, 2, 0], {
              children: [
                block('cell', [0, 2, 0, 1], { children: [block('newParagraph', [0, 93], { text: '下', ...rule(1) })] }),
              ],
            }),
          ],
        }),
      ]),
      block('footer', [0], { children: [block('newParagraph', [0, 9], { text: '{{@page}}／{{@pages}}' })] }),
    ];
    const bytes = fillLaidBytes(template, { children }, { ...staff, 氏名: '' });
    expect(textOf(bytes, 'word/header1.xml')).to.equal('頭\n会社\n佐藤様\n鈴木様\n佐藤\n鈴木\n\n左 | 右／下\n');
    expect(textOf(bytes, 'word/footer1.xml')).to.equal('脚\n極秘\n1／1');
  });

  it('name the intended part when there are several, and list the parts when there is none', () => {
    expect(problems([block('header', [0])])).to.deep.equal([
      ['part-needed', undefined, '0', '/children/0', 'word/header1.xml、word/header2.xml'],
    ]);
    expect(problems([block('endnote', [0])])).to.deep.equal([['part-none', undefined, '0', '/children/0', undefined]]);
    expect(problems([block('header', [0], { part: 'word/header3.xml' })])).to.deep.equal([
      ['part', undefined, '0', '/children/0', 'word/header1.xml'],
    ]);
  });

  it('are searched in their own part, with the nearest block there', () => {
    expect(problems([header([block('paragraph', [0, 7], rule(1))])])).to.deep.equal([
      ['path-nearest', 'word/header1.xml', '0.7', '/children/0/children/0', '0.1'],
    ]);
    expect(problems([header([block('paragraph', [0, 0]), block('paragraph', [0, 0])])])).to.deep.equal([
      ['path-twice', 'word/header1.xml', '0.0', '/children/0/children/1', undefined],
      ['order', 'word/header1.xml', '0.0', '/children/0/children/1', undefined],
    ]);
    // The same path in another part is another block.
    expect(problems([block('section', [0]), header([])])).to.deep.equal([]);
    expect(problems([header([block('paragraph', [0, 0], { part: 'word/footer1.xml' })])])).to.deep.equal([
      ['part-inside', 'word/header1.xml', '0.0', '/children/0/children/0', undefined],
    ]);
  });

  it('cannot have siblings of a header or a note', () => {
    const beside = block('newParagraph', [9], { text: '外', part: 'word/header1.xml' });
    expect(problems([beside]).map((each) => (each as string[])[0])).to.deep.equal(['child']);
    const section = block('section', [0], { children: [block('header', [0, 0], { part: 'header1.xml' })] });
    expect(problems([section]).map((each) => (each as string[])[0])).to.include('child');
  });

  it('are in the mirror of the file, except for the lines above notes', () => {
    const tops = documentFromTemplate(template).children.map(({ type, path, part: name }) => [type, path[0], name]);
    expect(tops).to.deep.equal([
      ['section', 0, undefined],
      ['footer', 0, 'word/footer1.xml'],
      ['footnote', 1, 'word/footnotes.xml'],
      ['footnote', 2, 'word/footnotes.xml'],
      ['header', 0, 'word/header1.xml'],
      ['header', 0, 'word/header2.xml'],
    ]);
  });
});

describe('a content control', () => {
  const control = (content: string): string => `<w:sdt><w:sdtPr/><w:sdtContent>${content}</w:sdtContent></w:sdt>`;
  const held = makeDocx(p('前') + control(p('甲') + control(p('乙'))) + p('後'));

  it('is addressed with its contents, and accepts inserted blocks', () => {
    const children = [
      block('section', [0], {
        children: [
          block('contentControl', [0, 1], {
            children: [
              block('paragraph', [0, 1, 0], rule(1)),
              block('newParagraph', [0, 90], { text: '新' }),
              block('contentControl', [0, 1, 1], { children: [block('newParagraph', [0, 91], { text: '末' })] }),
            ],
          }),
        ],
      }),
    ];
    expect(textOf(fillLaidBytes(held, { children }))).to.equal('前\n甲\n新\n乙\n末\n後');
    expect(textOf(fillLaidBytes(held, { children }, {}, () => false))).to.equal('前\n新\n乙\n末\n後');
    const whole = [block('section', [0], { children: [block('contentControl', [0, 1], loop(1))] })];
    expect(textOf(fillLaidBytes(held, { children: whole }, staff))).to.equal('前\n甲\n乙\n甲\n乙\n後');
  });
});

describe('a text box', () => {
  const mc = 'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"';
  const box = `<w:txbxContent>${p('枠')}${p('下')}</w:txbxContent>`;
  const drawing = `<mc:AlternateContent ${mc}><mc:Choice Requires="wps">${box}</mc:Choice><mc:Fallback>${box}</mc:Fallback></mc:AlternateContent>`;
  const held = makeDocx(`<w:p>${run('外')}<w:r>${drawing}</w:r></w:p>`);
  const inBox = (...children: EditorBlock[]): { children: EditorBlock[] } => ({
    children: [
      block('section', [0], {
        children: [block('paragraph', [0, 0], { children: [block('textBox', [0, 0, 0], { children })] })],
      }),
    ],
  });
  const words = (bytes: Uint8Array): string => textOf(bytes).replaceAll('\n', '');

  it('has the same insertions in the VML copy', () => {
    const document = inBox(
      block('newParagraph', [0, 90], { text: '頭{{氏名}}', ...loop(1) }),
      block('paragraph', [0, 0, 0, 0]),
      block('newParagraph', [0, 91], { text: '中', ...rule(1) }),
      block('proposal', [0, 92], { ...rule(2), text: '提', children: [block('paragraph', [0, 0, 0, 1])] }),
    );
    const once = '頭佐藤頭鈴木枠中提下';
    expect(words(fillLaidBytes(held, document, staff))).to.equal(`${once}${once}外`);
    expect(words(fillLaidBytes(held, document, staff, (id) => id === 2))).to.equal(
      '頭佐藤頭鈴木枠提下頭佐藤頭鈴木枠提下外',
    );
    expect(words(fillLaidBytes(held, document, staff, (id) => id === 1))).to.equal(
      '頭佐藤頭鈴木枠中頭佐藤頭鈴木枠中外',
    );
  });

  it('accepts blocks at its end, and is looped in both copies', () => {
    expect(words(fillLaidBytes(held, inBox(block('newParagraph', [0, 90], { text: '末' }))))).to.equal(
      '枠下末枠下末外',
    );
    const looped = { children: inBox().children };
    const [section] = looped.children;
    const document = {
      children: [
        {
          ...section,
          children: [block('paragraph', [0, 0], { children: [block('textBox', [0, 0, 0], loop(1))] })],
        } as EditorBlock,
      ],
    };
    expect(words(fillLaidBytes(held, document, staff))).to.equal('枠下枠下枠下枠下外');
  });
});
