import { expect } from 'chai';
import { compileTemplate, renderTemplate, type TemplateData } from '@shorui/engine';
import { portableCodec, readZip } from '@shorui/engine/word';
import { nodeCodec } from '../../../../packages/engine/src/node/node-codec.ts';
import { fixtureFiles } from '../support/word-files.ts';
import { makeDocx, p, row, table } from '../support/make-docx.ts';

const body =
  p('契約番号 {{番号}}') +
  p('{{#if 特約}}') +
  p('特約　甲及び乙は、本契約に定める義務を誠実に履行する。') +
  p('{{/if}}') +
  table(row('{{#each 明細}}{{品名}}', '{{数量}}', '{{金額}}{{/each}}')) +
  p('以上のとおり、甲及び乙は、本契約に定める義務を誠実に履行する。');

const data = (seed: number, rows: number): TemplateData => ({
  番号: `K-${seed}`,
  特約: seed % 2 === 1,
  明細: Array.from({ length: rows }, (_, index) => ({
    品名: `部品${index + 1}号`,
    数量: index % 7,
    金額: index * 1000 + seed,
  })),
});

describe('the bytes of a document', () => {
  it('are the same with either codec in the parts that a template program wrote', () => {
    const source = makeDocx(body);
    for (const values of [data(1, 0), data(2, 3), data(3, 400)]) {
      const [first, second] = [nodeCodec, portableCodec].map((codec) => {
        const { bytes } = renderTemplate(compileTemplate(source, { codec }), values);
        return readZip(bytes).entries.find(({ name }) => name === 'word/document.xml')?.compressed ?? new Uint8Array();
      });
      expect(first?.length).to.be.greaterThan(100);
      expect(Buffer.compare(first ?? Buffer.alloc(0), second ?? Buffer.alloc(0))).to.equal(0);
    }
  });

  it('do not depend on what the template filled before', () => {
    const template = compileTemplate(makeDocx(body));
    const alone = (values: TemplateData): Uint8Array => renderTemplate(compileTemplate(makeDocx(body)), values).bytes;
    for (const values of [data(1, 5), data(2, 900), data(1, 5), data(4, 0), data(1, 5)]) {
      expect(Buffer.compare(renderTemplate(template, values).bytes, alone(values))).to.equal(0);
    }
  });

  it('inflate to the sizes and checksums of the archive, in either codec, for every fixture', () => {
    for (const { name, bytes } of fixtureFiles()) {
      const filled = renderTemplate(compileTemplate(bytes), {}, { missing: 'blank' }).bytes;
      for (const codec of [nodeCodec, portableCodec]) {
        const archive = readZip(filled, { codec });
        // Reading checks the size and the CRC.
        for (const entry of archive.entries) expect(archive.read(entry.name).length, name).to.equal(entry.size);
      }
    }
  });
});
