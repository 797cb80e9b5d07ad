/** How a paragraph looks. Size in points. */
export interface ParagraphLook {
  readonly align?: 'center' | 'right';
  readonly size?: number;
  readonly bold?: boolean;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** A paragraph of WordprocessingML with one run. */
export function paragraph(text: string, look: ParagraphLook = {}): string {
  const { align, size, bold = false } = look;
  const halfPoints = size === undefined ? '' : `<w:sz w:val="${size * 2}"/><w:szCs w:val="${size * 2}"/>`;
  const properties = (bold ? '<w:b/>' : '') + halfPoints;
  const alignment = align === undefined ? '' : `<w:pPr><w:jc w:val="${align}"/></w:pPr>`;
  const run = `<w:r>${properties === '' ? '' : `<w:rPr>${properties}</w:rPr>`}<w:t xml:space="preserve">${escape(text)}</w:t></w:r>`;
  return `<w:p>${alignment}${text === '' ? '' : run}</w:p>`;
}

const edge = (side: string): string => `<w:${side} w:val="single" w:sz="4" w:space="0" w:color="auto"/>`;

/** A centered table with thin lines. Widths of its columns in twentieths of a point; cells are paragraphs. */
export function table(widths: readonly number[], rows: readonly (readonly string[])[]): string {
  const total = widths.reduce((sum, width) => sum + width, 0);
  const borders = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV'].map(edge).join('');
  const grid = widths.map((width) => `<w:gridCol w:w="${width}"/>`).join('');
  const lines = rows.map((cells) => {
    const written = cells.map(
      (cell, index) => `<w:tc><w:tcPr><w:tcW w:w="${widths[index] ?? 0}" w:type="dxa"/></w:tcPr>${cell}</w:tc>`,
    );
    return `<w:tr>${written.join('')}</w:tr>`;
  });
  return (
    `<w:tbl><w:tblPr><w:tblW w:w="${total}" w:type="dxa"/><w:jc w:val="center"/>` +
    `<w:tblBorders>${borders}</w:tblBorders></w:tblPr><w:tblGrid>${grid}</w:tblGrid>${lines.join('')}</w:tbl>`
  );
}
