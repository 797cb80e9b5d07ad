import { validateApplication, type Application } from '@shorui/engine';
import { editApplication, validateDraft, type Change } from '@shorui/engine/model';
import { expect } from 'chai';
import { sampleApplication as publishedApplication } from './sample-application.ts';

const sampleApplication = (): Application => ({ ...publishedApplication(), publish: 0 });

const idsOf = ({ problems }: ReturnType<typeof validateDraft>): string[] =>
  problems.filter(({ severity }) => severity === 'error').map(({ id }) => id);

const edited = (changes: readonly unknown[]): Application =>
  changes.reduce<Application>(
    (application, change) => editApplication(application, change as Change).application,
    sampleApplication(),
  );

describe('validateDraft', () => {
  const unfinished: readonly (readonly [string, object, string])[] = [
    [
      'a choice field without options',
      { action: 'create', kind: 'field', value: { name: '役職', type: 6, field_group_id: 5 } },
      'application.invalid-field-without-options',
    ],
    [
      'a choice question without options',
      { action: 'create', kind: 'question', value: { name: '区分', title: '区分', type: 'single' } },
      'application.invalid-no-options',
    ],
    [
      'a formula that cannot be read',
      { action: 'create', kind: 'field', value: { name: '合計', type: 15, formula: '1 +' } },
      'application.invalid-formula',
    ],
    [
      'a prefix of counters that no tag can have',
      { action: 'update_application', set: { increment_tag: { prefix: '連番1', text: '第1号' } } },
      'application.invalid-increment-prefix',
    ],
    [
      'a PDF form with the name of a Word file',
      { action: 'create', kind: 'file', value: { type: 'pdf', name: '申請.docx', path: 'files/x.pdf' } },
      'application.invalid-name-extension',
    ],
  ];
  for (const [what, change, problem] of unfinished) {
    it(`accepts ${what}, which publishing refuses`, () => {
      const draft = edited([change]);
      expect(validateDraft(draft)).to.deep.include({ ok: true, application: draft });
      expect(idsOf(validateApplication(draft))).to.deep.equal([problem]);
    });
    it(`refuses ${what} in an application that is published or frozen`, () => {
      const draft = edited([change]);
      for (const state of [{ frozen: true }, { publish: 1 }])
        expect(idsOf(validateDraft({ ...draft, ...state }))).to.deep.equal([problem]);
    });
  }

  const impossible: readonly (readonly [string, (application: Application) => object, string])[] = [
    ['an id that is given twice', ({ tags }) => ({ tags: [...(tags ?? []), ...(tags ?? [])] }), 'duplicate-id'],
    ['an id above last_id', () => ({ last_id: 1 }), 'last-id'],
    [
      'a reference to nothing',
      ({ fields }) => ({ fields: fields.map((each) => ({ ...each, file_id: 59 })) }),
      'no-file',
    ],
    ['a path that leads out', ({ files }) => ({ files: files.map((each) => ({ ...each, path: '../x.pdf' })) }), 'path'],
    [
      'two files of one name',
      ({ files }) => ({ files: files.map((each) => ({ ...each, name: 'x.pdf', folder_id: 43 })) }),
      'duplicate-output',
    ],
    [
      'two fields of one name',
      ({ fields }) => ({ fields: fields.map((each) => ({ ...each, name: 'x' })) }),
      'duplicate-name',
    ],
  ];
  for (const [what, change, problem] of impossible)
    it(`refuses ${what}`, () => {
      const sample = sampleApplication();
      expect(idsOf(validateDraft({ ...sample, ...change(sample) }))).to.include(`application.invalid-${problem}`);
    });

  it('refuses what has not the shape of an application', () => {
    expect(idsOf(validateDraft({ ...sampleApplication(), questions: 7 }))).to.deep.equal([
      'application.invalid-not-list',
    ]);
    expect(validateDraft(null).ok).to.equal(false);
  });
});
