import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { once } from 'node:events';
import { applicationFormat } from '@shorui/engine/model';
import { writeBundle, type Application } from '@shorui/engine/node';
import { contractTemplate } from '../word/contract.ts';
import { contractData } from '../word/data.ts';
import { handlebarsDialect } from '../word/dialect.ts';

const list = (id: number, name: string, questions: number[]): Application['questions'][number] => ({
  id,
  name: `${name}の一覧`,
  title: name,
  type: 'repeat',
  repeat_options: [{ id: id + 1, name, questions, min: 0, max: 1000 }],
});

const asked = (id: number, name: string): Application['questions'][number] => ({
  id,
  name,
  title: name,
  type: 'fields',
  field_groups: [{ id: id + 1, name }],
});

/** The contract of the Word bench as an application: every tag of it is a question or a field. */
function contractApplication(): Application {
  const fields: Application['fields'] = [];
  let last = 100;
  const text = (name: string, group: number): void => {
    fields.push({ id: ++last, name, type: 1, field_group_id: group });
  };
  for (const name of ['number', 'company']) text(name, 2);
  for (let number = 1; number <= 40; number++) text(`field${number}`, 2);
  for (let number = 1; number <= 6; number++) {
    fields.push({ id: ++last, name: `when${number}`, type: 9, field_group_id: 2 });
  }
  for (const name of ['name', 'unit', 'count', 'price', 'total']) text(name, 4);
  text('title', 6);
  text('member', 8);
  return {
    format: applicationFormat,
    id: 1000,
    name: '契約書',
    version: 1,
    publish: 0,
    last_id: 1000,
    questions: [
      asked(1, '契約'),
      asked(3, '品目'),
      list(10, 'items', [3]),
      asked(5, '組'),
      asked(7, '構成員'),
      list(12, 'members', [7]),
      list(14, 'groups', [5, 12]),
    ],
    fields,
    files: [{ id: 999, type: 'word', name: '契約書_{{number}}.docx', path: 'files/contract.docx' }],
  };
}

/** Writes the bundle of the contract and so many sets of answers; gives the paths of both. */
export async function writeContracts(folder: string, count: number): Promise<{ bundle: string; answers: string }> {
  mkdirSync(folder, { recursive: true });
  const bundle = join(folder, 'contract');
  const template = contractTemplate(handlebarsDialect);
  await writeBundle(bundle, {
    application: contractApplication(),
    files: new Map([['files/contract.docx', template]]),
  });
  const answers = join(folder, 'answers.jsonl');
  const stream = createWriteStream(answers);
  for (let number = 1; number <= count; number++) {
    if (!stream.write(`${JSON.stringify(contractData(number))}\n`)) await once(stream, 'drain');
  }
  stream.end();
  await once(stream, 'finish');
  return { bundle, answers };
}
