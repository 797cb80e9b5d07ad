import { expect } from 'chai';
import { execFileSync } from 'node:child_process';
import {
  compileTemplate,
  convertDocument,
  convertTemplate,
  renderTemplate,
} from '../../../../packages/engine/src/node/index.ts';
import type { TemplateData } from '../../../../packages/engine/src/index.ts';
import { compareMaps, inkMaps } from '../../pdf/support/golden.ts';
import { checkWithQpdf } from '../../pdf/support/run-qpdf.ts';
import { seePdf } from '../../pdf/support/see-pdf.ts';
import { makeWordFile } from '../content/support/word-file.ts';
import { realWordFiles } from '../../../support/real-files.ts';

const styles = {
  name: 'styles.xml',
  kind: 'styles',
  content: '<w:style w:type="paragraph" w:default="1" w:styleId="a"/>',
};

function run(text: string, properties = ''): string {
  return `<w:r>${properties}<w:t xml:space="preserve">${text}</w:t></w:r>`;
}

function paragraph(...runs: readonly string[]): string {
  return `<w:p>${runs.join('')}</w:p>`;
}

const clause =
  '甲及び乙は、本契約に定める義務を信義に従い誠実に履行するものとし、相手方の名誉を損なう行為をしてはならない。';

function contract(text = clause): Uint8Array {
  const cell = (content: string): string => `<w:tc>${paragraph(run(content))}</w:tc>`;
  return makeWordFile(
    [
      paragraph(run('契約書', '<w:rPr><w:b/><w:sz w:val="32"/></w:rPr>')),
      paragraph(run('{{name}}（以下「甲」という。）は、次のとおり契約する。')),
      ...Array.from({ length: 6 }, () =>
        paragraph(run(text), run('{{name}}様', '<w:rPr><w:color w:val="C00000"/></w:rPr>')),
      ),
      `<w:tbl><w:tr>${cell('品名')}${cell('金額')}</w:tr><w:tr>${cell('{{#each items}}{{title}}')}${cell('{{price}}円{{/each}}')}</w:tr></w:tbl>`,
      paragraph(run('以上')),
    ].join(''),
    [styles],
  );
}

function data(name: string, count = 3): TemplateData {
  const items = Array.from({ length: count }, (_, index) => ({ title: `${name}${index}`, price: `${index * 1200}` }));
  return { name, items };
}

const names = ['山田太郎', '髙橋𠮷男', '葛󠄀城﨑子', 'Smith & Sons', '渡邉　花'];

async function textOf(pdf: Uint8Array): Promise<string> {
  return (await seePdf(pdf)).map(({ text }) => text.replace(/\s/gu, '')).join('');
}

const own = `
  import { compileTemplate, convertTemplate } from '${new URL('../../../../packages/engine/src/node/index.ts', import.meta.url).href}';
  const [template, data] = JSON.parse(process.argv[1]);
  const { bytes } = convertTemplate(compileTemplate(Buffer.from(template, 'base64')), data);
  process.stdout.write(Buffer.from(bytes).toString('base64'));
`;

/** The document made by a process that has made no other. */
function madeAlone(template: Uint8Array, values: TemplateData): Uint8Array {
  const loader = ['--import', 'tsx', '--conditions', '@shorui/source', '--input-type=module', '-e', own];
  const given = JSON.stringify([Buffer.from(template).toString('base64'), values]);
  return new Uint8Array(Buffer.from(execFileSync(process.execPath, [...loader, given]).toString(), 'base64'));
}

describe('documents of one template', () => {
  it('are the same bytes whatever was converted before', () => {
    const template = compileTemplate(contract());
    const first = names.map((name) => convertTemplate(template, data(name)).bytes);
    for (const order of [names, names.toReversed(), names]) {
      for (const name of order) {
        expect(convertTemplate(template, data(name)).bytes).to.deep.equal(first[names.indexOf(name)]);
      }
    }
    expect(convertTemplate(compileTemplate(contract()), data('髙橋𠮷男')).bytes).to.deep.equal(first[1]);
  });

  it('are the same bytes in a new process', () => {
    const template = compileTemplate(contract());
    for (const name of names) convertTemplate(template, data(name));
    expect(madeAlone(contract(), data('髙橋𠮷男'))).to.deep.equal(convertTemplate(template, data('髙橋𠮷男')).bytes);
  });

  it('as Word files are the same bytes whatever was generated before', () => {
    const template = compileTemplate(contract());
    const files = names.map((name) => renderTemplate(template, data(name)).bytes);
    const first = files.map((file) => convertDocument(file).bytes);
    for (let round = 0; round < 3; round++) {
      for (const [index, file] of files.entries()) expect(convertDocument(file).bytes).to.deep.equal(first[index]);
    }
  });

  it('look and read like those converted from the Word file', async () => {
    const template = compileTemplate(contract());
    for (const name of names) {
      const { bytes, pages } = convertTemplate(template, data(name));
      const file = convertDocument(renderTemplate(template, data(name)).bytes);
      expect(pages).to.equal(file.pages);
      expect(await textOf(bytes)).to.equal(await textOf(file.bytes));
      const [one, two] = [await inkMaps(bytes), await inkMaps(file.bytes)];
      for (const [page, map] of one.entries()) expect(compareMaps(map, two[page] ?? []).any).to.equal(0);
    }
  });

  it('keep characters that the template does not contain', async () => {
    const template = compileTemplate(contract());
    for (const name of names) {
      const { bytes, problems } = convertTemplate(template, data(name));
      expect(problems).to.deep.equal([]);
      const text = await textOf(bytes);
      const wanted = name.replace(/[\s\u{E0100}-\u{E01EF}]/gu, '');
      expect(text.replace(/[\u{E0100}-\u{E01EF}]/gu, '')).to.include(`${wanted}（以下「甲」という。）`);
      expect(text).to.include(clause);
    }
  });

  it('are valid files, as PDF/A too', async () => {
    const template = compileTemplate(contract());
    for (const archival of [false, true]) {
      expect(await checkWithQpdf(convertTemplate(template, data('髙橋𠮷男'), { archival }).bytes)).to.equal('');
    }
  });

  it('show the text of their own template, however alike others are', async () => {
    const other = clause.replace('本契約', '別契約');
    for (const text of [clause, other, clause, other]) {
      const template = compileTemplate(contract(text));
      for (let round = 0; round < 3; round++) {
        expect(await textOf(convertTemplate(template, data('山田太郎')).bytes)).to.include(text);
      }
    }
  });

  it('report characters that cannot be drawn with their place, in the second document too', () => {
    const template = compileTemplate(contract());
    for (let round = 0; round < 3; round++) {
      const { problems } = convertTemplate(template, data('外字\u{E000}'));
      expect(problems[0]?.place).to.include({ paragraph: 2 });
    }
  });
});

describe('Word files from elsewhere', () => {
  for (const { name, bytes } of realWordFiles('looks the same the second time')) {
    it(`look the same the second time: ${name}`, () => {
      const first = convertDocument(bytes).bytes;
      for (let round = 0; round < 2; round++) expect(convertDocument(bytes).bytes).to.deep.equal(first);
    });
  }
});
