import { create } from 'fontkit';
import PdfDocument from 'pdfkit';
import { readMincho } from '../../pdf/font-files.ts';
import { filledBlocks, layout, type Block } from '../contract.ts';
import { defineEngine } from './engine.ts';

const { page, size, title, line, columns, cell, indent } = layout;

function draw(document: PDFKit.PDFDocument, block: Block): void {
  if (block.kind === 'table') {
    const data = [block.head, ...block.rows].map((row) => [...row]);
    document.table({ data, columnStyles: [...columns], defaultStyle: { padding: cell, border: 0.5 } });
    // A table leaves the place of the text at its side.
    document.x = page.margin;
    return;
  }
  if (block.kind === 'picture') {
    document.image(Buffer.from(block.png), { width: block.side });
    return;
  }
  if (block.kind === 'indented') {
    document.text(block.text, page.margin + indent, document.y, { align: 'left' });
    document.x = page.margin;
    return;
  }
  if (block.kind === 'title') document.fontSize(title).text(block.text, { align: 'center' }).fontSize(size);
  else document.text(block.text, { align: 'left' });
}

export const engine = defineEngine({
  prepare: () => create(Buffer.from(readMincho())),
  async render(font, data) {
    const document = new PdfDocument({
      size: [page.width, page.height],
      margin: page.margin,
      // A font that was parsed once: the types know only files and bytes.
      font: font as unknown as string,
    });
    const chunks: Buffer[] = [];
    const ended = new Promise<void>((resolve) => void document.on('end', resolve));
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.fontSize(size).lineGap(line - document.currentLineHeight());
    for (const block of filledBlocks(data)) draw(document, block);
    document.end();
    await ended;
    return Buffer.concat(chunks);
  },
});
