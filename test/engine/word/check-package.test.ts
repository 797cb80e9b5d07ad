import { expect } from 'chai';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  Bookmark,
  CommentRangeEnd,
  CommentRangeStart,
  CommentReference,
  Document,
  Footer,
  Header,
  ImageRun,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
} from 'docx';
import { checkPackage, expectValid } from './support/check-package.ts';
import { makeDocx, p } from './support/make-docx.ts';
import { fixtureFiles } from './support/word-files.ts';
import { realWordFiles } from '../../support/real-files.ts';

describe('the check of finished packages', () => {
  it('accepts the fixtures, and real files when they are available', () => {
    for (const { name, bytes } of [...fixtureFiles(), ...realWordFiles('the check of finished packages')])
      expect(checkPackage(bytes), name).to.deep.equal([]);
  });

  it('accepts files written by the docx package', async () => {
    const pixel = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    const image = (): ImageRun => new ImageRun({ type: 'png', data: pixel, transformation: { width: 10, height: 10 } });
    const document = new Document({
      comments: { children: [{ id: 0, author: 'a', children: [new Paragraph('note')] }] },
      footnotes: { 1: { children: [new Paragraph('note')] } },
      numbering: { config: [{ reference: 'list', levels: [{ level: 0, format: 'decimal', text: '%1.' }] }] },
      sections: [
        {
          headers: { default: new Header({ children: [new Paragraph('head')] }) },
          footers: { default: new Footer({ children: [new Paragraph({ children: [image()] })] }) },
          children: [
            new Paragraph({
              children: [
                new CommentRangeStart(0),
                new TextRun({ text: 'bold', bold: true, color: 'FF0000', size: 20 }),
                new CommentRangeEnd(0),
                new TextRun({ children: [new CommentReference(0)] }),
                image(),
                image(),
              ],
            }),
            new Paragraph({
              numbering: { reference: 'list', level: 0 },
              children: [new Bookmark({ id: 'a', children: [new TextRun('x')] })],
            }),
            new Table({
              rows: [
                new TableRow({ children: [new TableCell({ columnSpan: 2, children: [new Paragraph('x')] })] }),
                new TableRow({
                  children: [
                    new TableCell({ children: [new Paragraph('x')] }),
                    new TableCell({ children: [new Paragraph('y')] }),
                  ],
                }),
              ],
            }),
          ],
        },
      ],
    });
    expect(checkPackage(new Uint8Array(await Packer.toBuffer(document)))).to.deep.equal([]);
  });

  it('accepts fixtures converted by LibreOffice, when it is available', function libreOffice() {
    const folder = mkdtempSync(join(tmpdir(), 'shorui-check-'));
    try {
      const sources = fixtureFiles()
        .slice(0, 4)
        .map(({ bytes }, index) => {
          const source = join(folder, `${index}.docx`);
          writeFileSync(source, bytes);
          return source;
        });
      const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`;
      try {
        execFileSync(
          'soffice',
          ['--headless', profile, '--convert-to', 'docx', '--outdir', join(folder, 'out'), ...sources],
          { stdio: 'ignore' },
        );
      } catch (error) {
        if ((error as { code?: string }).code === 'ENOENT') return;
        throw error;
      }
      const made = readdirSync(join(folder, 'out'));
      expect(made).to.have.length(4);
      for (const name of made)
        expect(checkPackage(new Uint8Array(readFileSync(join(folder, 'out', name)))), name).to.deep.equal([]);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it('accepts the faults of the template in a document, and no others', () => {
    const faulty = makeDocx(p('a') + '<w:p>x</w:p>');
    expectValid(faulty, faulty);
    expect(() => expectValid(makeDocx('<w:p><w:p/></w:p>'), faulty)).to.throw(/w:p may not stand here/);
    expect(() => expectValid(faulty, makeDocx(p('a')))).to.throw(/not valid/);
  });
});
