import { expect } from 'chai';
import { ShoruiError, type Bundle } from '@shorui/engine';
import { compile, render, resolve } from '@shorui/engine/node';
import { createDocuments, type Documents } from '../../../packages/server/src/documents/documents.ts';
import { emptyDefinition } from '../../../packages/server/src/domains/applications/definition.ts';
import { AppError } from '../../../packages/server/src/errors/app-error.ts';
import { makeDocx, p } from '../../engine/word/support/make-docx.ts';

const question: Bundle['application']['questions'][number] = {
  id: 1,
  name: '相手',
  title: '相手方',
  type: 'fields',
  field_groups: [{ id: 2, name: '相手方' }],
};
const bundleOf = (text: string): Bundle => ({
  application: {
    ...emptyDefinition(1, '申込書'),
    last_id: 4,
    questions: [question],
    fields: [{ id: 3, name: '会社名', type: 1, field_group_id: 2, required: true }],
    files: [{ id: 4, type: 'word', name: '申込書_{{会社名}}.docx', path: 'files/1.docx' }],
  },
  files: new Map([['files/1.docx', makeDocx(p(text))]]),
});
const work = (answers: object) => ({ kind: 'files', answers: { ...answers }, options: {} }) as const;

const failureOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('documents made in threads', () => {
  let documents: Documents;
  let loads = 0;
  const sourceOf = (text: string) => ({
    key: text,
    load: async () => {
      loads += 1;
      return bundleOf(text);
    },
  });
  before(() => {
    documents = createDocuments({ threads: 1 });
  });
  after(() => documents.close());

  it('are those of the engine, and an application is compiled once a thread', async () => {
    const answers = { 会社名: '株式会社𠮷田' };
    const compiled = compile(bundleOf('{{会社名}} 御中'));
    const [expected] = render(compiled, resolve(compiled, answers)).files;
    const made = await Promise.all(
      Array.from({ length: 10 }, () => documents.make(sourceOf('{{会社名}} 御中'), work(answers))),
    );
    for (const { files } of made) {
      expect(files[0]?.path).to.equal('申込書_株式会社𠮷田.docx');
      expect(Buffer.compare(files[0]?.bytes ?? new Uint8Array(), expected?.bytes ?? new Uint8Array())).to.equal(0);
    }
    expect(loads).to.equal(1);
  });

  it('report problems of answers and templates as the engine does, and go on', async () => {
    const incomplete = await failureOf(documents.make(sourceOf('{{会社名}} 御中'), work({})));
    expect(incomplete).to.be.instanceOf(ShoruiError);
    const broken = await failureOf(documents.make(sourceOf('{{#each'), work({})));
    expect(broken).to.be.instanceOf(ShoruiError);
    expect((await documents.make(sourceOf('{{会社名}} 御中'), work({ 会社名: 'A' }))).files).to.have.length(1);
  });

  it('of bulk records come in their order; bad records say what is wrong', async () => {
    const records = ['A', '', 'B'].map(
      (cell, at) => ({ kind: 'row', number: at + 1, line: at + 2, cells: [cell] }) as const,
    );
    const { records: made } = await documents.make(sourceOf('{{会社名}} 御中'), {
      kind: 'records',
      records,
      header: ['会社名'],
      name: '{{会社名}}',
      locale: 'ja',
    });
    expect(made.map(({ number, name, files, errors }) => [number, name, files.length, errors.length])).to.deep.equal([
      [1, 'A', 1, 0],
      [2, '', 0, 1],
      [3, 'B', 1, 0],
    ]);
    expect(made[1]?.errors[0]).to.include({ field: '会社名', line: 3, column: 1 });
  });

  it('that take too long are stopped, and the next ones are made', async () => {
    const hasty = createDocuments({ threads: 1, taskMs: 1 });
    const error = await failureOf(hasty.make(sourceOf('長い {{会社名}}'), work({ 会社名: 'A' })));
    expect(error).to.be.instanceOf(AppError).and.to.have.property('code', 'document_exhausted');
    await hasty.close();
    const patient = createDocuments({ threads: 1 });
    expect((await patient.make(sourceOf('次 {{会社名}}'), work({ 会社名: 'A' }))).files).to.have.length(1);
    await patient.close();
  });

  it('wait in a line that has an end', async () => {
    const narrow = createDocuments({ threads: 1, waiting: 1 });
    const outcomes = await Promise.all(
      [1, 2, 3].map(() => failureOf(narrow.make(sourceOf('{{会社名}} 御中'), work({ 会社名: 'A' })))),
    );
    expect(outcomes.slice(0, 2)).to.deep.equal([undefined, undefined]);
    expect(outcomes[2]).to.be.instanceOf(AppError).and.to.have.property('code', 'busy');
    await narrow.close();
  });
});
