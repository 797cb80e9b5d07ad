import { writeZip } from '@shorui/engine/node';
import { exampleDialect, type Dialect } from './dialect.ts';

/**
 * The contract of the benchmark: three pages, 40 fields (8 of them split over runs), 6 conditional paragraphs, a table loop
 * of 12 rows and 5 columns, a loop in a loop, a picture, a header and a footer; a main part of about 120 kB with the revision
 * marks that Word leaves behind. Every engine gets the same document in its own tags.
 */
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const names = 'http://schemas.openxmlformats.org/package/2006';
const types = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const namespaces =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" ' +
  `xmlns:r="${office}" xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" ` +
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"';

const marks = 'w:rsidR="00A77B3E" w:rsidRPr="00C54D21"';
const font =
  '<w:rPr><w:rFonts w:ascii="MS Mincho" w:eastAsia="MS Mincho" w:hAnsi="MS Mincho" w:hint="eastAsia"/><w:sz w:val="21"/><w:szCs w:val="21"/></w:rPr>';

const run = (text: string): string => `<w:r ${marks}>${font}<w:t xml:space="preserve">${text}</w:t></w:r>`;
const paragraph = (...runs: string[]): string =>
  `<w:p ${marks} w:rsidRDefault="00A77B3E" w:rsidP="00C54D21"><w:pPr><w:spacing w:line="360" w:lineRule="auto"/><w:jc w:val="both"/>${font}</w:pPr>${runs.join('')}</w:p>`;
const cell = (text: string): string =>
  `<w:tc><w:tcPr><w:tcW w:w="1700" w:type="dxa"/><w:shd w:val="clear" w:color="auto" w:fill="auto"/></w:tcPr>${paragraph(run(text))}</w:tc>`;
const row = (...texts: string[]): string => `<w:tr ${marks}>${texts.map(cell).join('')}</w:tr>`;
const table = (columns: number, ...rows: string[]): string =>
  `<w:tbl><w:tblPr><w:tblW w:w="8500" w:type="dxa"/></w:tblPr><w:tblGrid>${'<w:gridCol w:w="1700"/>'.repeat(columns)}</w:tblGrid>${rows.join('')}</w:tbl>`;

const clause =
  '甲及び乙は、本契約に定める義務を誠実に履行するものとし、相手方の書面による事前の承諾なく、本契約上の地位を第三者に譲渡し、又は担保に供してはならない。';

/** A tag in three runs, as Word leaves it after a user has edited inside it. */
function splitTag(tag: string): string {
  const middle = Math.floor(tag.length / 2);
  return (
    run(tag.slice(0, 1)) +
    '<w:proofErr w:type="spellStart"/>' +
    run(tag.slice(1, middle)) +
    '<w:proofErr w:type="spellEnd"/>' +
    run(tag.slice(middle))
  );
}

function fields(dialect: Dialect): string {
  let xml = '';
  for (let number = 1; number <= 40; number++) {
    const tag = dialect.value(`field${number}`);
    xml += paragraph(run(`第${number}項　`), number % 5 === 0 ? splitTag(tag) : run(tag), run(clause));
  }
  return xml;
}

function conditions(dialect: Dialect): string {
  return [1, 2, 3, 4, 5, 6]
    .map(
      (number) =>
        paragraph(run(dialect.ifOpen(`when${number}`))) +
        paragraph(run(`特約${number}　${clause}`)) +
        paragraph(run(dialect.ifClose(`when${number}`))),
    )
    .join('');
}

const columns = ['name', 'unit', 'count', 'price', 'total'];

function rowsLoop(dialect: Dialect): string {
  if (dialect.byExample) {
    const shown = [exampleDialect(0), exampleDialect(1)].map((each) =>
      row(...columns.map((column) => each.value(column, ['items']))),
    );
    return table(5, ...shown);
  }
  const texts = columns.map((column) => dialect.value(column, ['items']));
  if (dialect.ownRows) {
    const alone = (tag: string): string => row(tag, '', '', '', '');
    return table(5, alone(dialect.loopOpen('items')), row(...texts), alone(dialect.loopClose('items')));
  }
  texts[0] = dialect.loopOpen('items') + (texts[0] ?? '');
  texts[4] = (texts[4] ?? '') + dialect.loopClose('items');
  return table(5, row(...texts));
}

