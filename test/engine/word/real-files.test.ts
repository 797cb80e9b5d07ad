import { expect } from 'chai';
import { compileTemplate, renderTemplate } from '../../../packages/engine/src/node/index.ts';
import { readZip } from '../../../packages/engine/src/word/index.ts';
import { expectValid } from './support/check-package.ts';
import { problemsOf } from './support/fill.ts';
import {
  allOf,
  aroundRow,
  aroundText,
  bodyBlocks,
  openPart,
  tagParagraph,
  withoutTags,
  type Insertion,
} from './support/inject-tags.ts';
import { documentText } from '../../fixtures/document-text.ts';
import { fixtureFiles } from './support/word-files.ts';
import { realWordFiles } from '../../support/real-files.ts';

const data = { 人: [{ 名: '山田' }, { 名: '佐藤' }, { 名: '鈴木' }], 有: true, 無: false };
const each = '{{#each 人}}';
const close = '{{/each}}';

function fill(template: Uint8Array): Uint8Array {
  return renderTemplate(compileTemplate(template), data).bytes;
}

/** The templates of the fixtures, their own tags as plain text, and what is at hand of real files. */
const files = [
  ...fixtureFiles().filter(({ name }) => name.startsWith('templates/')),
  ...realWordFiles('tags put into any block'),
].map(({ name, bytes }) => ({ name, bytes: withoutTags(bytes) }));

/** At most so many of a list, spread over all of it. */
function some<T>(all: readonly T[], count: number): T[] {
  const step = Math.max(1, all.length / count);
  return Array.from({ length: Math.min(count, all.length) }, (_none, index) => all[Math.floor(index * step)]).flatMap(
    (found) => found ?? [],
  );
}

/** A block may not cut a field of Word or a link apart; everything else must work. */
const refusals = ['word.block-crosses-field', 'word.block-crosses-element'];

/** Fills a file with tags put in at each of these places: a valid document or a refusal with its place. Gives how many were filled. */
function fillEach(name: string, variants: readonly Uint8Array[], check?: (output: Uint8Array) => void): number {
  let filled = 0;
  for (const template of variants) {
    const problems = problemsOf(() => {
      const output = fill(template);
      expectValid(output, template);
      check?.(output);
      filled++;
    });
    for (const { id, place } of problems) {
      expect(refusals, name).to.include(id);
      expect(place.paragraph, name).to.be.greaterThan(0);
    }
  }
  return filled;
}

describe('real files with tags put into them', () => {
  // Each file is compiled and filled dozens of times; some of them have 50 pages.

  for (const { name, bytes } of files) {
    const { part, put } = openPart(bytes);
    const blocks = bodyBlocks(part);
    const last = blocks.length - 1;

    it(`${name}: a loop around any stretch of blocks, also around all of them`, () => {
      const starts = some([...blocks.keys()], 3);
      const stretches = [
        [0, last] as const,
        ...starts.flatMap((from) =>
          [from, Math.min(last, from + 1), Math.min(last, from + 7)].map((to) => [from, to] as const),
        ),
      ];
      const variants = stretches.map(([from, to]) => {
        const start = blocks[from]?.start ?? 0;
        const end = blocks[to]?.end ?? 0;
        return put([
          { at: start, xml: tagParagraph(each) + tagParagraph('{{名}}様') },
          { at: end, xml: tagParagraph(close) },
        ]);
      });
      const filled = fillEach(name, variants, (output) => {
        for (const { 名 } of data.人) expect(documentText(output)).to.contain(`${名}様`);
      });
      expect(filled).to.be.greaterThan(variants.length / 2);
    });

    it(`${name}: a loop around a row, rows left out, and all rows left out`, () => {
      const rows = allOf(part, 'w:tr').filter(({ children }) => children.some((each_) => each_.name === 'w:tc'));
      const variants = some(rows, 4).flatMap((row) => [
        put(aroundRow(row, each, close)),
        put(aroundRow(row, '{{#if 無}}', '{{/if}}')),
      ]);
      const [table] = allOf(part, 'w:tbl');
      const all = rows
        .filter(({ parent }) => parent === table)
        .flatMap((row) => aroundRow(row, '{{#if 無}}', '{{/if}}'));
      const filled = fillEach(name, [...variants, put(all)]);
      expect(filled).to.equal(variants.length + 1);
    });

    it(`${name}: conditions and loops around the text of paragraphs, in all of them at once too`, () => {
      const paragraphs = allOf(part, 'w:p');
      const around = (paragraph: (typeof paragraphs)[number]): (readonly Insertion[])[] =>
        ['{{#if 有}}…{{/if}}', '{{#if 無}}…{{/if}}', `${each}…${close}`].flatMap((tags) => {
          const [open = '', end = ''] = tags.split('…');
          return [aroundText(paragraph, open, end) ?? []];
        });
      const variants = some(paragraphs, 4).flatMap((paragraph) => around(paragraph).map(put));
      const everywhere = [0, 1, 2].map((index) =>
        put(
          paragraphs
            .filter(({ parent }) => parent?.name !== 'w:txbxContent')
            .flatMap((paragraph) => around(paragraph)[index] ?? []),
        ),
      );
      expect(fillEach(name, [...variants, ...everywhere])).to.be.greaterThan(variants.length / 2);
    });

    it(`${name}: a condition around everything in a header or footer`, () => {
      const names = readZip(bytes).entries.map((entry) => entry.name);
      const variants = names
        .filter((each_) => /^word\/(?:header|footer)\d*\.xml$/.test(each_))
        .flatMap((each_) => {
          const header = openPart(bytes, each_);
          const { openEnd, closeStart } = header.part.root;
          return ['{{#if 無}}', '{{#if 有}}'].map((open) =>
            header.put([
              { at: openEnd, xml: tagParagraph(open) },
              { at: closeStart, xml: tagParagraph('{{/if}}') },
            ]),
          );
        });
      expect(fillEach(name, variants)).to.equal(variants.length);
    });
  }
});
