import { expect } from 'chai';
import { readDocument } from '../../../../packages/engine/src/convert/read/read-document.ts';
import type { Block } from '../../../../packages/engine/src/convert/model/index.ts';
import { compile, convertDocument, nodeCodec, render, resolve } from '../../../../packages/engine/src/node/index.ts';
import { fixtureBundle } from '../../document/support.ts';
import { compareMaps, expectGolden, inkMaps } from '../../pdf/support/golden.ts';
import { checkWithQpdf } from '../../pdf/support/run-qpdf.ts';
import { seePdf } from '../../pdf/support/see-pdf.ts';
import { bundleNames, readAnswerSets } from '../../../fixtures/fixture-folders.ts';
import { realWordFiles } from '../../../support/real-files.ts';

const white = /\s/gu;

/** Text of blocks in their order, without white space, text boxes and numbers of lists. */
function textOf(blocks: readonly Block[]): string {
  const texts = blocks.map((block) => {
    if (block.kind === 'table') {
      return block.rows.map(({ cells }) => cells.map((cell) => textOf(cell.blocks)).join('')).join('');
    }
    return block.content
      .map((inline) => ('text' in inline ? inline.text : 'base' in inline ? inline.base : ''))
      .join('');
  });
  return texts.join('').replace(white, '');
}

/** The first characters of `wanted` that do not follow each other in `text`, where others may be between; empty if all do. */
function firstMissing(wanted: string, text: string): string {
  let at = 0;
  let index = 0;
  for (const character of wanted) {
    at = text.indexOf(character, at);
    if (at < 0) return wanted.slice(index, index + 30);
    at += character.length;
    index += character.length;
  }
  return '';
}

function wordFiles(bundle: string, answers: Record<string, unknown>): { path: string; bytes: Uint8Array }[] {
  const compiled = compile(fixtureBundle(bundle));
  return render(compiled, resolve(compiled, answers)).files.filter(({ path }) => path.endsWith('.docx'));
}

async function expectWholeText(word: Uint8Array, pdf: Uint8Array): Promise<void> {
  const { sections } = readDocument(word, { codec: nodeCodec });
  const wanted = textOf(sections.flatMap(({ blocks }) => blocks));
  const seen = (await seePdf(pdf)).map(({ text }) => text.replace(white, '')).join('');
  // Hyphens that may be seen at line ends only are no text, and PDFium gives U+FFFE for hyphens there.
  const plain = (text: string): string => text.replace(/[\u00ad\ufffe]/gu, '');
  expect(firstMissing(plain(wanted), plain(seen))).to.equal('');
}

describe('Word files of the fixtures as PDF', () => {
  for (const bundle of bundleNames) {
    const [set] = readAnswerSets(bundle);
    if (!set) continue;
    it(`contain their whole text and look like their golden pictures: ${bundle} with ${set.name}`, async () => {
      const maps: string[][] = [];
      for (const { path, bytes } of wordFiles(bundle, set.answers)) {
        const converted = convertDocument(bytes, { file: path });
        expect(converted.problems.map(({ id }) => id)).to.deep.equal([]);
        await expectWholeText(bytes, converted.bytes);
        const seen = await inkMaps(converted.bytes);
        expect(seen).to.have.length(converted.pages);
        maps.push(...seen);
      }
      expectGolden(`converted.${bundle}.${set.name}`, maps);
    });
  }

  it('are valid files', async () => {
    const [set] = readAnswerSets('employment-contract');
    for (const { bytes } of wordFiles('employment-contract', set?.answers ?? {})) {
      expect(await checkWithQpdf(convertDocument(bytes).bytes)).to.equal('');
      expect(await checkWithQpdf(convertDocument(bytes, { archival: true }).bytes)).to.equal('');
    }
  });

  it('look the same from the library and from Word files, and are the same each time', async () => {
    const [set] = readAnswerSets('invoice');
    const compiled = compile(fixtureBundle('invoice'));
    const resolved = resolve(compiled, set?.answers ?? {});
    const [word, pdf] = render(compiled, resolved, { format: 'both' }).files;
    expect(word?.path.replace(/docx$/, 'pdf')).to.equal(pdf?.path);
    const [own, other] = [pdf?.bytes, convertDocument(word?.bytes ?? new Uint8Array()).bytes];
    const [one, two] = [await inkMaps(own ?? new Uint8Array()), await inkMaps(other)];
    for (const [page, map] of one.entries()) expect(compareMaps(map, two[page] ?? []).any).to.equal(0);
    expect(render(compiled, resolved, { format: 'pdf' }).files).to.deep.equal([pdf]);
  });

  it('would not look the same with other answers', async () => {
    const [one, two] = await Promise.all(
      readAnswerSets('employment-contract')
        .slice(0, 2)
        .map(async ({ answers }) => {
          const [word] = wordFiles('employment-contract', answers);
          return inkMaps(convertDocument(word?.bytes ?? new Uint8Array()).bytes);
        }),
    );
    expect(compareMaps(one?.[0] ?? [], two?.[0] ?? []).far).to.be.greaterThan(50);
  });
});

describe('Word files from elsewhere', () => {
  for (const { name, bytes } of realWordFiles('becomes a sound PDF')) {
    it(`become valid PDFs with their whole text: ${name}`, async () => {
      const converted = convertDocument(bytes, { file: name });
      expect(converted.pages).to.be.greaterThan(0);
      expect(await checkWithQpdf(converted.bytes)).to.equal('');
      await expectWholeText(bytes, converted.bytes);
      expect(convertDocument(bytes, { file: name }).bytes).to.deep.equal(converted.bytes);
    });
  }
});
