// The portable packer, not Node's: its output does not depend on the installed zlib version.
import { writeZip } from '@shorui/engine/word';
import { paragraph, table } from './word-xml.ts';

const main = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const packageNamespace = 'http://schemas.openxmlformats.org/package/2006';
const officeRelations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

const contentTypes =
  `${declaration}<Types xmlns="${packageNamespace}/content-types">` +
  '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
  '<Default Extension="xml" ContentType="application/xml"/>' +
  `<Override PartName="/word/document.xml" ContentType="${wordType}.document.main+xml"/>` +
  `<Override PartName="/word/styles.xml" ContentType="${wordType}.styles+xml"/>` +
  '</Types>';

function relationships(id: string, kind: string, target: string): string {
  return (
    `${declaration}<Relationships xmlns="${packageNamespace}/relationships">` +
    `<Relationship Id="${id}" Type="${officeRelations}/${kind}" Target="${target}"/></Relationships>`
  );
}

/** 10.5 pt Mincho, the usual type of Japanese business letters. */
const styles =
  `${declaration}<w:styles xmlns:w="${main}"><w:docDefaults><w:rPrDefault><w:rPr>` +
  '<w:rFonts w:ascii="ＭＳ 明朝" w:hAnsi="ＭＳ 明朝" w:eastAsia="ＭＳ 明朝" w:cs="Times New Roman"/>' +
  '<w:kern w:val="2"/><w:sz w:val="21"/><w:szCs w:val="21"/><w:lang w:val="en-US" w:eastAsia="ja-JP" w:bidi="ar-SA"/>' +
  '</w:rPr></w:rPrDefault><w:pPrDefault/></w:docDefaults>' +
  '<w:style w:type="paragraph" w:default="1" w:styleId="a"><w:name w:val="Normal"/><w:qFormat/>' +
  '<w:pPr><w:widowControl w:val="0"/><w:jc w:val="both"/></w:pPr></w:style></w:styles>';

const enclosures = table(
  [5200, 1800],
  [
    [paragraph('書類', { align: 'center' }), paragraph('部数', { align: 'center' })],
    [paragraph('{{#each 同封書類}}{{書類名}}'), paragraph('{{部数}}部{{/each}}', { align: 'right' })],
  ],
);

const body = [
  paragraph('{{送付日}}', { align: 'right' }),
  paragraph(''),
  paragraph('{{宛先会社名}}{{#if 宛先担当者}}{{else}}　御中{{/if}}'),
  paragraph('{{#if 宛先担当者}}'),
  paragraph('{{宛先担当者}}　様'),
  paragraph('{{/if}}'),
  paragraph(''),
  paragraph('{{差出人会社名}}', { align: 'right' }),
  paragraph('{{差出人担当者}}', { align: 'right' }),
  paragraph('{{#if 差出人電話番号}}電話　{{phone 差出人電話番号}}{{/if}}', { align: 'right' }),
  paragraph(''),
  paragraph('書類送付のご案内', { align: 'center', size: 14, bold: true }),
  paragraph(''),
  paragraph('拝啓　貴社ますますご清栄のこととお慶び申し上げます。平素は格別のご高配を賜り、厚く御礼申し上げます。'),
  paragraph('　さて、下記の書類をお送りいたしますので、ご査収くださいますようお願い申し上げます。'),
  paragraph('{{#if (eq 返送 "要")}}'),
  paragraph('　お手数ですが、ご署名ご捺印の上、{{返送期限}}までにご返送ください。'),
  paragraph('{{/if}}'),
  paragraph('敬具', { align: 'right' }),
  paragraph(''),
  paragraph('記', { align: 'center' }),
  enclosures,
  paragraph('以上', { align: 'right' }),
].join('');

/** A4 upright with margins of 30 mm at the sides and 35 mm above; lengths in twentieths of a point. */
const section =
  '<w:sectPr><w:pgSz w:w="11906" w:h="16838"/>' +
  '<w:pgMar w:top="1985" w:right="1701" w:bottom="1701" w:left="1701" w:header="851" w:footer="992" w:gutter="0"/>' +
  '<w:docGrid w:type="lines" w:linePitch="360"/></w:sectPr>';

/** The Word template of the starter bundle: a covering letter with values, conditions and a table that repeats. */
export function starterTemplate(): Uint8Array {
  const encoder = new TextEncoder();
  const document = `${declaration}<w:document xmlns:w="${main}"><w:body>${body}${section}</w:body></w:document>`;
  const parts: readonly (readonly [name: string, xml: string])[] = [
    ['[Content_Types].xml', contentTypes],
    ['_rels/.rels', relationships('rId1', 'officeDocument', 'word/document.xml')],
    ['word/document.xml', document],
    ['word/_rels/document.xml.rels', relationships('rId1', 'styles', 'styles.xml')],
    ['word/styles.xml', styles],
  ];
  return writeZip(parts.map(([name, xml]) => ({ name, data: encoder.encode(xml) })));
}
