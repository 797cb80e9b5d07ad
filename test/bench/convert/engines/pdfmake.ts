import pdfmake from 'pdfmake';
import { minchoPath } from '../../pdf/font-files.ts';
import { filledBlocks, layout, type Block } from '../contract.ts';
import { defineEngine } from './engine.ts';

const { page, size, title, line, columns, cell, indent } = layout;

function content(block: Block): Record<string, unknown> {
  switch (block.kind) {
    case 'title':
      return { text: block.text, fontSize: title, alignment: 'center' };
    case 'heading':
    case 'text':
    case 'end':
      return { text: block.text };
    case 'indented':
      return { text: block.text, margin: [indent, 0, 0, 0] };
    case 'picture':
      return { image: `data:image/png;base64,${Buffer.from(block.png).toString('base64')}`, width: block.side };
    case 'table':
      return {
        table: { widths: columns.map((width) => width - 2 * cell - 1), body: [block.head, ...block.rows] },
        layout: { hLineWidth: () => 0.5, vLineWidth: () => 0.5, paddingLeft: () => cell, paddingRight: () => cell },
      };
  }
}

export const engine = defineEngine({
  prepare() {
    // It takes a file, which it reads anew for each document.
    pdfmake.setFonts({ Mincho: { normal: minchoPath() } });
    pdfmake.setUrlAccessPolicy(() => false);
    pdfmake.setLocalAccessPolicy(() => true);
    return pdfmake;
  },
  async render(maker, data) {
    const definition = {
      pageSize: { width: page.width, height: page.height },
      pageMargins: page.margin,
      content: filledBlocks(data).map(content),
      defaultStyle: { font: 'Mincho', fontSize: size, lineHeight: line / size },
    };
    return maker.createPdf(definition as never).getBuffer();
  },
});
