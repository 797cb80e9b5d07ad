import { expect } from 'chai';
import { compile, parseBundle, render, resolve, type Application, type RawAnswers } from '@shorui/engine';
import { applicationFormat, blockTypes, TemplateDocument } from '@shorui/engine/model';
import { Value } from 'typebox/value';
import { documentText } from '../fixtures/document-text.ts';
import { code, readDocs, readGuide } from './guide-page.ts';
import { drawLines } from './printed.ts';

const parts = readGuide(new TextDecoder().decode(readDocs('editor-layer.md')));
const block = (label: string): string =>
  parts.flatMap((part) => (part.kind === 'block' && part.label === label ? [part.text] : []))[0] ?? '';
const template = JSON.parse(block('document')) as TemplateDocument;

/** A question with two options, under the ids that the page names. */
const choice = (id: number, name: string, texts: readonly [string, string]): Application['questions'][number] => ({
  id,
  name,
  title: name,
  type: 'single',
  options: texts.map((text, index) => ({ id: id + 1 + index, text, value: text })),
});

const application: Application = {
  format: applicationFormat,
  id: 1,
  name: '業務委託契約書',
  version: 1,
  publish: 0,
  last_id: 20,
  questions: [
    { id: 2, name: '業務の項目', title: '業務', type: 'fields', field_groups: [{ id: 3, name: '業務' }] },
    {
      id: 6,
      name: '業務',
      title: '業務',
      type: 'repeat',
      repeat_options: [{ id: 7, questions: [2], min: 1, max: 9 }],
    },
    choice(8, '再委託', ['禁止する', '認める']),
    choice(11, '成果物', ['ある', 'ない']),
  ],
  fields: [{ id: 4, name: '業務名', type: 1, field_group_id: 3 }],
  files: [{ id: 20, type: 'word', name: '契約書.docx', path: 'files/agreement.docx', document: template }],
};

function textWith(answers: RawAnswers): string {
  const entries = new Map([
    ['application.json', new TextEncoder().encode(JSON.stringify(application))],
    ['files/agreement.docx', drawLines(block('file'))],
  ]);
  const compiled = compile(parseBundle(entries));
  const [file] = render(compiled, resolve(compiled, answers)).files;
  return documentText(file?.bytes ?? new Uint8Array()).trimEnd();
}

describe('the page on the editor layer', () => {
  it('has an example of the schema', () => {
    expect([...Value.Errors(TemplateDocument, template)].map(({ message }) => message)).to.deep.equal([]);
  });

  it('shows what its example gives', () => {
    expect(textWith(JSON.parse(block('answers')) as RawAnswers)).to.equal(block('result'));
  });

  it('leaves the proposal out unless all of its options are chosen', () => {
    const answers = JSON.parse(block('answers')) as Record<string, string>;
    expect(textWith({ ...answers, 成果物: 'ない' })).not.to.include('再委託先');
    expect(textWith({ ...answers, 再委託: '禁止する' }))
      .to.include('再委託してはならない')
      .and.not.to.include('再委託先');
  });

  it('names every option, and every block that can be put in', () => {
    const rows = parts.flatMap((part) => (part.kind === 'row' ? [part.cells] : []));
    const options = rows.flatMap((cells) => [...(cells['option'] ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name));
    expect(options).to.have.members([
      'isLoop',
      'questionId',
      'hasCondition',
      'conditions',
      'condition_options',
      'required_all',
      'ruleId',
      'inheritRuleId',
    ]);
    const types = rows.map((cells) => code(cells['type'] ?? '')).filter((name) => name !== '');
    expect(types).to.include.members(blockTypes.filter((type) => /^(?:new|image|pagebreak|proposal)/.test(type)));
  });
});
