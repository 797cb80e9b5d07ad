import { expect } from 'chai';
import type { Application } from '@shorui/engine';
import type { FieldInstance } from '@shorui/engine/model';
import { editApplication } from '../../../../packages/engine/src/application/edits/index.ts';
import { renameInTags } from '../../../../packages/engine/src/application/edits/follow-renames.ts';
import { deepFreeze, sampleApplication, textField } from './sample-application.ts';

/** The sample with an instance on its PDF form that prints a text with tags. */
function withValue(value: string, more: Partial<FieldInstance> = {}, file: object = {}): Application {
  const application = sampleApplication();
  const place = { file_id: 81, page: 1, position_x: 1, position_y: 1 };
  return deepFreeze({
    ...application,
    fields: [...application.fields, textField(99, '印字', { ...place, value, ...more })],
    files: application.files.map((each) => (each.id === 81 ? { ...each, ...file } : each)),
  });
}

const rename = (application: Application, kind: 'field' | 'question' | 'survey_field', id: number, name: string) =>
  editApplication(application, { action: 'update', kind, id, set: { name } } as never);

const valueOf = ({ fields }: Application): string | undefined => fields.find(({ id }) => id === 99)?.value;

describe('tags in the texts of an application', () => {
  it('follow a renamed field, with the previous text in the effects', () => {
    const before = withValue('{{単価}}円×{{数量}}', { question: 10 });
    const { application, effects } = rename(before, 'field', 71, '税抜単価');
    expect(valueOf(application)).to.equal('{{税抜単価}}円×{{数量}}');
    const told = effects.filter(({ id, property }) => id === 99 && property === 'value');
    expect(told.map(({ action, before: was }) => [action, was])).to.deep.equal([['updated', '{{単価}}円×{{数量}}']]);
    // Nothing else is touched.
    expect(application.fields[0]).to.equal(before.fields[0]);
    expect(application.files).to.equal(before.files);
  });

  it('follow questions, put brackets around names that need them, and do not change other texts and parts of names', () => {
    const before = withValue('{{wareki 雇用形態 "雇用形態"}} 雇用形態 {{雇用形態.text}}{{会社.雇用形態}}');
    const { application } = rename(before, 'question', 10, '契約 形態');
    expect(valueOf(application)).to.equal(
      '{{wareki [契約 形態] "雇用形態"}} 雇用形態 {{[契約 形態].text}}{{会社.雇用形態}}',
    );
  });

  it('follow in names of files, folders and the sums of forms, where {{合計}} remains the sum', () => {
    const repeats = [
      {
        question_id: 30,
        rows: 3,
        pitch: 5,
        totals: [{ field_id: 77, over: 'all' as const, position_x: 1, position_y: 2, value: '{{合計}}／{{単価}}' }],
      },
    ];
    const before = withValue('{{合計}}', {}, { name: '申請_{{単価}}.pdf', form: { repeats } });
    const { application } = rename(before, 'field', 71, '値段');
    const form = application.files.find(({ id }) => id === 81);
    expect(form?.name).to.equal('申請_{{値段}}.pdf');
    expect(form?.form?.repeats?.[0]?.totals?.[0]?.value).to.equal('{{合計}}／{{値段}}');
    const other = rename(before, 'field', 73, '総額').application;
    expect(valueOf(other)).to.equal('{{総額}}');
    expect(other.files.find(({ id }) => id === 81)?.form?.repeats?.[0]?.totals?.[0]?.value).to.equal(
      '{{合計}}／{{単価}}',
    );
  });

  it('read the nearest name: one inside of a list, or the one around it', () => {
    // 氏名 (77) is asked in the list of question 30; the instance shows it there.
    const inside = withValue('{{氏名}}様', { source_field_id: 77 });
    expect(valueOf(rename(inside, 'field', 77, '従業員名').application)).to.equal('{{従業員名}}様');
    // At the root the name is another's, or nobody's.
    expect(valueOf(rename(withValue('{{氏名}}様'), 'field', 77, '従業員名').application)).to.equal('{{氏名}}様');
    const around = withValue('{{単価}}', { source_field_id: 77 });
    expect(valueOf(rename(around, 'field', 71, '値段').application)).to.equal('{{値段}}');
  });

  it('stay when another field shows the same value under the old name', () => {
    const shared = withValue('{{会社名}}');
    const twin = {
      ...shared,
      fields: shared.fields.map((field) => (field.id === 76 ? { ...field, name: '会社名' } : field)),
    };
    expect(valueOf(rename(twin, 'field', 70, '社名').application)).to.equal('{{会社名}}');
    expect(valueOf(rename(shared, 'field', 70, '社名').application)).to.equal('{{社名}}');
  });
});

describe('a name replaced in tags', () => {
  const to = (text: string): string => renameInTags(text, (name) => (name === 'date' ? '日付' : undefined));

  it('is a value, never a helper, an option, a part of a path, quoted text or a comment', () => {
    expect(to('{{date}}')).to.equal('{{日付}}');
    expect(to('{{ date }} {{[date]}} {{date.year}}')).to.equal('{{ 日付 }} {{日付}} {{日付.year}}');
    expect(to('{{date date "date"}}')).to.equal('{{date 日付 "date"}}');
    expect(to('{{wareki (date date) date=date}}')).to.equal('{{wareki (date 日付) date=日付}}');
    expect(to('{{a.date}} {{../date}} {{@date}} {{!date}} date')).to.equal(
      '{{a.date}} {{../date}} {{@date}} {{!date}} date',
    );
    expect(to('{{#if date}}{{/if}}')).to.equal('{{#if 日付}}{{/if}}');
    expect(to('{{date')).to.equal('{{date');
  });
});
