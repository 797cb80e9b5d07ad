import { PDFDocument, rgb } from 'pdf-lib';
import { formName } from './form.ts';
import { fieldBoxes, pageSize, toPt } from './field-boxes.ts';

/** The form that is filled: two pages with a frame for each field, and lines of small print to carry; the register has marks at its edge. */
export async function drawForm(): Promise<Uint8Array> {
  const document = await PDFDocument.create({ updateMetadata: false });
  const font = await document.embedFont('Helvetica');
  for (let number = 0; number < 2; number++) {
    const page = document.addPage([pageSize.width, pageSize.height]);
    page.drawText(`Form ${number + 1} / 2`, { x: toPt(20), y: pageSize.height - toPt(25), size: 14, font });
    for (const { x, y, width, height } of fieldBoxes.filter((box) => box.page === number)) {
      page.drawRectangle({
        x: toPt(x),
        y: pageSize.height - toPt(y + height),
        width: toPt(width),
        height: toPt(height),
        borderWidth: 0.5,
        borderColor: rgb(0.4, 0.4, 0.4),
      });
    }
    const marks = formName === 'register' ? 250 : 0;
    for (let rule = 0; rule < marks; rule++) {
      const y = toPt(20 + rule);
      page.drawLine({ start: { x: toPt(4), y }, end: { x: toPt(10), y }, thickness: 0.1, color: rgb(0.9, 0.9, 0.9) });
    }
    for (let line = 0; line < 4; line++) {
      const text = `Note ${line + 1}: please read the guide before filling in this form.`;
      page.drawText(text, { x: toPt(20), y: toPt(25 - line * 4), size: 7, font });
    }
  }
  // No object streams: every reader opens such a file fastest.
  return document.save({ useObjectStreams: false });
}
