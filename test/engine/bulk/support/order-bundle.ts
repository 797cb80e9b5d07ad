import type { Application, Bundle } from '@shorui/engine/node';
import { FormBuilder } from '../../answers/form-builder.ts';
import { makeDocx, p } from '../../word/support/make-docx.ts';

const texts = { type: 1 } as const;

/** An application of orders: texts, a date, a name, an address, several choices, and lines that repeat. */
export function orderApplication(files = 1): Application {
  const form = new FormBuilder();
  form.fields('注文', {
    会社名: { ...texts, required: true },
    契約日: { type: 5, date_format: 'YYYY年M月D日' },
    氏名: { type: 10 },
    住所: { type: 11 },
    備考: { type: 2 },
  });
  form.choice('希望', ['朝', '昼', '夜'], { type: 'multiple' });
  const line = form.fields('品目', { 品名: { ...texts, required: true }, 金額: { type: 3 }, 担当: { type: 10 } });
  form.repeat('明細', [line], { name: '明細', max: 20 });
  const numbers = Array.from({ length: files }, (_, index) => index + 1);
  const application = form.build();
  return {
    ...application,
    last_id: application.last_id + files,
    files: numbers.map((number) => ({
      id: application.last_id + number,
      type: 'word',
      name: `注文書${number === 1 ? '' : number}_{{会社名}}.docx`,
      path: `files/order${number}.docx`,
    })),
  };
}

const body = [
  p('{{会社名}} 御中 {{契約日}}'),
  p('{{氏名}} {{住所}} {{希望}} {{備考}}'),
  p('{{#each 明細}}'),
  p('{{品名}} {{金額}} {{担当}}'),
  p('{{/each}}'),
].join('');

/** The application with its templates: small, so that a record takes well under a millisecond. */
export function orderBundle(files = 1): Bundle {
  const application = orderApplication(files);
  return { application, files: new Map(application.files.map(({ path }) => [path, makeDocx(body)])) };
}

/** Answers of one order; different for each number. */
export function order(number: number): Record<string, unknown> {
  return {
    会社名: `株式会社${number}番`,
    契約日: `2026-04-${String((number % 28) + 1).padStart(2, '0')}`,
    氏名: { last: '髙橋', first: `${number}郎` },
    希望: ['朝', '夜'],
    明細: Array.from({ length: (number % 3) + 1 }, (_, line) => ({ 品名: `品${line + 1}`, 金額: number * 100 + line })),
  };
}

export function orders(count: number): Record<string, unknown>[] {
  return Array.from({ length: count }, (_, index) => order(index + 1));
}
