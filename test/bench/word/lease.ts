import { writeZip } from '@shorui/engine/node';
import { randomNumbers } from '../random-numbers.ts';
import { exampleDialect, type Dialect } from './dialect.ts';
import { scanPicture } from './scan-picture.ts';

/**
 * The second template of the benchmark: a lease as Word 2019 saves what several people have edited for months. Each paragraph has ids of
 * its own and revision marks out of dozens, text is cut into runs in the middle of words with marks of the spelling checker between them, the
 * styles are Word's, the picture is a scan of 49 kB. Main part 80 kB; 9 of its 21 values are split over runs, a table repeats a row of five cells.
 */
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\r\n';
const schemas = 'http://schemas.openxmlformats.org';
const office = `${schemas}/officeDocument/2006/relationships`;
const types = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const namespaces = [
  `xmlns:mc="${schemas}/markup-compatibility/2006"`,
  `xmlns:r="${office}"`,
  `xmlns:wp="${schemas}/drawingml/2006/wordprocessingDrawing"`,
  `xmlns:w="${schemas}/wordprocessingml/2006/main"`,
  'xmlns:w14="http://schemas.microsoft.com/office/word/2010/wordml"',
  'xmlns:w15="http://schemas.microsoft.com/office/word/2012/wordml"',
  'mc:Ignorable="w14 w15"',
].join(' ');

/** Names of the values, in the order of the articles; conditions begin with `has`. */
export const leaseNames = [
  'lessor',
  'lessee',
  'building',
  'address',
  'structure',
  'area',
  'purpose',
  'from',
  'until',
  'rent',
  'payday',
  'account',
  'fee',
  'deposit',
  'interest',
  'repairs',
  'notice',
  'penalty',
  'guarantor',
  'court',
  'signed',
] as const;
export const leaseConditions = ['hasParking', 'hasPets', 'hasRenewal'] as const;
export const leaseColumns = ['item', 'place', 'number', 'state', 'remark'] as const;

export const articles: readonly string[] = [
  '賃貸人|と賃借人|は、次の物件について建物賃貸借契約を締結した。物件の名称|、所在|、構造|、床面積|とする。',
  '賃借人は、本物件を|の目的のみに使用し、他の用途に供してはならない。契約の期間は|から|までとする。',
  '賃料は月額|とし、毎月|までに翌月分を賃貸人の指定する口座|に振り込む。共益費は|とし、賃料とともに支払う。',
  '賃借人は、本契約から生じる債務の担保として敷金|を預け入れる。敷金には利息を付さない。遅延損害金は年|とする。',
  '賃貸人は、使用に必要な修繕を行う。ただし、賃借人の負担とする修繕は|のとおりとする。解約の予告は|前までに書面で行う。',
  '明渡しが遅れたとき、賃借人は賃料の|に相当する額を支払う。連帯保証人|は、極度額の範囲で賃借人と連帯して責任を負う。',
  '本契約に関する紛争は、|を第一審の管轄裁判所とする。以上を証するため本書を作成し、|に記名押印する。',
];
export const clauses: readonly string[] = [
  '賃借人は、善良な管理者の注意をもって本物件を使用しなければならない。',
  '賃借人は、共同生活の秩序を守り、近隣に迷惑を及ぼす行為をしてはならない。',
  '賃貸人は、あらかじめ通知した上で、管理のために必要な範囲で本物件に立ち入ることができる。',
  '天災その他の不可抗力によって本物件が滅失したときは、本契約は当然に終了する。',
  '賃借人は、退去に当たり、通常の使用による損耗を除いて本物件を原状に復する。',
  '賃貸人は、賃借人が賃料の支払を三か月分以上怠ったときは、催告の上で契約を解除することができる。',
];

/** Word's habits in the writing of one file. */
class Scribe {
  readonly random = randomNumbers(20_190_401);
  readonly #revisions = Array.from({ length: 40 }, () => `00${this.#hex(6)}`);
  #runs = 0;

  paragraph(content: string, style = ''): string {
    const ids = `w14:paraId="${this.#hex(8)}" w14:textId="77777777"`;
    const marks = `w:rsidR="${this.#revision()}" w:rsidRPr="${this.#revision()}" w:rsidRDefault="${this.#revision()}" w:rsidP="${this.#revision()}"`;
    return `<w:p ${ids} ${marks}><w:pPr>${style}<w:rPr><w:rFonts w:hint="eastAsia"/><w:szCs w:val="21"/></w:rPr></w:pPr>${content}</w:p>`;
  }

