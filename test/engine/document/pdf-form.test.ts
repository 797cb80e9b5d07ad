import { expect } from 'chai';
import type { Application } from '@shorui/engine';
import type { ApplicationFile, FieldInstance } from '@shorui/engine/model';
import { compile, render, resolve, ShoruiError } from '../../../packages/engine/src/node/index.ts';
import type { Bundle } from '../../../packages/engine/src/bundle/index.ts';
import { seePdf } from '../pdf/support/see-pdf.ts';
import { onePageFile, twoPageFile } from '../pdf/support/sample-pdfs.ts';

const at = { position_x: 20, position_y: 30 };

/** Asks a name, a kind and employees with salaries; the form draws what each test places. */
function bundleOf(placed: readonly Partial<FieldInstance>[], form?: ApplicationFile['form']): Bundle {
  const application: Application = {
    format: 1,
    id: 1,
    name: '届出',
    version: 1,
    publish: 0,
    last_id: 300,
    questions: [
      { id: 10, name: '基本', title: '基本', type: 'fields', field_groups: [{ id: 11, name: 'g' }] },
      {
        id: 12,
        name: '区分',
        title: '区分',
        type: 'single',
        options: [
          { id: 13, text: '新規', value: 'new' },
          { id: 14, text: '変更', value: 'change' },
        ],
      },
      {
        id: 15,
        name: '従業員',
        title: '従業員',
        type: 'repeat',
        repeat_options: [{ id: 16, questions: [17], min: 0, max: 100 }],
      },
      { id: 17, name: '一人', title: '一人', type: 'fields', field_groups: [{ id: 18, name: 'g2' }] },
    ],
    fields: [
      { id: 20, name: '氏名', type: 1, field_group_id: 11 },
      { id: 21, name: '届出日', type: 5, field_group_id: 11 },
      { id: 22, name: '名前', type: 1, field_group_id: 18 },
      { id: 23, name: '給与', type: 3, field_group_id: 18 },
      ...placed.map((field, index): FieldInstance => ({
        id: 100 + index,
        name: `欄${index}`,
        type: 1,
        file_id: 50,
        ...at,
        ...field,
      })),
    ],
    files: [{ id: 50, type: 'pdf', name: '届出書.pdf', path: 'files/form.pdf', ...(form && { form }) }],
  };
  return {
    application,
    files: new Map([['files/form.pdf', onePageFile('/MediaBox[0 0 595.28 841.89]', '')]]),
  };
}

const answers = {
  氏名: '山田太郎',
  届出日: '2024-05-06',
  区分: 'change',
  従業員: [
    { 名前: '一郎', 給与: 1000 },
    { 名前: '二郎', 給与: 2000 },
    { 名前: '三郎', 給与: 3000 },
  ],
};

async function texts(bundle: Bundle, given: Record<string, unknown> = answers): Promise<string[]> {
  const compiled = compile(bundle);
  const { files } = render(compiled, resolve(compiled, given));
  expect(files.map(({ path }) => path)).to.deep.equal(['届出書.pdf']);
  const pages = await seePdf(files[0]?.bytes ?? new Uint8Array());
  return pages.map(({ text }) => text.replaceAll(/\s+/g, ' ').trim());
}

function problemIds(action: () => unknown): string[] {
  try {
    action();
  } catch (error) {
    if (error instanceof ShoruiError) return error.problems.map(({ id }) => id);
    throw error;
  }
  return [];
}

