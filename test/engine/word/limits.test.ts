import { expect } from 'chai';
import {
  compile,
  compileTemplate,
  defaultLimits,
  inspectTemplate,
  render,
  renderTemplate,
  resolve,
  type Limits,
  type TemplateData,
} from '@shorui/engine';
import { applicationFormat } from '@shorui/engine/model';
import { compileText, readZip, writeZip } from '@shorui/engine/word';
import { problemsOf } from './support/fill.ts';
import { makeDocx, p } from './support/make-docx.ts';

/** For each limit: what it is set to, what goes past it, and the problem that tells so. */
interface Case {
  readonly limits: Partial<Limits>;
  readonly body: string;
  readonly data?: TemplateData;
  readonly id: string;
}

const compiling: readonly Case[] = [
  { limits: { fileBytes: 500 }, body: p('x'), id: 'word.file-too-large' },
  { limits: { zipEntries: 2 }, body: p('x'), id: 'word.zip-too-many' },
  { limits: { inflatedBytes: 500 }, body: p('x'), id: 'word.zip-bomb' },
  { limits: { partBytes: 500 }, body: p('x'.repeat(500)), id: 'word.part-too-large' },
  { limits: { ratio: 1 }, body: p(Array.from({ length: 300_000 }, (_, index) => index).join('')), id: 'word.zip-bomb' },
  { limits: { xmlDepth: 4 }, body: p('x'), id: 'word.xml-depth' },
  { limits: { xmlElements: 10 }, body: p('x', 'x', 'x', 'x', 'x'), id: 'word.xml-elements' },
  { limits: { xmlAttributes: 2 }, body: '<w:p w:a="" w:b="" w:c=""/>', id: 'word.xml-attributes' },
  { limits: { relationships: 0 }, body: p('x'), id: 'word.too-many-relationships' },
];
const reading: readonly Case[] = [
  { limits: { tagCharacters: 10 }, body: p('{{名前名前名前名前}}'), id: 'word.tag-too-long' },
  { limits: { tags: 2 }, body: p('{{a}}', '{{a}}') + p('{{a}}'), id: 'word.too-many-tags' },
  { limits: { blockDepth: 1 }, body: p('{{#if a}}{{#if a}}x{{/if}}{{/if}}'), id: 'word.blocks-too-deep' },
  { limits: { expressionDepth: 1 }, body: p('{{not (not (not a))}}'), id: 'word.expression-too-deep' },
];
const rendering: readonly Case[] = [
  {
    limits: { iterations: 3 },
    body: p('{{#each a}}{{#each this}}x{{/each}}{{/each}}'),
    data: { a: [[1], [1]] },
    id: 'word.too-many-iterations',
  },
  { limits: { textCharacters: 5 }, body: p('{{a}}'), data: { a: '123456' }, id: 'word.text-too-long' },
  { limits: { textCharacters: 5 }, body: p('{{length (zenkaku a)}}'), data: { a: '123456' }, id: 'word.text-too-long' },
  { limits: { outputBytes: 2000 }, body: p('{{a}}'), data: { a: 'x'.repeat(2_000_000) }, id: 'word.output-too-large' },
];

const idsOf = (action: () => unknown): string[] => problemsOf(action).map(({ id }) => id);

/** A clock that moves on by so many milliseconds each time it is read. */
function clock(step: number): () => number {
  let time = 0;
  return () => (time += step);
}

