import { answersSchema, type Application } from '@shorui/engine';
import { publishedSchemaNames, publishedSchemas, type PublishedSchemaName } from '@shorui/engine/model';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect } from 'chai';
import { sampleApplication } from './sample-application.ts';

type Documents = { readonly good: readonly unknown[]; readonly bad: readonly unknown[] };

const sample = sampleApplication();
const user = { id: 1, application_id: 12, version: 3, state: 1, answers: { 会社名: 'A' } };

const documents: Readonly<Record<PublishedSchemaName, Documents>> = {
  application: {
    good: [sample],
    bad: [{ ...sample, extra: 1 }, { ...sample, format: 2 }, [], { ...sample, questions: [{}] }],
  },
  'application-version': {
    good: [{ application_id: 12, number: 1, snapshot: sample }],
    bad: [
      { application_id: 12, number: 0, snapshot: sample },
      { application_id: 12, number: 1, snapshot: {} },
    ],
  },
  'application-user': {
    good: [user],
    bad: [
      { ...user, state: 3 },
      { ...user, answers: [] },
    ],
  },
  answers: {
    good: [
      {},
      { 会社名: 'A', 人数: 3, 従業員: [{ 氏名: { last: '山田' }, 子: [{ 名: 'B' }] }], 手当: ['x'], 日: null },
    ],
    bad: [[], { 会社名: { name: 'x' } }, { 従業員: [{ 氏名: { last: 5 } }] }, { 手当: [['x']] }],
  },
  question: { good: sample.questions, bad: [{ ...sample.questions[0], type: 'x' }, { id: 1 }] },
  field: {
    good: sample.fields,
    bad: [
      { ...sample.fields[0], type: 0 },
      { ...sample.fields[0], name: 'あ'.repeat(26) },
    ],
  },
  fields: {
    good: [
      { format: 1, fields: [] },
      {
        format: 1,
        fields: [
          { name: '氏名', page: 1, position_x: 10, position_y: 20.5, style: { width: 40, cells: { count: 7 } } },
        ],
        repeats: [
          {
            name: '明細',
            rows: 10,
            pitch: 8,
            continuation: { page: 2 },
            fields: [{ name: '金額', position_x: 1, position_y: 2 }],
            totals: [{ name: '金額', over: 'page', position_x: 1, position_y: 90 }],
          },
        ],
      },
    ],
    bad: [
      { fields: [] },
      { format: 1, fields: [{ name: '氏名', position_x: 10 }] },
      { format: 1, fields: [{ name: '氏名', position_x: 10, position_y: 1, style: { align: 'middle' } }] },
      { format: 1, fields: [], repeats: [{ name: '明細', rows: 0, pitch: 8, fields: [] }] },
    ],
  },
  'master-field': {
    good: [{ id: 1, name: 'a', type: 1 }],
    bad: [
      { id: 1, name: 'a' },
      { id: 1, name: 'a', type: 1, page: 1 },
    ],
  },
  condition: {
    good: [
      { question_id: 1, operator: 'answered' },
      { rule_id: 1, operator: 'holds' },
    ],
    bad: [{ operator: 'answered' }, { question_id: 1, field_id: 1, operator: 'answered' }],
  },
  rule: {
    good: [{ id: 1, name: 'a', conditions: [{ rule_id: 2, operator: 'holds' }] }],
    bad: [{ id: 1 }, { id: 1, name: 'a', conditions: [{}] }],
  },
  file: { good: sample.files, bad: [{ ...sample.files[0], type: 'excel' }] },
  folder: { good: [{ id: 1, name: 'a' }], bad: [{ id: 0, name: 'a' }] },
  template: {
    good: [{ children: [{ type: 'section', path: [0], children: [{ type: 'table', path: [0, 0], children: [] }] }] }],
    bad: [{}, { children: [{ type: 'section', path: [0], children: [{ type: 'nothing', path: [0] }] }] }],
  },
  meta: { good: [{ id: 1, name: 'a', type: 10 }], bad: [{ id: 1, name: 'a', type: 11 }] },
  'meta-group': {
    good: [{ id: 1, name: 'a', index: 999, items: [{ item_type: 'meta', item_id: 2, pivot: { layout: 2 } }] }],
    bad: [{ id: 1, name: 'a', items: [{ item_type: 'x', item_id: 2 }] }],
  },
};

/** Everything under `$ref` in a schema, at any depth. */
function references(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]) => (key === '$ref' ? [String(value)] : references(value)));
}

interface Described {
  readonly $ref?: string;
  readonly title?: unknown;
  readonly description?: unknown;
  readonly properties?: Readonly<Record<string, Described>>;
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '';
}