describe('a PDF form of an application', () => {
  it('draws the value of a field, with tags where the instance has a text of its own', async () => {
    const bundle = bundleOf([
      { source_field_id: 20 },
      { source_field_id: 21, value: '{{wareki 届出日}}', position_y: 40 },
    ]);
    expect(await texts(bundle)).to.deep.equal(['山田太郎 令和6年5月6日']);
  });

  it('draws nothing for an answer that was not given', async () => {
    expect(await texts(bundleOf([{ source_field_id: 20 }]), { 区分: 'new' })).to.deep.equal(['']);
  });

  it('draws an instance only when its conditions hold', async () => {
    const bundle = bundleOf([
      { source_field_id: 20, conditions: [{ question_id: 12, operator: 'chosen', option_ids: [13] }] },
    ]);
    expect(await texts(bundle)).to.deep.equal(['']);
    expect(await texts(bundle, { ...answers, 区分: 'new' })).to.deep.equal(['山田太郎']);
  });

  it('lays out the repetitions of a question in rows, continues on copies of the page, and sums them', async () => {
    const form = {
      repeats: [
        {
          question_id: 15,
          page: 1,
          rows: 2,
          pitch: 8,
          continuation: { page: 1 },
          totals: [{ field_id: 23, over: 'all' as const, position_x: 100, position_y: 80 }],
        },
      ],
    };
    const bundle = bundleOf(
      [{ source_field_id: 22 }, { source_field_id: 23, position_x: 60 }, { source_field_id: 20, position_y: 10 }],
      form,
    );
    const [first, second, third] = await texts(bundle);
    expect(first).to.include('一郎').and.to.include('二郎').and.to.include('山田太郎').and.not.to.include('三郎');
    expect(second).to.include('三郎').and.to.include('山田太郎').and.to.include('6,000');
    expect(third).to.equal(undefined);
  });

  it('leaves out a continuation page without rows when it is set so, with what else is on it', async () => {
    const given = (omitEmpty: boolean, rows: number): Bundle => {
      const continuation = { page: 2, ...(omitEmpty && { omit_empty: true }) };
      const form = { repeats: [{ question_id: 15, page: 1, rows, pitch: 8, continuation }] };
      const bundle = bundleOf([{ source_field_id: 22 }, { source_field_id: 20, page: 2, position_y: 60 }], form);
      return { ...bundle, files: new Map([['files/form.pdf', twoPageFile()]]) };
    };
    expect(await texts(given(true, 3))).to.deep.equal(['One 一郎 二郎 三郎']);
    expect(await texts(given(true, 2))).to.deep.equal(['One 一郎 二郎', 'Two 三郎 山田太郎']);
    expect(await texts(given(true, 1))).to.have.length(3);
    expect(await texts(given(false, 3))).to.deep.equal(['One 一郎 二郎 三郎', 'Two 山田太郎']);
  });

  it('refuses more repetitions than the form has rows for', () => {
    const compiled = compile(bundleOf([{ source_field_id: 22 }]));
    expect(problemIds(() => render(compiled, resolve(compiled, answers)))).to.deep.equal(['pdf.rows-overflow']);
  });

  it('marks the chosen option of a question with ink, and leaves the others bare', async () => {
    const style = { width: 5, height: 5, checkbox: 3 as const };
    const bundle = bundleOf([
      { option_id: 13, style, position_x: 20, position_y: 20 },
      { option_id: 14, style, position_x: 40, position_y: 20 },
    ]);
    const compiled = compile(bundle);
    const { files } = render(compiled, resolve(compiled, answers));
    const [page] = await seePdf(files[0]?.bytes ?? new Uint8Array());
    const dark = (x: number, y: number): boolean => {
      const offset = (Math.round((y * 72) / 25.4) * (page?.width ?? 0) + Math.round((x * 72) / 25.4)) * 4;
      return (page?.pixels[offset] ?? 255) < 100;
    };
    expect([dark(22.5, 22.5), dark(42.5, 22.5)]).to.deep.equal([false, true]);
  });

  it('reports every value that does not fit and every character that no font has, with its field', () => {
    const style = { width: 5, height: 4, overflow: [] };
    const compiled = compile(bundleOf([{ source_field_id: 20, style }]));
    try {
      render(compiled, resolve(compiled, { ...answers, 氏名: '山田太郎' }));
      expect.fail('it was drawn');
    } catch (error) {
      if (!(error instanceof ShoruiError)) throw error;
      expect(error.problems.map(({ id, place }) => [id, place.file, place.field?.name])).to.deep.equal([
        ['pdf.text-overflow', 'files/form.pdf', '欄0'],
      ]);
    }
    const wide = compile(bundleOf([{ source_field_id: 20 }]));
    const unknown = { ...answers, 氏名: '\u{e000}\u{10fffd}' };
    expect(problemIds(() => render(wide, resolve(wide, unknown)))).to.deep.equal([
      'pdf.glyph-private',
      'pdf.glyph-private',
    ]);
  });

  it('gives the same bytes for the same answers, and keeps the form in front of them', () => {
    const bundle = bundleOf([{ source_field_id: 20 }]);
    const compiled = compile(bundle);
    const [one, two] = [1, 2].map(() => render(compiled, resolve(compiled, answers)).files[0]?.bytes);
    expect(one).to.deep.equal(two);
    const form = bundle.files.get('files/form.pdf') ?? new Uint8Array();
    expect(one?.subarray(0, form.length)).to.deep.equal(form);
  });

  it('reports a field on a page that the form does not have', () => {
    const compiled = compile(bundleOf([{ source_field_id: 20, page: 3 }]));
    expect(problemIds(() => render(compiled, resolve(compiled, answers)))).to.deep.equal(['pdf.field-page']);
  });

  it('refuses a file that is no PDF when the application is compiled', () => {
    const bundle = bundleOf([{ source_field_id: 20 }]);
    const broken = { ...bundle, files: new Map([['files/form.pdf', new TextEncoder().encode('hello')]]) };
    expect(problemIds(() => compile(broken))).to.deep.equal(['pdf.not-a-pdf']);
  });
});