describe('limits', () => {
  it('stop the reading of a file when compiling and when inspecting', () => {
    for (const { limits, body, id } of compiling) {
      const docx = makeDocx(body);
      expect(
        idsOf(() => compileTemplate(docx)),
        id,
      ).to.deep.equal([]);
      expect(
        idsOf(() => compileTemplate(docx, { limits })),
        id,
      ).to.deep.equal([id]);
      expect(
        idsOf(() => inspectTemplate(docx, { limits })),
        id,
      ).to.deep.equal([id]);
    }
  });

  it('stop the reading of tags, which inspecting reports in addition to the rest', () => {
    for (const { limits, body, id } of reading) {
      const docx = makeDocx(body);
      expect(
        idsOf(() => compileTemplate(docx)),
        id,
      ).to.deep.equal([]);
      expect(
        idsOf(() => compileTemplate(docx, { limits })),
        id,
      ).to.deep.equal([id]);
      expect(
        inspectTemplate(docx, { limits }).problems.map((problem) => problem.id),
        id,
      ).to.deep.equal([id]);
    }
  });

  it('stop the rendering, by the limits of the compilation or of one document', () => {
    for (const { limits, body, data = {}, id } of rendering) {
      const docx = makeDocx(body);
      expect(
        idsOf(() => renderTemplate(compileTemplate(docx), data)),
        id,
      ).to.deep.equal([]);
      expect(
        idsOf(() => renderTemplate(compileTemplate(docx, { limits }), data)),
        id,
      ).to.deep.equal([id]);
      expect(
        idsOf(() => renderTemplate(compileTemplate(docx), data, { limits })),
        id,
      ).to.deep.equal([id]);
      expect(
        idsOf(() => renderTemplate(compileTemplate(docx, { limits }), data, { limits: defaultLimits })),
        id,
      ).to.deep.equal([]);
    }
  });

  it('stop work that takes too long, where there is a clock', () => {
    const docx = makeDocx(p('{{#each a}}x{{/each}}').repeat(1500));
    const template = compileTemplate(docx);
    const data = { a: Array.from({ length: 100 }, () => 1) };
    const limits = { milliseconds: 1000 };
    expect(idsOf(() => compileTemplate(docx, { limits, now: clock(600) }))).to.deep.equal(['word.too-slow']);
    expect(idsOf(() => inspectTemplate(docx, { limits, now: clock(5000) }))).to.deep.equal(['word.too-slow']);
    expect(idsOf(() => renderTemplate(template, data, { limits, now: clock(600) }))).to.deep.equal(['word.too-slow']);
    expect(idsOf(() => renderTemplate(template, data, { limits, now: clock(0.001) }))).to.deep.equal([]);
    expect(idsOf(() => renderTemplate(template, data, { limits: { milliseconds: 0 } }))).to.deep.equal([]);
  });

  it('limit the number of problems of one document', () => {
    const template = compileTemplate(makeDocx(p('{{#each a}}{{number this}}{{/each}}')));
    const data = { a: Array.from({ length: 50 }, (_, index) => `x${index}`) };
    expect(idsOf(() => renderTemplate(template, data))).to.have.length(50);
    expect(idsOf(() => renderTemplate(template, data, { limits: { problems: 10 } }))).to.have.length(10);
  });

  it('hold for names and for whole applications', () => {
    expect(idsOf(() => compileText('{{名前名前}}', {}, { limits: { tagCharacters: 5 } }))).to.deep.equal([
      'word.tag-too-long',
    ]);
    expect(idsOf(() => readZip(writeZip([]), { limits: { fileBytes: 10 } }))).to.deep.equal(['word.file-too-large']);
    const application = {
      format: applicationFormat,
      id: 1,
      name: 'a',
      version: 1,
      publish: 0,
      last_id: 2,
      questions: [],
      fields: [],
      rules: [],
      files: [{ id: 2, type: 'word', name: 'b', path: 'files/b.docx' }],
    } as const;
    const bundle = {
      application: structuredClone(application) as never,
      files: new Map([['files/b.docx', makeDocx(p('{{increment "x"}}'))]]),
    };
    expect(idsOf(() => compile(bundle, { limits: { tags: 0 } }))).to.deep.equal(['word.too-many-tags']);
    expect(idsOf(() => compile(bundle, { limits: { milliseconds: 1 }, now: clock(5) }))).to.deep.equal([
      'word.too-slow',
    ]);
    const compiled = compile(bundle);
    const resolved = resolve(compiled, {});
    const short = { limits: { textCharacters: 0 } };
    expect(idsOf(() => render(compiled, resolved, short))).to.deep.equal(['word.text-too-long']);
    expect(render(compiled, resolved).files).to.have.length(1);
  });

  it('that are not numbers are errors of the caller, and omitted ones keep their defaults', () => {
    for (const wrong of [-1, Number.NaN, 'x' as unknown as number])
      expect(() => compileTemplate(makeDocx(p('x')), { limits: { tags: wrong } })).to.throw(RangeError);
    const holed = { tags: undefined } as unknown as Partial<Limits>;
    expect(idsOf(() => compileTemplate(makeDocx(p('{{a}}')), { limits: holed }))).to.deep.equal([]);
  });
});
