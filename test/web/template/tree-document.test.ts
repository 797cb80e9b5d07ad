import type { Application } from '@shorui/engine';
import { documentFromTemplate, trimLayer, wholeTree } from '@shorui/engine/editor';
import type { TemplateDocument } from '@shorui/engine/model';
import { expect } from 'chai';
import { readdirSync, readFileSync } from 'node:fs';
import { Node } from 'prosemirror-model';
import { templateSchema } from '../../../packages/web/src/screens/admin/applications/build/template/tree/schema.ts';
import {
  documentOf,
  treeOf,
} from '../../../packages/web/src/screens/admin/applications/build/template/tree/tree-document.ts';

const fixtures = `${import.meta.dirname}/../../../fixtures`;

/** The Word files under a folder. */
const wordFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.docx'))
    .map((name) => `${folder}/${name}`);

const mirrorOf = (path: string): TemplateDocument => documentFromTemplate(readFileSync(path));
const bytesOf = (tree: TemplateDocument): string => JSON.stringify(tree);

describe('the template document in ProseMirror', () => {
  it('gives back the trees of all fixtures byte for byte', () => {
    const files = wordFiles(fixtures);
    expect(files.length).to.be.above(10);
    for (const path of files) {
      const tree = mirrorOf(path);
      expect(bytesOf(treeOf(documentOf(tree, 'uploaded'))), path).to.equal(bytesOf(tree));
    }
  });

  it('gives back layers and the documents of files without an upload', () => {
    const path = `${fixtures}/rules-of-employment`;
    const application = JSON.parse(readFileSync(`${path}/application.json`, 'utf8')) as Application;
    const layers = application.files.flatMap(({ document, path: file }) =>
      document === undefined ? [] : [{ document, file }],
    );
    expect(layers.length).to.be.above(0);
    for (const { document, file } of layers) {
      const tree = wholeTree(mirrorOf(`${path}/${file}`), document);
      const back = treeOf(documentOf(tree, 'uploaded'));
      expect(bytesOf(back)).to.equal(bytesOf(tree));
      expect(trimLayer(back)).to.deep.equal(trimLayer(tree));
    }
  });

  it('keeps every kind of block with its settings, and texts with tags, line breaks and tabs', () => {
    const tree: TemplateDocument = {
      font_size: 11,
      children: [
        {
          path: [0],
          type: 'section',
          page: { size: 'A4' },
          children: [
            {
              type: 'header',
              path: [0, 0],
              pages: 'first',
              children: [{ type: 'newParagraph', path: [0, 0, 0], text: '' }],
            },
            {
              text: '甲：{{氏名}}\n乙：{{wareki 日付 "{"}}\t{{{{a}}}} {{',
              type: 'newParagraph',
              path: [0, 1],
              style: { bold: true },
            },
            {
              type: 'newList',
              path: [0, 2],
              list: { pattern: 'Number:' },
              children: [
                {
                  type: 'listItem',
                  path: [0, 2, 0],
                  text: '一',
                  children: [{ type: 'listItem', path: [0, 2, 0, 0], text: '1' }],
                },
              ],
            },
            {
              type: 'newTable',
              path: [0, 3],
              children: [
                {
                  type: 'row',
                  path: [0, 3, 0],
                  row: { header: true },
                  options: { isLoop: true, questionId: 4 },
                  children: [{ type: 'cell', path: [0, 3, 0, 0], text: '名', cell: { columns: 2 }, children: [] }],
                },
              ],
            },
            { type: 'image', path: [0, 4], image: { src: '{{印影}}', styles: { width: '20mm' } } },
            { type: 'pagebreak', path: [0, 5] },
            { type: 'proposal', path: [0, 6], text: 'い\nろ', children: [{ type: 'newParagraph', path: [0, 6, 0] }] },
          ],
        },
      ],
    };
    const doc = documentOf(tree, 'authored');
    expect(bytesOf(treeOf(doc))).to.equal(bytesOf(tree));
    const copy = Node.fromJSON(templateSchema, JSON.parse(JSON.stringify(doc.toJSON())));
    expect(bytesOf(treeOf(copy))).to.equal(bytesOf(tree));
  });

  it('refuses a tree in which a block holds what its type cannot hold', () => {
    const tree: TemplateDocument = {
      children: [{ type: 'newTable', path: [0], children: [{ type: 'pagebreak', path: [0, 0] }] }],
    };
    expect(() => documentOf(tree, 'authored')).to.throw(RangeError, /newTable/);
  });
});