  run(text: string): string {
    const mark = this.#runs++ % 3 === 0 ? ` w:rsidRPr="${this.#revision()}"` : '';
    const space = /^\s|\s$/.test(text) ? ' xml:space="preserve"' : '';
    return `<w:r w:rsidR="${this.#revision()}"${mark}><w:rPr><w:rFonts w:hint="eastAsia"/><w:szCs w:val="21"/></w:rPr><w:t${space}>${text}</w:t></w:r>`;
  }

  row(cells: string): string {
    return `<w:tr w:rsidR="${this.#revision()}" w14:paraId="${this.#hex(8)}" w14:textId="77777777" w:rsidTr="${this.#revision()}">${cells}</w:tr>`;
  }

  /** Text as people leave it who correct single words. */
  text(text: string): string {
    let xml = '';
    for (let at = 0; at < text.length;) {
      const length = 4 + Math.floor(this.random() * 14);
      xml += this.run(text.slice(at, at + length));
      at += length;
      if (this.random() < 0.3)
        xml += this.random() < 0.5 ? '<w:proofErr w:type="gramStart"/><w:proofErr w:type="gramEnd"/>' : '';
    }
    return xml;
  }

  splitTag(tag: string): string {
    const cut = 1 + Math.floor(this.random() * (tag.length - 2));
    const first = `${this.run(tag.slice(0, cut))}<w:proofErr w:type="spellStart"/>`;
    return `${first}${this.run(tag.slice(cut, -1))}<w:proofErr w:type="spellEnd"/>${this.run(tag.slice(-1))}`;
  }

  #revision(): string {
    return this.#revisions[Math.floor(this.random() * this.#revisions.length)] ?? '';
  }

  #hex(digits: number): string {
    return Array.from({ length: digits }, () => Math.floor(this.random() * 16).toString(16))
      .join('')
      .toUpperCase();
  }
}

/** The scan of the lease: a PNG. */
export function leasePicture(): Uint8Array {
  return scanPicture(randomNumbers(20_190_402));
}

function articleParagraphs(scribe: Scribe, dialect: Dialect): string {
  let used = 0;
  return articles
    .map((article, index) => {
      const title = scribe.paragraph(scribe.text(`第${index + 1}条`), '<w:pStyle w:val="2"/>');
      const texts = article.split('|');
      const content = texts.map((text, at) => {
        if (at === 0) return scribe.text(text);
        const tag = dialect.value(leaseNames[used] ?? '');
        return (used++ % 5 < 2 ? scribe.splitTag(tag) : scribe.run(tag)) + scribe.text(text);
      });
      const more = clauses.map((clause, at) =>
        scribe.paragraph(scribe.text(`${at + 2}　${clause}`), '<w:ind w:left="210"/>'),
      );
      return title + scribe.paragraph(content.join('')) + more.join('');
    })
    .join('');
}

function conditionParagraphs(scribe: Scribe, dialect: Dialect): string {
  return leaseConditions
    .map((name, index) =>
      [dialect.ifOpen(name), `特約${index + 1}　${clauses[index] ?? ''}`, dialect.ifClose(name)]
        .map((text) => scribe.paragraph(scribe.run(text)))
        .join(''),
    )
    .join('');
}

function table(scribe: Scribe, dialect: Dialect): string {
  const cell = (text: string): string =>
    `<w:tc><w:tcPr><w:tcW w:w="1700" w:type="dxa"/></w:tcPr>${scribe.paragraph(scribe.run(text), '<w:jc w:val="left"/>')}</w:tc>`;
  const row = (texts: readonly string[]): string => scribe.row(texts.map(cell).join(''));
  const rowOf = (each: Dialect): string[] => leaseColumns.map((column) => each.value(column, ['fittings']));
  const rows = [row(['設備', '場所', '数', '状態', '備考'])];
  if (dialect.byExample) rows.push(row(rowOf(exampleDialect(0))), row(rowOf(exampleDialect(1))));
  else if (dialect.ownRows) {
    const alone = (tag: string): string => row([tag, '', '', '', '']);
    rows.push(alone(dialect.loopOpen('fittings')), row(rowOf(dialect)), alone(dialect.loopClose('fittings')));
  } else {
    const texts = rowOf(dialect);
    texts[0] = dialect.loopOpen('fittings') + (texts[0] ?? '');
    texts[4] = (texts[4] ?? '') + dialect.loopClose('fittings');
    rows.push(row(texts));
  }
  return `<w:tbl><w:tblPr><w:tblStyle w:val="a3"/><w:tblW w:w="0" w:type="auto"/></w:tblPr><w:tblGrid>${'<w:gridCol w:w="1700"/>'.repeat(5)}</w:tblGrid>${rows.join('')}</w:tbl>`;
}

