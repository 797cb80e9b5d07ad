import fc from 'fast-check';
import { fillPdfForm } from '../../../../packages/engine/src/pdf/acroform/index.ts';
import { inspectPdf } from '../../../../packages/engine/src/pdf/inspect/index.ts';
import { readToUnicode } from '../../../../packages/engine/src/pdf/inspect/text/to-unicode.ts';
import { ShoruiError } from '../../../../packages/engine/src/problems/index.ts';
import { bundledLibrary } from '../../../../packages/engine/src/node/fonts/bundled-fonts.ts';
import { nodeCodec } from '../../../../packages/engine/src/node/node-codec.ts';
import { formFile } from '../acroform/support.ts';
import { drawnFile } from './support.ts';

/** Runs an action; only errors with a name of ours may come out. */
function onlyNamedErrors(action: () => unknown): void {
  try {
    action();
  } catch (error) {
    if (!(error instanceof ShoruiError)) throw error;
  }
}

const operators =
  'q Q cm w m l c v y h re S s f F f* B B* b b* n W W* BT ET Tc Tw Tz TL Tf Tr Ts Td TD T* Tm Tj TJ \' " Do g rg k G cs scn SCN BI ID EI sh gs d0'.split(
    ' ',
  );
const operand = fc.oneof(
  fc.integer({ min: -1000, max: 1000 }).map(String),
  fc.constantFrom(
    '1e9',
    '-',
    '99999999999999999999',
    '0.00001',
    '/J',
    '/X',
    '/P',
    '(text)',
    '<3042>',
    '[',
    ']',
    '<<',
    '>>',
    '[(a) -200 (b)]',
    'true',
    'null',
    '\\',
    '{',
    ')',
  ),
);
const content = fc
  .array(fc.tuple(fc.array(operand, { maxLength: 7 }), fc.constantFrom(...operators)), { maxLength: 80 })
  .map((lines) => lines.map(([operands, operator]) => [...operands, operator].join(' ')).join('\n'));

const value = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('10 0 R', '11 0 R', '12 0 R', '13 0 R', '3 0 R', '4 0 R', '99 0 R') },
  fc.constantFrom(
    '/Tx',
    '/Btn',
    '/Ch',
    '/Sig',
    '/Off',
    '(a)',
    '(a.b)',
    '0',
    '-1',
    '1e9',
    '4294967295',
    '[]',
    'null',
    'true',
    '<<>>',
  ),
  fc.constantFrom(
    '[10 0 R 11 0 R 12 0 R 13 0 R]',
    '[0 0 10 10]',
    '[10 10 0 0]',
    '[(x) [(y)(z)]]',
    '<</N 4 0 R>>',
    '<</N<</On 4 0 R/Off 4 0 R>>>>',
    '(/Helv 12 Tf 1 0 0 rg)',
    '(/ -3 Tf k)',
    '<</R 90/BC[1]/BG[1 2]/CA(8)>>',
  ),
);
const key = fc.constantFrom(
  'FT',
  'T',
  'V',
  'DV',
  'Kids',
  'Parent',
  'Ff',
  'Opt',
  'MaxLen',
  'Rect',
  'AP',
  'AS',
  'DA',
  'MK',
  'BS',
  'Q',
  'TU',
  'AA',
  'Subtype',
  'P',
  'F',
  'DR',
);
const field = fc
  .array(fc.tuple(key, value), { maxLength: 9 })
  .map(
    (pairs) =>
      `<</Type/Annot/Subtype/Widget/Rect[20 20 120 40]${pairs.map(([name, entry]) => `/${name} ${entry}`).join('')}>>`,
  );

describe('hostile pages and forms', () => {
  it('any content stream is inspected, or refused by name', () => {
    fc.assert(
      fc.property(content, (text) => {
        onlyNamedErrors(() =>
          inspectPdf(drawnFile(text, { resources: '/XObject<</X 4 0 R>>' }), { inspectLimits: { operators: 20_000 } }),
        );
      }),
      { numRuns: 300 },
    );
  });

  it('any bytes in a content stream are inspected, or refused by name', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
        onlyNamedErrors(() => inspectPdf(drawnFile(Buffer.from(bytes).toString('latin1'))));
      }),
      { numRuns: 200 },
    );
  });

  it('any ToUnicode is read', () => {
    const token = fc.constantFrom(
      'beginbfchar',
      'endbfchar',
      'endbfrange',
      'endcodespacerange',
      '<00>',
      '<ffff>',
      '<0000>',
      '<3042>',
      '[',
      ']',
      '<ffffffff>',
      '1',
      '/x',
      '(a)',
      '<<',
      '>>',
    );
    fc.assert(
      fc.property(fc.array(token, { maxLength: 60 }), (tokens) => {
        readToUnicode(new TextEncoder().encode(tokens.join(' '))).textOf(1);
      }),
      { numRuns: 300 },
    );
  });

  it('any tree of fields is listed, filled in and flattened, or refused by name', () => {
    fc.assert(
      fc.property(fc.array(field, { minLength: 4, maxLength: 4 }), fc.boolean(), (fields, flatten) => {
        const file = formFile(fields, { form: '/NeedAppearances true' });
        onlyNamedErrors(() => inspectPdf(file));
        const values = { a: '値', 'a.b': 'On', '': 'x', b: ['y', 'z'] };
        onlyNamedErrors(() =>
          inspectPdf(fillPdfForm(file, values, { fonts: bundledLibrary(), codec: nodeCodec, flatten }).bytes),
        );
      }),
      { numRuns: 120 },
    );
  });

  it('a page with a huge number of lines ends within the limits', () => {
    const grid = Array.from(
      { length: 3_000 },
      (_, index) => `${index * 0.13} 0 m ${index * 0.13} 300 l S 0 ${index * 0.1} m 400 ${index * 0.1} l S\n`,
    ).join('');
    onlyNamedErrors(() => inspectPdf(drawnFile(grid)));
    const wide = Array.from(
      { length: 400 },
      (_, index) => `${index} 0 m ${index} 300 l S 0 ${index * 0.75} m 400 ${index * 0.75} l S\n`,
    ).join('');
    onlyNamedErrors(() => inspectPdf(drawnFile(wide)));
  });
});
