import { expect } from 'chai';
import { compileTemplate, renderTemplate } from '@shorui/engine';
import { authorDocument } from '@shorui/engine/editor';
import type { Conditional, EditorBlock } from '@shorui/engine/model';
import { checkPackage } from '../support/check-package.ts';
import { textOf } from '../support/read-docx.ts';
import { block, layer, loop, rule } from './support.ts';

const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const children: EditorBlock[] = [
  block('section', [0], {
    children: [
      block('paragraph', [0, 0], { text: '就業規則', style: { align: 'center', bold: true, fontSize: 16 } }),
      block('newList', [0, 1], {
        list: { pattern: '第number条:number:' },
        children: [
          block('listItem', [0, 1, 0], { text: '目的' }),
          block('listItem', [0, 1, 1], {
            ...loop(1),
            text: '{{氏名}}',
            children: [block('listItem', [0, 1, 1, 0], { ...rule(5), text: '{{会社名}}に\n勤める' })],
          }),
        ],
      }),
      block('proposal', [0, 2], { ...rule(6), text: '提案一\n提案二', children: [block('pagebreak', [0, 2, 0])] }),
      block('table', [0, 3], {
        children: [
          block('row', [0, 3, 0], {
            children: [block('cell', [0, 3, 0, 0], { text: '氏名' }), block('cell', [0, 3, 0, 1], { text: '番号' })],
          }),
          block('row', [0, 3, 1], {
            ...loop(1),
            children: [
              block('cell', [0, 3, 1, 0], { text: '{{氏名}}' }),
              block('cell', [0, 3, 1, 1], { text: '{{@number}}' }),
            ],
          }),
        ],
      }),
      block('image', [0, 4], { image: { src: pixel, styles: { width: '10mm' } } }),
    ],
  }),
  block('section', [1], { ...rule(7), children: [block('paragraph', [1, 0], { text: '別紙' })] }),
];

async function make(holds: (rule: number) => boolean): Promise<Uint8Array> {
  const { bytes, document } = await authorDocument({ children });
  expect(checkPackage(bytes, { manners: true })).to.deep.equal([]);
  const compiled = compileTemplate(bytes, { layer: layer(document) });
  const data = { 会社名: '青空商事', 従業員: [{ 氏名: '佐藤' }, { 氏名: '鈴木' }] };
  const conditions = { holds: ({ rule_id: id = 0 }: Conditional) => holds(id) };
  const made = renderTemplate(compiled, data, { conditions }).bytes;
  expect(checkPackage(made, { manners: true })).to.deep.equal([]);
  return made;
}

describe('a document without an uploaded file', () => {
  it('is written with its blocks, and its options work in the written file', async () => {
    expect(textOf(await make(() => true))).to.equal(
      '就業規則\n目的\n佐藤\n青空商事に\n勤める\n鈴木\n青空商事に\n勤める\n提案一\n提案二\n\n\n氏名 | 番号\n佐藤 | 1\n鈴木 | 2\n\n別紙',
    );
  });
});
