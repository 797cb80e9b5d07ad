import { fieldType, type EditorBlock } from '@shorui/engine/model';
import { readZip } from '@shorui/engine/node';
import { expect } from 'chai';
import { seePdf } from '../../engine/pdf/support/see-pdf.ts';
import { makeDocx, p } from '../../engine/word/support/make-docx.ts';
import { textOf } from '../../engine/word/support/read-docx.ts';
import { eachDatabase } from '../support/each-database.ts';
import { loginAs, makePlan, makeWorkspace } from '../support/factories.ts';
import {
  proposingStaff,
  dataOf,
  notification,
  type ProposedField,
  type ProposedQuestion,
  type ProposingStaff,
} from './proposing-staff.ts';

const letter = makeDocx(
  p('{{甲の会社名}} 御中') +
    p('{{甲の担当者}} 様　契約日は{{契約日}}です。') +
    p('{{#each 明細}}{{品名}}：{{数量}}個　{{/each}}') +
    p('この書面は二部作成する。') +
    p('届出人 {{フリガナ}}'),
);

eachDatabase('an application built by the staff alone', (own) => {
  const running = proposingStaff(own);
  let builder: ProposingStaff;
  beforeEach(() => {
    builder = running();
  });

  it('from templates and proposals, used by a company, gives the right Word and PDF files', async () => {
    const word = await builder.upload('word-templates/upload', letter, '通知書.docx');
    const fromTags = await builder.proposals(word);
    const questions = fromTags.questions as ProposedQuestion[];
    expect(
      questions.map(({ name, list, fields }) => [name, list.length, fields.map(({ type }) => type)]),
    ).to.deep.equal([
      ['甲', 0, [fieldType.text, fieldType.text]],
      ['日付', 0, [fieldType.date]],
      ['明細', 1, [fieldType.text, fieldType.number]],
      ['氏名・連絡先', 0, [fieldType.text]],
    ]);
    const looked = dataOf(await builder.create({ questions, version: fromTags.version, preview: true }));
    expect(looked.version).to.equal(fromTags.version);
    const made = dataOf(await builder.create({ questions, version: fromTags.version }));
    expect(made.questions.map(({ type }: { type: string }) => type).toSorted()).to.deep.equal([
      'fields',
      'fields',
      'fields',
      'fields',
      'repeat',
    ]);
    // Nothing is left to propose, and no tag is unknown any more.
    expect((await builder.proposals(word)).questions).to.deep.equal([]);

    const choice = {
      name: '控え',
      title: '控えを作りますか。',
      type: 'single',
      options: [
        { text: '作る', value: 'yes' },
        { text: '作らない', value: 'no' },
      ],
    };
    const changes = [{ action: 'create', kind: 'question', value: choice }];
    const { effects } = dataOf(
      await builder.staff.post(`${builder.at}/edit`, { changes, version: await builder.version() }),
    );
    const yes = effects.find(({ kind }: { kind: string }) => kind === 'option').id as number;
    const shown = dataOf(await builder.staff.get(`${builder.at}/word-templates/${word}`));
    expect(shown.findings).to.deep.equal([]);
    const children = (shown.document.children as EditorBlock[]).map((section) => ({
      ...section,
      children: (section.children ?? []).map((block) =>
        block.text === 'この書面は二部作成する。'
          ? { ...block, options: { hasCondition: true, condition_options: [yes] } }
          : block,
      ),
    }));
    const layer = { document: { ...shown.document, children }, version: shown.version };
    dataOf(await builder.staff.put(`${builder.at}/word-templates/${word}`, layer));

    const pdf = await builder.upload('pdf', notification, '変更届.pdf');
    const fromPlaces = await builder.proposals(pdf);
    const wanted = ['氏名', '電話番号', '変更事項', '生年月日'];
    const places = (fromPlaces.questions as ProposedQuestion[]).flatMap(({ fields, ...question }) => {
      const kept = fields.filter(({ name }) => wanted.includes(name));
      return kept.length === 0 ? [] : [{ ...question, fields: kept }];
    });
    dataOf(await builder.create({ questions: places, file_id: pdf, version: fromPlaces.version }));
    const placed = dataOf(await builder.staff.get(`${builder.at}/pdf/${pdf}`)).placements as ProposedField[];
    expect(new Set(placed.map(({ name }) => name))).to.have.keys(wanted);
    // What the template asks as well is printed on the form by one more field that shows its value.
    const definition = await builder.definition();
    const kana = definition.fields.find(({ name }: ProposedField) => name === 'フリガナ').id as number;
    const own_ = { name: 'フリガナ', type: 1, source_field_id: kana, page: 1, position_x: 120, position_y: 50 };
    const style = { width: 60, height: 6 };
    dataOf(
      await builder.staff.put(`${builder.at}/pdf/${pdf}`, {
        fields: [{ ...own_, style }],
        version: await builder.version(),
      }),
    );
    dataOf(await builder.staff.put(`${builder.at}/publish`, { publish: 1, version: await builder.version() }));

    const plan = await makePlan(own.database, { features: { application_view: true } });
    const { company, root } = await makeWorkspace(own.database, { plan_id: plan.id });
    const client = await loginAs(builder.server, root, company);
    const app_id = Number(builder.at.split('/').at(-1));
    const app_user_id = dataOf(await client.post('/v1/applications/use', { app_id })).id as number;
    const answers = {
      甲の会社名: '株式会社甲',
      甲の担当者: '乙川次郎',
      契約日: '2026-04-01',
      明細: [
        { 品名: '机', 数量: 2 },
        { 品名: '椅子', 数量: 8 },
      ],
      フリガナ: 'コウノタロウ',
      控え: 'no',
      氏名: { last: '甲野', first: '太郎' },
      電話番号: '0312345678',
      変更事項: ['住所'],
      生年月日: '1990-02-03',
    };
    const saved = dataOf(await client.post('/v1/applications/save-answer', { app_user_id, answers }));
    expect([saved.run.state, saved.errors]).to.deep.equal([2, []]);
    const filesOf = async (body: object): Promise<ReadonlyMap<string, Uint8Array>> => {
      const reply = await client.post('/v1/applications/download-doc-files', { app_user_id, ...body });
      expect(reply.status, reply.text.slice(0, 1000)).to.equal(200);
      const archive = readZip(reply.bytes);
      return new Map(archive.entries.map(({ name }) => [name, archive.read(name)]));
    };
    const files = await filesOf({});
    expect([...files.keys()].toSorted((a, b) => a.localeCompare(b))).to.have.members(['変更届.pdf', '通知書.docx']);
    const text = textOf(files.get('通知書.docx') ?? new Uint8Array());
    expect(text).to.contain('株式会社甲 御中').and.contain('乙川次郎 様　契約日は2026年4月1日です。');
    expect(text).to.contain('机：2個　椅子：8個').and.contain('コウノタロウ').and.not.contain('二部作成');
    const [sheet] = await seePdf(files.get('変更届.pdf') ?? new Uint8Array());
    for (const value of ['甲野', '太郎', 'コウノタロウ']) expect(sheet?.text).to.contain(value);
    // The form prints year, month and day of the era apart: 平成2年2月3日.
    expect(sheet?.text.replaceAll(/\s/g, '')).to.contain('020203');
    const asPdf = await filesOf({ format: 'pdf' });
    const [page] = await seePdf(asPdf.get('通知書.pdf') ?? new Uint8Array());
    expect(page?.text).to.contain('株式会社甲').and.contain('椅子').and.not.contain('二部作成');

    dataOf(await client.post('/v1/applications/save-answer', { app_user_id, answers: { 控え: 'yes' } }));
    expect(textOf((await filesOf({})).get('通知書.docx') ?? new Uint8Array())).to.contain('二部作成');
  });
});
