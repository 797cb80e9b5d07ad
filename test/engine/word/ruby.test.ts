import { expect } from 'chai';
import { inspectTemplate, lintTemplate } from '@shorui/engine';
import { commentTemplate } from '@shorui/engine/lint';
import { expectValid } from './support/check-package.ts';
import { fill, fillBytes, problemsOf } from './support/fill.ts';
import { makeDocx, p, row, run, table } from './support/make-docx.ts';
import { partOf } from './support/read-docx.ts';

const properties =
  '<w:rubyPr><w:rubyAlign w:val="distributeSpace"/><w:hps w:val="10"/><w:hpsRaise w:val="18"/><w:hpsBaseText w:val="21"/><w:lid w:val="ja-JP"/></w:rubyPr>';

/** Characters with a ruby text over them, as a run. */
const ruby = (reading: string, base: string): string =>
  `<w:r><w:ruby>${properties}<w:rt>${run(reading)}</w:rt><w:rubyBase>${run(base)}</w:rubyBase></w:ruby></w:r>`;

const rubyOf = (xml: string): string[] =>
  Array.from(xml.matchAll(/<w:(rt|rubyBase)>(.*?)<\/w:\1>/g), ([, , inner = '']) => inner.replace(/<[^>]*>/g, ''));

describe('tags in ruby text', () => {
  const data = {
    名: '山田',
    カナ: 'やまだ',
    有: true,
    無: false,
    人: [
      { 名: '佐藤', カナ: 'さとう' },
      { 名: '鈴木', カナ: 'すずき' },
    ],
  };
  const named = ruby('{{カナ}}', '{{名}}');

  it('are filled, in the reading and in the characters below it', () => {
    const xml = partOf(fillBytes(p(run('氏名：'), named, run('様')), data));
    expect(rubyOf(xml)).to.deep.equal(['やまだ', '山田']);
    expect(rubyOf(partOf(fillBytes(p(ruby('{{カナ}}さま', '様')), data)))).to.deep.equal(['やまださま', '様']);
  });

  it('are filled with the item of the loop around them: paragraphs, inline, rows', () => {
    const all = ['さとう', '佐藤', 'すずき', '鈴木'];
    const bodies = [
      p('{{#each 人}}') + p(named) + p('{{/each}}'),
      p(run('{{#each 人}}'), named, run('{{/each}}')),
      table(row(p(run('{{#each 人}}'), named), '{{名}}{{/each}}')),
    ];
    for (const body of bodies) expect(rubyOf(partOf(fillBytes(body, data)))).to.deep.equal(all);
  });

  it('may be blocks within the reading, which stays when nothing of it is printed', () => {
    const xml = partOf(
      fillBytes(p(ruby('{{#if 無}}よみ{{/if}}', '字'), ruby('{{#if 有}}よみ{{else}}なし{{/if}}', '字')), data),
    );
    expect(rubyOf(xml)).to.deep.equal(['', '字', 'よみ', '字']);
  });

  it('that begin a block in the reading and end it outside are refused with both places', () => {
    const [problem, ...others] = problemsOf(() =>
      fill(p('前') + p(ruby('{{#if 有}}よみ', '字'), run('{{/if}}')), data),
    );
    expect([problem?.id, others]).to.deep.equal(['word.block-places', []]);
    expect(problem?.place.paragraph).to.equal(2);
    expect(problem?.related?.slot ?? problem?.place.slot).to.equal('ruby');
  });

  it('that lack a value are reported with their paragraph and as ruby', () => {
    const [problem] = problemsOf(() => fill(p('前') + p(ruby('{{ない}}', '字')), data));
    expect(problem?.id).to.equal('word.name-missing');
    expect(problem?.place).to.include({ paragraph: 2, slot: 'ruby', snippet: '{{ない}}' });
  });

  it('are reported by lint and inspect', () => {
    const template = makeDocx(p('前') + p(ruby('{{カナ}}', '{{名}}')) + p(ruby('｛｛カナ｝｝', '字')));
    expect(inspectTemplate(template).tags).to.have.members(['{{カナ}}', '{{名}}']);
    const { findings } = lintTemplate(template);
    expect(findings.map(({ id, place }) => [id, place.paragraph, place.slot])).to.deep.equal([
      ['word.lint-wide-braces', 3, 'ruby'],
    ]);
    const commented = commentTemplate(template, findings);
    expectValid(commented, template);
    const broken = lintTemplate(makeDocx(p(ruby('{{#if 名}}', '字')))).findings;
    expect(broken.map(({ id, place }) => [id, place.slot])).to.deep.equal([['word.block-unclosed', 'ruby']]);
  });
});
