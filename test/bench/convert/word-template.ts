import { writeZip } from '@shorui/engine/node';
import { handlebarsDialect } from '../word/dialect.ts';
import { leaseTemplate } from '../word/lease.ts';
import { formName } from './form.ts';
import { documentBlocks, itemNames, layout, type Block } from './contract.ts';

const main = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageNames = 'http://schemas.openxmlformats.org/package/2006';
const types = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

const { page, size, title, line, columns, cell } = layout;
const twips = (pt: number): number => Math.round(pt * 20);
const marks = 'w:rsidR="00A77B3E" w:rsidRPr="00C54D21"';

function run(text: string, points = 0): string {
  const properties =
    points > 0
      ? `<w:rPr><w:rFonts w:hint="eastAsia"/><w:sz w:val="${points * 2}"/></w:rPr>`
      : '<w:rPr><w:rFonts w:hint="eastAsia"/></w:rPr>';
  return `<w:r ${marks}>${properties}<w:t xml:space="preserve">${text}</w:t></w:r>`;
}

function paragraph(content: string, properties = ''): string {
  return `<w:p ${marks}><w:pPr>${properties}</w:pPr>${content}</w:p>`;
}

function row(texts: readonly string[]): string {
  const cells = texts.map(
    (text, index) =>
      `<w:tc><w:tcPr><w:tcW w:w="${twips(columns[index] ?? 0)}" w:type="dxa"/></w:tcPr>${paragraph(run(text))}</w:tc>`,
  );
  return `<w:tr ${marks}>${cells.join('')}</w:tr>`;
}

function table(head: readonly string[]): string {
  const sides = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV'];
  const borders = sides.map((side) => `<w:${side} w:val="single" w:sz="4" w:space="0" w:color="auto"/>`).join('');
  const margins = ['left', 'right'].map((side) => `<w:${side} w:w="${twips(cell)}" w:type="dxa"/>`).join('');
  const tags = itemNames.map((name) => `{{${name}}}`);
  tags[0] = `{{#each items}}${tags[0]}`;
  tags[tags.length - 1] += '{{/each}}';
  const grid = columns.map((width) => `<w:gridCol w:w="${twips(width)}"/>`).join('');
  return (
    `<w:tbl><w:tblPr><w:tblW w:w="0" w:type="auto"/><w:tblBorders>${borders}</w:tblBorders><w:tblLayout w:type="fixed"/>` +
    `<w:tblCellMar>${margins}</w:tblCellMar></w:tblPr><w:tblGrid>${grid}</w:tblGrid>${row(head)}${row(tags)}</w:tbl>`
  );
}

function xmlOf(block: Block): string {
  switch (block.kind) {
    case 'title':
      return paragraph(run(block.text, title), '<w:jc w:val="center"/>');
    case 'heading':
    case 'text':
    case 'indented':
    case 'end':
      return paragraph(run(block.text));
    case 'table':
      return table(block.head);
    case 'picture':
      throw new Error('The templates of the contract and the minutes have no pictures');
  }
}

const styles = `${declaration}<w:styles xmlns:w="${main}"><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="BIZ UDMincho" w:hAnsi="BIZ UDMincho" w:eastAsia="BIZ UDMincho"/><w:sz w:val="${size * 2}"/><w:lang w:val="en-US" w:eastAsia="ja-JP"/></w:rPr></w:rPrDefault><w:pPrDefault/></w:docDefaults><w:style w:type="paragraph" w:default="1" w:styleId="a"><w:name w:val="Normal"/><w:pPr><w:jc w:val="both"/></w:pPr></w:style></w:styles>`;

/** The document as a Word template with Handlebars tags; contract and minutes in the make-up of the other engines: a line grid of 18 pt. */
export function wordTemplate(): Uint8Array {
  if (formName === 'lease') return leaseTemplate(handlebarsDialect);
  const body = documentBlocks((name) => `{{texts.${name}}}`, []).map(xmlOf);
  const { width, height, margin } = page;
  const sides = ['top', 'right', 'bottom', 'left', 'header', 'footer', 'gutter'];
  const margins = sides.map((side, index) => `w:${side}="${index < 4 ? twips(margin) : index < 6 ? 720 : 0}"`);
  const section = `<w:sectPr><w:pgSz w:w="${twips(width)}" w:h="${twips(height)}"/><w:pgMar ${margins.join(' ')}/><w:docGrid w:type="lines" w:linePitch="${twips(line)}"/></w:sectPr>`;
  const parts: Record<string, string> = {
    '[Content_Types].xml': `${declaration}<Types xmlns="${packageNames}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${types}.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="${types}.styles+xml"/></Types>`,
    '_rels/.rels': `${declaration}<Relationships xmlns="${packageNames}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/_rels/document.xml.rels': `${declaration}<Relationships xmlns="${packageNames}/relationships"><Relationship Id="rId1" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    'word/document.xml': `${declaration}<w:document xmlns:w="${main}"><w:body>${body.join('')}${section}</w:body></w:document>`,
    'word/styles.xml': styles,
  };
  return writeZip(Object.entries(parts).map(([name, xml]) => ({ name, data: new TextEncoder().encode(xml) })));
}
