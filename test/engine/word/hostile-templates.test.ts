import { expect } from 'chai';
import type { Limits, TemplateData } from '@shorui/engine';
import { compileText } from '@shorui/engine/word';
import { fillHostile, inspectHostile, lintHostile, soon } from './support/hostile.ts';
import { problemsOf } from './support/fill.ts';
import { makeDocx, p, row, run, table } from './support/make-docx.ts';

const many = (count: number, make: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => make(index)).join('');

/** Fills and inspects a body, both within the time. */
function ids(body: string, data: TemplateData = {}, limits: Partial<Limits> = {}): readonly string[] {
  const bytes = makeDocx(body);
  const filled = fillHostile(bytes, data, limits);
  const inspected = inspectHostile(bytes, limits);
  expect(filled.milliseconds, 'time to fill').to.be.lessThan(soon);
  expect(inspected.milliseconds, 'time to inspect').to.be.lessThan(soon);
  const linted = lintHostile(bytes, limits);
  // Lint reads the file, and once more to repair it.
  expect([linted.ids, linted.milliseconds < 2 * soon], 'lint').to.deep.equal([[], true]);
  return filled.ids;
}

describe('hostile XML', () => {
  it('that is 3,000 deep, has a million attributes or a million elements is refused', () => {
    expect(ids('<w:sdt>'.repeat(3000) + '</w:sdt>'.repeat(3000))).to.deep.equal(['word.xml-depth']);
    expect(ids(`<w:p ${many(1_000_000, (index) => `a${index}="" `)}/>`)).to.deep.equal(['word.xml-attributes']);
    expect(
      ids(
        many(1_100_000, () => '<w:p/>'),
        {},
        { ratio: 2000 },
      ),
    ).to.deep.equal(['word.xml-elements']);
  });

  it('as deep and wide as allowed is read', () => {
    expect(
      ids('<w:tbl><w:tr><w:tc>'.repeat(160) + p('{{#if a}}x{{/if}}') + '</w:tc></w:tr></w:tbl>'.repeat(160)),
    ).to.deep.equal([]);
    expect(ids(`<w:p ${many(499, (index) => `a${index}=">" `)}/>`.repeat(1000))).to.deep.equal([]);
  });

  it('made to cause repeated reading takes no longer than other XML', () => {
    expect(ids(`<w:p><x${'a'.repeat(1_000_000)} xmlns:q="x"/></w:p>`)).to.deep.equal([]);
    const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
    const prefixes = (depth: number): string => `<x ${many(400, (index) => `xmlns:p${depth}_${index}="${word}" `)}>`;
    expect(ids(many(50, prefixes) + '<y xmlns:q="z"/>'.repeat(20_000) + '</x>'.repeat(50))).to.deep.equal([]);
    expect(ids(`<w:p w:a="${'>'.repeat(1_000_000)}">${run('{{a}}')}</w:p>`, { a: 1 })).to.deep.equal([]);
  });
});

describe('hostile tags', () => {
  it('that are a megabyte long are refused', () => {
    expect(ids(p(`{{${'a'.repeat(1_000_000)}}}`))).to.deep.equal(['word.tag-too-long']);
  });

  for (const braces of ['{', '{{ ', '{{x ', '{{!--', '{{{', '{{a}']) {
    it(`a megabyte of ${braces} is refused`, () => {
      expect(ids(p(braces.repeat(1_000_000 / braces.length)))).to.deep.equal(['word.too-many-tags']);
    });
  }

  it('that are not closed, or single braces, are reported or left unchanged', () => {
    expect(ids(p(`${'{{x '.repeat(100)}}}`))).to.deep.equal(['word.tag-unclosed']);
    expect(ids(p('\\{{'.repeat(100_000)))).to.deep.equal([]);
    expect(ids(p('}}'.repeat(300_000)))).to.deep.equal([]);
  });

  it('a hundred thousand of them are refused', () => {
    expect(ids(p('{{a}}'.repeat(100_000)))).to.deep.equal(['word.too-many-tags']);
  });

  const layouts: Readonly<Record<string, string>> = {
    'one run': p('{{a}}'.repeat(10_000)),
    'one paragraph': p(many(10_000, () => run('{{a}}'))),
    'own paragraphs': p('{{a}}').repeat(10_000),
    'own rows': table(row('{{a}}').repeat(10_000)),
    'inline blocks': p('{{#if a}}x{{/if}}'.repeat(5_000)),
    'empty inline blocks': p('{{#if a}}{{/if}}'.repeat(10_000)),
    'blocks over runs': p(many(5_000, () => run('{{#if a}}') + run('x') + run('{{/if}}'))),
    'blocks over paragraphs': (p('{{#if a}}') + p('x') + p('{{/if}}')).repeat(5_000),
    'blocks over rows': table(row('{{#each b}}', '{{a}}{{/each}}').repeat(5_000)),
    'escapes between': p('\\{{ {{a}}'.repeat(10_000)),
    'text boxes': `<w:p>${`<w:r><w:pict><w:txbxContent>${p('{{a}}')}</w:txbxContent></w:pict></w:r>`.repeat(10_000)}</w:p>`,
  };
  for (const [name, body] of Object.entries(layouts)) {
    it(`ten thousand of them are filled: ${name}`, () => {
      expect(ids(body, { a: 1, b: [1] })).to.deep.equal([]);
    });
  }

  it('with brackets, blocks, paths or parents nested without end are refused or read', () => {
    const nested = (depth: number): string => `{{not ${'(not '.repeat(depth)}a${')'.repeat(depth)}}}`;
    expect(ids(p(nested(10_000)), { a: 1 }, { tagCharacters: 100_000 })).to.deep.equal(['word.expression-too-deep']);
    expect(ids(p(nested(51)), { a: 1 })).to.deep.equal(['word.expression-too-deep']);
    expect(ids(p(nested(50)), { a: 1 })).to.deep.equal([]);
    expect(problemsOf(() => compileText(nested(60), {})).map(({ id }) => id)).to.deep.equal([
      'word.expression-too-deep',
    ]);
    const blocks = (depth: number): string => p(`${'{{#if a}}'.repeat(depth)}x${'{{/if}}'.repeat(depth)}`);
    expect(ids(blocks(10_000), { a: 1 })).to.deep.equal(['word.blocks-too-deep']);
    expect(ids(blocks(101), { a: 1 })).to.deep.equal(['word.blocks-too-deep']);
    expect(ids(blocks(100), { a: 1 })).to.deep.equal([]);
    expect(ids(p(`{{${'a.'.repeat(900)}a}}`), { a: 1 })).to.deep.equal([]);
    expect(ids(p(`{{${'../'.repeat(600)}a}}`), { a: 1 })).to.deep.equal([]);
    expect(ids(p('{{#if a}}'.repeat(10_000)))).to.deep.equal(['word.blocks-too-deep']);
  });

  it('full of quotes, dots and characters that make a pattern slow are read in linear time', () => {
    for (const body of [
      '"',
      "'",
      '"\'',
      '.1',
      '.',
      '(',
      ')',
      '|',
      '@',
      '#',
      '=',
      '[',
      ']',
      '~',
      '`',
      '“',
      'a=',
      '../',
      'else ',
      '&',
    ])
      ids(p(`{{${body.repeat(30_000)}}}`), {}, { tagCharacters: 1_000_000 });
  });
});
