import { expect } from 'chai';
import fc from 'fast-check';
import { readZip } from '@shorui/engine/word';
import { ShoruiError } from '../../../packages/engine/src/problems/index.ts';
import { withLimits } from '../../../packages/engine/src/platform/limits.ts';
import { checkXml } from '../../../packages/engine/src/xml/check-xml.ts';
import { decodePart } from '../../../packages/engine/src/xml/decode-part.ts';
import { readPlainXml } from '../../../packages/engine/src/xml/plain-xml.ts';
import { readXml } from '../../../packages/engine/src/xml/read-xml.ts';
import { scanXml } from '../../../packages/engine/src/xml/scan-xml.ts';
import type { XmlElement, XmlPart } from '../../../packages/engine/src/xml/xml-element.ts';
import { fixtureFiles } from '../word/support/word-files.ts';
import { realWordFiles } from '../../support/real-files.ts';

const limits = withLimits();
const plain = (xml: string): XmlPart | null => readPlainXml('a.xml', xml, {}, limits);

/** Elements without the way back to their parent, so that they can be compared. */
function shape({ parent, children, ...own }: XmlElement): unknown {
  return { ...own, parent: parent?.name ?? null, children: children.map(shape) };
}

function isWellFormed(xml: string): boolean {
  try {
    checkXml(xml, {}, limits);
    return true;
  } catch (error) {
    if (error instanceof ShoruiError) return false;
    throw error;
  }
}

/** Accepted by the quick reader means: well-formed, and read the same. True when it was accepted. */
function expectAgreement(xml: string): boolean {
  const part = plain(xml);
  if (!part) return false;
  expect(isWellFormed(xml), xml).to.equal(true);
  const scanned = scanXml('a.xml', xml);
  expect({ ...part, root: shape(part.root) }).to.deep.equal({ ...scanned, root: shape(scanned.root) });
  return true;
}

function* xmlParts(): Generator<string> {
  for (const { bytes } of [...fixtureFiles(), ...realWordFiles('the quick reader of XML')]) {
    const archive = readZip(bytes);
    for (const { name } of archive.entries) {
      if (/\.(xml|rels)$/.test(name)) yield decodePart(archive.read(name), {});
    }
  }
}

const w = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const other = 'xmlns:x="urn:x"';

/** Pieces that make well-formed XML when they fall into place, and all that is nearly so when they do not. */
const pieces = [
  '<a>',
  '</a>',
  '<a/>',
  '<w:p>',
  '</w:p>',
  '</w:p >',
  '<w:p />',
  `<a ${w}>`,
  `<w:p ${w}>`,
  `<w:p ${w} ${other}>`,
  '<x:b/>',
  `<x:b ${other}/>`,
  `<a ${other} x:c="1" c="1"/>`,
  '<a b="1" b="2"/>',
  "<a b='\"'/>",
  '<a b="<"/>',
  '<a b=">"/>',
  '<a b="&amp;&lt;"/>',
  '<a b="&nope;"/>',
  '<a b="&#0;"/>',
  '<a\n\tb = "1"\r\n>',
  '<a b="1"c="2"/>',

  '<a b/>',
  '<a b=1/>',
  '< a/>',
  '<a:b:c/>',
  '<:a/>',
  '<a xmlns=""/>',
  '<a xmlns="urn:x"/>',
  '<a xmlns:y="urn:x" />',
  '<a xmlns:xml="urn:x"/>',
  '<a xmlns:xmlns="urn:x"/>',
  '<a xmlns:z=""/>',
  '<a xml:space="preserve"/>',
  '<xml:a/>',

  '<!-- c -->',
  '<?p i?>',
  '<![CDATA[<]]>',
  ']]>',
  '<!DOCTYPE a>',
  '&',
  '&amp;',
  '&#65;',
  '&#x0;',
  'あ',
  '𠮷',
  'x',
  ' ',
  '\0',
  '\u0007',
  '\ufffe',
  '\ud842',
  '>',
  '"',
  '</>',
  '<',
  '<1/>',
  '<é/>',
  '<a é="1"/>',
  '\n',
  '\u00a0',
  '\ufeff',
];

describe('reading plain XML', () => {
  it('accepts nearly every part of every file, and reads it like the full reader', () => {
    let [accepted, all] = [0, 0];
    for (const xml of xmlParts()) {
      all++;
      if (expectAgreement(xml)) accepted++;
    }
    expect(all).to.be.greaterThan(100);
    expect(accepted / all).to.be.greaterThan(0.9);
  });

  it('accepts nothing that is not well-formed', () => {
    const documents = fc
      .array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 12 })
      .map((found) => found.join(''));
    fc.assert(
      fc.property(
        fc.oneof(
          documents,
          documents.map((inner) => `<w:p ${w}>${inner}</w:p>`),
        ),
        (xml) => {
          expectAgreement(xml);
        },
      ),
      { numRuns: 20_000 },
    );
  });

  it('accepts no damaged part that the full reader refuses', () => {
    const parts = [...xmlParts()].filter((xml) => xml.length < 20_000);
    const damage = fc.constantFrom(...pieces, '', '"', '=', '/', "'");
    fc.assert(
      fc.property(
        fc.constantFrom(...parts),
        fc.nat(),
        fc.integer({ min: 0, max: 6 }),
        damage,
        (xml, at, cut, piece) => {
          const from = at % xml.length;
          expectAgreement(xml.slice(0, from) + piece + xml.slice(from + cut));
        },
      ),
      { numRuns: 3_000 },
    );
  });

  it('leaves unusual but valid XML to the full reader', () => {
    for (const xml of ['<a><!-- c --></a>', '<a>&#65;</a>', '<é/>', '<a b=">"/>', '<?p i?><a/>']) {
      expect(plain(xml), xml).to.equal(null);
      expect(readXml('a.xml', xml, {}, limits).root.name).to.match(/^[aé]$/);
    }
  });

  it('reports errors of a part like the full reader', () => {
    const read = (): XmlPart => readXml('a.xml', '<a>\n<b></a>', {}, limits);
    expect(read).to.throw(ShoruiError).with.nested.property('problems[0].place').that.includes({ line: 2 });
  });

  it('enforces the limits', () => {
    const few = withLimits({ xmlDepth: 3, xmlElements: 5, xmlAttributes: 2 });
    const read = (xml: string) => (): XmlPart | null => readPlainXml('a.xml', xml, {}, few);
    expect(read('<a><b><c/></b></a>')).not.to.throw();
    expect(read('<a><b><c><d/></c></b></a>'))
      .to.throw(ShoruiError)
      .with.nested.property('problems[0].id', 'word.xml-depth');
    expect(read('<a><b/><b/><b/><b/><b/></a>'))
      .to.throw(ShoruiError)
      .with.nested.property('problems[0].id', 'word.xml-elements');
    expect(read('<a b="1" c="1" d="1"/>'))
      .to.throw(ShoruiError)
      .with.nested.property('problems[0].id', 'word.xml-attributes');
  });
});