function nestedLoop(dialect: Dialect): string {
  if (dialect.byExample) {
    const [first, second] = [exampleDialect(0), exampleDialect(1)];
    return (
      paragraph(run(first.value('title', ['groups']))) +
      paragraph(run(`・${first.value('member', ['groups', 'members'])}`)) +
      paragraph(run(`・${second.value('member', ['groups', 'members'])}`)) +
      paragraph(run(second.value('title', ['groups'])))
    );
  }
  return (
    paragraph(run(dialect.loopOpen('groups'))) +
    paragraph(run(dialect.value('title', ['groups']))) +
    paragraph(run(dialect.loopOpen('members', ['groups']))) +
    paragraph(run(`・${dialect.value('member', ['groups', 'members'])}`)) +
    paragraph(run(dialect.loopClose('members', ['groups']))) +
    paragraph(run(dialect.loopClose('groups')))
  );
}

const picture =
  `<w:p><w:r><w:drawing><wp:inline distT="0" distB="0" distL="0" distR="0"><wp:extent cx="720000" cy="720000"/><wp:docPr id="1" name="印影"/>` +
  '<a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:pic><pic:nvPicPr><pic:cNvPr id="1" name="seal.png"/><pic:cNvPicPr/></pic:nvPicPr>' +
  '<pic:blipFill><a:blip r:embed="rId4"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill><pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="720000" cy="720000"/></a:xfrm>' +
  '<a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>';

/** One transparent pixel. */
const png = new Uint8Array(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  ),
);

const relationship = (id: string, type: string, target: string): string =>
  `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`;
const relationships = (...each: string[]): string =>
  `${declaration}<Relationships xmlns="${names}/relationships">${each.join('')}</Relationships>`;

const sectionEnd =
  '<w:sectPr><w:headerReference w:type="default" r:id="rId2"/><w:footerReference w:type="default" r:id="rId3"/>' +
  '<w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1701" w:right="1701" w:bottom="1701" w:left="1701" w:header="851" w:footer="992" w:gutter="0"/></w:sectPr>';

function pack(body: string, header: string, footer: string): Uint8Array {
  const files: Readonly<Record<string, string>> = {
    '[Content_Types].xml':
      `${declaration}<Types xmlns="${names}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
      '<Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/>' +
      ['document.main:document', 'header:header1', 'footer:footer1', 'styles:styles']
        .map((pair) => pair.split(':'))
        .map(
          ([type, name]) => `<Override PartName="/word/${name ?? ''}.xml" ContentType="${types}.${type ?? ''}+xml"/>`,
        )
        .join('') +
      '</Types>',
    '_rels/.rels': relationships(relationship('rId1', 'officeDocument', 'word/document.xml')),
    'word/_rels/document.xml.rels': relationships(
      relationship('rId1', 'styles', 'styles.xml'),
      relationship('rId2', 'header', 'header1.xml'),
      relationship('rId3', 'footer', 'footer1.xml'),
      relationship('rId4', 'image', 'media/seal.png'),
    ),
    'word/styles.xml': `${declaration}<w:styles ${namespaces}><w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style></w:styles>`,
    'word/document.xml': `${declaration}<w:document ${namespaces}><w:body>${body}${sectionEnd}</w:body></w:document>`,
    'word/header1.xml': `${declaration}<w:hdr ${namespaces}>${header}</w:hdr>`,
    'word/footer1.xml': `${declaration}<w:ftr ${namespaces}>${footer}</w:ftr>`,
  };
  const encoder = new TextEncoder();
  return writeZip([
    ...Object.entries(files).map(([name, xml]) => ({ name, data: encoder.encode(xml) })),
    { name: 'word/media/seal.png', data: png, store: true },
  ]);
}

/** The contract in one engine's tags. */
export function contractTemplate(dialect: Dialect): Uint8Array {
  const body = fields(dialect) + conditions(dialect) + rowsLoop(dialect) + nestedLoop(dialect) + picture;
  return pack(body, paragraph(run(`契約番号 ${dialect.value('number')}`)), paragraph(run(dialect.value('company'))));
}

/** A small document with 80 tags on one page. */
export function smallTemplate(dialect: Dialect): Uint8Array {
  let body = '';
  for (let number = 1; number <= 80; number += 4) {
    const tags = [0, 1, 2, 3].map((step) => dialect.value(`field${((number + step - 1) % 40) + 1}`));
    body += paragraph(run(tags.join('・')));
  }
  return pack(body, paragraph(run('')), paragraph(run('')));
}

/** A table of one loop, for very many rows. */
export function tableTemplate(dialect: Dialect): Uint8Array {
  return pack(rowsLoop(dialect), paragraph(run('')), paragraph(run('')));
}
