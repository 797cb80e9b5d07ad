import { expect } from 'chai';
import { lintTemplate, type Application, type Bundle } from '@shorui/engine';
import { applicationNames, lintBundle } from '@shorui/engine/document';
import { bundleNames, readApplication, readFixture } from '../../fixtures/fixture-folders.ts';
import { makeDocx, p } from '../word/support/make-docx.ts';

const readBundle = (name: string): Bundle => {
  const application = readApplication(name);
  return { application, files: new Map(application.files.map(({ path }) => [path, readFixture(name, path)])) };
};

/** The bundle with the text of its first file replaced. */
function withText(name: string, text: string): Bundle {
  const bundle = readBundle(name);
  const [first] = bundle.application.files;
  const application = { ...bundle.application, files: first ? [first] : [] };
  return { application, files: new Map([[first?.path ?? '', makeDocx(p(text))]]) };
}

const ids = (bundle: Bundle): string[] => lintBundle(bundle).findings.map(({ id }) => id);

describe('linting a bundle', () => {
  for (const name of bundleNames) {
    it(`finds nothing wrong in ${name}`, () => {
      expect(lintBundle(readBundle(name)).findings).to.deep.equal([]);
    });
  }

  it('knows the names of the application and names the file', () => {
    const [finding] = lintBundle(withText('invoice', '{{yen ご請求金顎}}')).findings;
    expect([finding?.id, finding?.params.nearest]).to.deep.equal(['document.name-unknown-nearest', 'ご請求金額']);
    expect(finding?.place.file).to.match(/^files\/.*\.docx$/);
    expect(ids(withText('invoice', '{{まるで違う名前}}'))).to.deep.equal(['document.name-unknown']);
  });

  it('reports files that do not exist', () => {
    const { application } = readBundle('invoice');
    expect(ids({ application, files: new Map() })).to.include('document.file-missing');
  });
});

describe('the names of an application', () => {
  const application: Application = {
    format: 1,
    id: 1,
    name: '試験',
    version: 1,
    publish: 0,
    questions: [
      {
        id: 1,
        name: '形態',
        title: '形態',
        type: 'single',
        options: [{ id: 1, text: '法人', value: 'corp' }],
        field_groups: [{ id: 1, name: '基本' }],
      },
      {
        id: 2,
        name: '従業員',
        title: '従業員',
        type: 'repeat',
        repeat_options: [{ id: 1, questions: [3], min: 0, max: 9 }],
      },
      { id: 3, name: '各人', title: '各人', type: 'fields', field_groups: [{ id: 2, name: '各人' }] },
    ],
    fields: [
      { id: 1, name: '代表者', type: 10, field_group_id: 1 },
      { id: 2, name: '設立日', type: 5, field_group_id: 1 },
      { id: 3, name: '資本金', type: 3, field_group_id: 1 },
      { id: 4, name: '同意', type: 9, field_group_id: 1 },
      { id: 5, name: '役割', type: 7, field_group_id: 2, options: [{ text: '経理', value: 'a' }] },
      { id: 6, name: '写し', type: 1, source_field_id: 2 },
      { id: 7, name: '選択', type: 1, question: 1 },
    ],
    rules: [],
    files: [],
  } as unknown as Application;
  const names = applicationNames(application);
  const found = (text: string): string[] => lintTemplate(makeDocx(p(text)), { names }).findings.map(({ id }) => id);

  it('have their kinds and parts', () => {
    expect(found('{{代表者.last}}{{wareki 設立日}}{{yen 資本金}}{{設立日.value}}')).to.deep.equal([]);
    expect(found('{{代表者.姓}}')).to.deep.equal(['document.name-unknown']);
    expect(found('{{wareki 資本金}}{{yen 設立日}}{{wareki 同意}}')).to.deep.equal([
      'word.lint-not-a-date',
      'word.lint-not-a-number',
      'word.lint-not-a-date',
    ]);
  });

  it('include lists, choices and their options', () => {
    expect(found('{{#each 従業員}}{{#each 役割}}{{text}}{{/each}}{{役割}}{{資本金}}{{/each}}')).to.deep.equal([]);
    expect(found('{{役割}}{{従業員}}{{#each 形態}}x{{/each}}')).to.deep.equal([
      'word.name-outside-loop',
      'word.value-not-text',
      'word.each-not-list',
    ]);
    expect(found('{{#if (eq 形態 "法人")}}x{{/if}}{{#if (eq 形態 "corp")}}x{{/if}}')).to.deep.equal([]);
    expect(found('{{#if (eq 形態 "個人")}}x{{/if}}')).to.deep.equal(['word.lint-option-unknown']);
  });

  it('have the kind of the field or question that they show', () => {
    expect(found('{{wareki 写し}}{{#if (eq 選択 "法人")}}x{{/if}}')).to.deep.equal([]);
    expect(found('{{yen 写し}}{{#if (eq 選択 "個人")}}x{{/if}}')).to.deep.equal([
      'word.lint-not-a-number',
      'word.lint-option-unknown',
    ]);
  });
});