describe('published schemas', () => {
  for (const name of publishedSchemaNames) {
    const schema = publishedSchemas[name];

    it(`${name} compiles strictly, accepts valid values and refuses invalid ones`, () => {
      const validate = new Ajv2020({ strict: true, allErrors: true }).compile(schema);
      for (const good of documents[name].good) expect(validate(good), JSON.stringify(validate.errors)).to.equal(true);
      for (const bad of documents[name].bad) expect(validate(bad), JSON.stringify(bad)).to.equal(false);
    });

    it(`${name} has its draft, a stable id and descriptions, and contains all its references`, () => {
      expect(schema['$schema']).to.equal('https://json-schema.org/draft/2020-12/schema');
      expect(schema['$id']).to.equal(`https://shorui.example/schema/${name}.json`);
      expect(schema['title']).to.be.a('string').and.not.empty;
      expect(schema['description']).to.be.a('string').and.not.empty;
      const definitions = (schema['$defs'] ?? {}) as Readonly<Record<string, { readonly title: string }>>;
      const wanted = new Set(references(schema));
      expect([...wanted].sort()).to.deep.equal(
        Object.keys(definitions)
          .map((each) => `#/$defs/${each}`)
          .sort(),
      );
      for (const definition of Object.values(definitions)) expect(definition.title).to.be.a('string');
      expect(JSON.parse(JSON.stringify(schema))).to.deep.equal(schema);
    });
  }

  it('describe every property of a template document', () => {
    const { $defs: definitions, ...document } = publishedSchemas.template;
    const models = Object.entries({ ...(definitions as object), document }) as [string, Described][];
    expect(models.map(([name]) => name)).to.include.members([
      'EditorBlock',
      'BlockOptions',
      'TableSettings',
      'PageSettings',
    ]);
    for (const [model, { description, properties = {}, title }] of models) {
      expect([title, description].every(isText), model).to.equal(true);
      for (const [name, property] of Object.entries(properties)) {
        if (property.$ref === undefined) {
          expect([property.title, property.description].every(isText), `${model}.${name}`).to.equal(true);
        }
      }
    }
  });

  it('distinguish similar models: a field group is not called a rule', () => {
    expect(publishedSchemas.question['$defs']).to.include.keys('FieldGroup').and.not.include.keys('Rule');
  });

  it('are the same object each time', () => {
    expect(publishedSchemas.meta).to.equal(publishedSchemas.meta);
  });
});

function check(answers: unknown, application: Application = sample): boolean {
  return new Ajv2020({ strict: true }).compile(answersSchema(application))(answers);
}

describe('answersSchema', () => {
  const least = { 雇用形態: 'full', 会社名: 'A社' };

  it('accepts the least and the most that can be answered', () => {
    expect(check(least)).to.equal(true);
    expect(
      check({
        雇用形態: 'パート',
        会社名: 'A社',
        契約日: '令和6年4月1日',
        郵便番号: '100-0001',
        契約期間: '1年',
        紹介元: '広告',
        従業員: [
          { 氏名: { last: '山田', first: '太郎' }, 月給: 250_000, 手当: ['通勤'] },
          { 氏名: '鈴木一郎', 月給: '３０万', 手当: null },
        ],
      }),
    ).to.equal(true);
  });

  const wrong: readonly (readonly [string, unknown])[] = [
    ['a missing required field', { 雇用形態: 'full' }],
    ['a required field without an answer', { ...least, 会社名: null }],
    ['an option that is none', { ...least, 雇用形態: '役員' }],
    ['a name that nothing has', { ...least, 会社: 'A' }],
    ['an answer to a formula', { ...least, 従業員: [{ 氏名: 'A', 年収: 1 }] }],
    ['an answer to a field that shows another value', { ...least, パート印: true }],
    ['a text that is too long', { ...least, 会社名: 'a'.repeat(41) }],
    ['a number that is too small', { ...least, 従業員: [{ 氏名: 'A', 月給: 0 }] }],
    ['too many options', { ...least, 従業員: [{ 氏名: 'A', 手当: ['通勤', '住宅'] }] }],
    ['too many repetitions', { ...least, 従業員: Array.from({ length: 6 }, () => ({ 氏名: 'A' })) }],
    ['a repetition without its required field', { ...least, 従業員: [{}] }],
    ['a repetition that is no object', { ...least, 従業員: ['山田'] }],
    ['a name of the list outside of it', { ...least, 氏名: 'A' }],
  ];
  for (const [what, answers] of wrong) {
    it(`refuses ${what}`, () => {
      expect(check(answers)).to.equal(false);
    });
  }

  it('requires repetitions only of a list that is always shown', () => {
    const always = sampleApplication();
    delete always.questions[2]!.conditions;
    expect(check(least, always)).to.equal(false);
    expect(check({ ...least, 従業員: [] }, always)).to.equal(false);
    expect(check({ ...least, 従業員: [{ 氏名: 'A' }] }, always)).to.equal(true);
  });

  it('has the id and version of its application and the texts of the questions', () => {
    const schema = answersSchema(sample);
    expect(schema['$id']).to.equal('https://shorui.example/schema/applications/12/versions/3/answers.json');
    expect(schema['title']).to.equal('雇用契約書');
    expect(schema).to.have.nested.property('properties.雇用形態.title', '雇用形態を選んでください');
  });

  it('terminates when repetitions contain each other', () => {
    const circular = sampleApplication();
    circular.questions[2]!.repeat_options![0]!.questions.push(7);
    expect(answersSchema(circular)).to.have.property('type', 'object');
  });
});
