import { expect } from 'chai';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { inspectTemplate } from '@shorui/engine';
import { documentFromTemplate } from '@shorui/engine/editor';
import type { BlockReport } from '@shorui/engine/word';
import { makeDocx, p, run } from './support/make-docx.ts';

const drawing = (inner: string, description = ''): string =>
  '<w:r><w:drawing><wp:inline xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing">' +
  `<wp:docPr id="1" name="図 1" descr="${description}"/>${inner}</wp:inline></w:drawing></w:r>`;
const picture = '<pic:pic xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"/>';
const box = (text: string): string => `<w:txbxContent>${p(text)}</w:txbxContent>`;
const pageBreak = '<w:r><w:br w:type="page"/></w:r>';

const flat = (blocks: readonly BlockReport[]): [path: string, type: string, text?: string][] =>
  blocks.flatMap(({ path, type, text, children = [] }) => [
    text === undefined ? [path, type] : [path, type, text],
    ...flat(children),
  ]);

const tree = (bytes: Uint8Array): ReturnType<typeof flat> => flat(inspectTemplate(bytes).parts[0]?.blocks ?? []);

describe('the block tree that inspect shows', () => {
  it('has pictures, page breaks and text boxes at their position in a paragraph', () => {
    const body = p(run('前'), drawing(picture, '社印'), pageBreak, drawing(box('箱')), drawing(picture + box('中')));
    expect(tree(makeDocx(body))).to.deep.equal([
      ['0', 'section'],
      ['0.0', 'paragraph', '前\n'],
      ['0.0.0', 'image', '社印'],
      ['0.0.1', 'pagebreak'],
      ['0.0.2', 'textBox'],
      ['0.0.2.0', 'paragraph', '箱'],
      ['0.0.3', 'image', '図 1'],
      ['0.0.4', 'textBox'],
      ['0.0.4.0', 'paragraph', '中'],
    ]);
  });

  it('has each picture once, and no picture for shapes, line breaks or what is only in a text box', () => {
    const choice = `<mc:AlternateContent xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"><mc:Choice Requires="wps">${drawing(picture)}</mc:Choice><mc:Fallback><w:pict><v:imagedata xmlns:v="urn:schemas-microsoft-com:vml"/></w:pict></mc:Fallback></mc:AlternateContent>`;
    const types = (body: string): string[] => tree(makeDocx(body)).map(([, type]) => type);
    expect(types(`<w:p>${choice}</w:p>`)).to.deep.equal(['section', 'paragraph', 'image']);
    expect(types(p(drawing('<wps:wsp xmlns:wps="w"/>'), '<w:r><w:br/></w:r>'))).to.deep.equal(['section', 'paragraph']);
    const inside = `<w:txbxContent>${p(drawing(picture))}</w:txbxContent>`;
    expect(types(p(drawing(inside)))).to.deep.equal(['section', 'paragraph', 'textBox', 'paragraph', 'image']);
  });

  it('is mirrored for the template editor without blocks of the editor itself', () => {
    const body = p(run('前'), drawing(picture), pageBreak, drawing(box('箱')));
    const [section] = documentFromTemplate(makeDocx(body)).children;
    expect(section?.children?.[0]?.children?.map(({ type, path }) => [type, path.join('.')])).to.deep.equal([
      ['textBox', '0.0.2'],
    ]);
  });
});

describe('the tags that inspect lists', () => {
  it('are those of paragraphs, of alternative texts, and of document properties', () => {
    const entries = unzipSync(makeDocx(p(run('{{会社名}}'), drawing(picture, '{{商品名}}の写真'))));
    const types = new TextDecoder().decode(entries['[Content_Types].xml']);
    const core =
      '<Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/>';
    entries['[Content_Types].xml'] = strToU8(types.replace('</Types>', `${core}</Types>`));
    entries['docProps/core.xml'] = strToU8(
      '<cp:coreProperties xmlns:cp="c" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>{{件名}}</dc:title></cp:coreProperties>',
    );
    expect(inspectTemplate(zipSync(entries)).tags).to.deep.equal(['{{会社名}}', '{{商品名}}', '{{件名}}']);
  });
});