const picture =
  '<w:drawing><wp:inline distT="0" distB="0" distL="0" distR="0"><wp:extent cx="1800000" cy="1800000"/><wp:docPr id="1" name="図 1" descr="間取り図"/>' +
  `<a:graphic xmlns:a="${schemas}/drawingml/2006/main"><a:graphicData uri="${schemas}/drawingml/2006/picture"><pic:pic xmlns:pic="${schemas}/drawingml/2006/picture">` +
  '<pic:nvPicPr><pic:cNvPr id="0" name="Picture 1"/><pic:cNvPicPr/></pic:nvPicPr><pic:blipFill><a:blip r:embed="rId3"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill>' +
  '<pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="1800000" cy="1800000"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing>';

/** Paragraph styles as Word lists them, and the many built-in ones that it only names. */
function styles(): string {
  const latent = Array.from(
    { length: 120 },
    (_, index) =>
      `<w:lsdException w:name="List ${index}" w:semiHidden="1" w:uiPriority="${index % 99}" w:unhideWhenUsed="1"/>`,
  );
  const own = Array.from(
    { length: 24 },
    (_, index) =>
      `<w:style w:type="paragraph" w:styleId="${index + 2}"><w:name w:val="heading ${index + 1}"/><w:basedOn w:val="a"/><w:uiPriority w:val="9"/><w:pPr><w:keepNext/><w:outlineLvl w:val="${index % 9}"/></w:pPr><w:rPr><w:sz w:val="${20 + index}"/></w:rPr></w:style>`,
  );
  const first =
    '<w:style w:type="paragraph" w:default="1" w:styleId="a"><w:name w:val="Normal"/><w:pPr><w:jc w:val="both"/></w:pPr></w:style>';
  const tables = '<w:style w:type="table" w:styleId="a3"><w:name w:val="Table Grid"/></w:style>';
  return `${declaration}<w:styles ${namespaces}><w:latentStyles w:count="376">${latent.join('')}</w:latentStyles>${first}${own.join('')}${tables}</w:styles>`;
}

/** The lease in one engine's tags. */
export function leaseTemplate(dialect: Dialect): Uint8Array {
  const scribe = new Scribe();
  const body = [
    scribe.paragraph(scribe.text('建物賃貸借契約書'), '<w:jc w:val="center"/>'),
    articleParagraphs(scribe, dialect),
    conditionParagraphs(scribe, dialect),
    table(scribe, dialect),
    scribe.paragraph(`<w:r>${picture}</w:r>`),
  ].join('');
  const section =
    '<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1985" w:right="1701" w:bottom="1701" w:left="1701" w:header="851" w:footer="992" w:gutter="0"/></w:sectPr>';
  const relationships = (...each: readonly (readonly [id: string, type: string, target: string])[]): string =>
    `${declaration}<Relationships xmlns="${schemas}/package/2006/relationships">${each.map(([id, type, target]) => `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`).join('')}</Relationships>`;
  const files: Readonly<Record<string, string>> = {
    '[Content_Types].xml': `${declaration}<Types xmlns="${schemas}/package/2006/content-types"><Default Extension="png" ContentType="image/png"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${types}.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="${types}.styles+xml"/><Override PartName="/word/settings.xml" ContentType="${types}.settings+xml"/></Types>`,
    '_rels/.rels': relationships(['rId1', 'officeDocument', 'word/document.xml']),
    'word/_rels/document.xml.rels': relationships(
      ['rId1', 'styles', 'styles.xml'],
      ['rId2', 'settings', 'settings.xml'],
      ['rId3', 'image', 'media/image1.png'],
    ),
    'word/document.xml': `${declaration}<w:document ${namespaces}><w:body>${body}${section}</w:body></w:document>`,
    'word/settings.xml': `${declaration}<w:settings ${namespaces}><w:zoom w:percent="100"/><w:defaultTabStop w:val="840"/><w:characterSpacingControl w:val="compressPunctuation"/></w:settings>`,
    'word/styles.xml': styles(),
  };
  const encoder = new TextEncoder();
  return writeZip([
    ...Object.entries(files).map(([name, xml]) => ({ name, data: encoder.encode(xml) })),
    { name: 'word/media/image1.png', data: leasePicture(), store: true },
  ]);
}
