import { readFileSync } from 'node:fs';
import { fieldType, type EditorBlock } from '@shorui/engine/model';
import { readZip } from '@shorui/engine/node';
import { expect } from 'chai';
import { seePdf } from '../../engine/pdf/support/see-pdf.ts';
import { makeDocx, p } from '../../engine/word/support/make-docx.ts';
import { textOf } from '../../engine/word/support/read-docx.ts';
import { eachDatabase } from '../support/each-database.ts';
import { loginAs, makePlan, makeWorkspace } from '../support/factories.ts';
import type { TestServer } from '../support/start-server.ts';
import type { TestClient, TestReply } from '../support/test-client.ts';
import { createApplication, startBuilders, uploadTo, versionOf } from './builders.ts';

const notification = readFileSync(new URL('../../../fixtures/forms/notification.pdf', import.meta.url));
const letter = makeDocx(
  p('{{甲の会社名}} 御中') +
    p('{{甲の担当者}} 様　契約日は{{契約日}}です。') +
    p('{{#each 明細}}{{品名}}：{{数量}}個　{{/each}}') +
    p('この書面は二部作成する。') +
    p('届出人 {{フリガナ}}'),
);

interface Field {
  readonly name: string;
  readonly type: number;
}
interface Question {
  readonly name: string;
  readonly list: readonly string[];
  readonly fields: readonly Field[];
}

eachDatabase('an application built by the staff alone', (own) => {
  let server: TestServer;
  let staff: TestClient;
  let colleague: TestClient;
  let at: string;
  beforeEach(async () => {
    ({ server, staff, colleague } = await startBuilders(own.database));
    at = await createApplication(staff, '届出');
  });
  afterEach(() => server.close());

  const done = (reply: TestReply) => {
    expect(reply.status, reply.text.slice(0, 1000)).to.be.oneOf([200, 201]);
    return reply.body.data;
  };
  const versionNow = (): Promise<number> => versionOf(staff, at);
  const upload = async (segment: string, bytes: Uint8Array, name: string): Promise<number> =>
    done(await uploadTo(staff, at, { bytes, name, segment })).item.id;
  const proposed = async (file: number) => done(await staff.get(`${at}/files/${file}/question-proposals`));
  const create = (body: object, by: TestClient = staff): Promise<TestReply> =>
    by.post(`${at}/questions/create-multiple`, body);

  it('from templates and proposals, used by a company, gives the right Word and PDF files', async () => {
    const word = await upload('word-templates/upload', letter, '通知書.docx');
    const fromTags = await proposed(word);
    const questions = fromTags.questions as Question[];
    expect(
      questions.map(({ name, list, fields }) => [name, list.length, fields.map(({ type }) => type)]),
    ).to.deep.equal([
      ['甲', 0, [fieldType.text, fieldType.text]],
      ['日付', 0, [fieldType.date]],
      ['明細', 1, [fieldType.text, fieldType.number]],
      ['氏名・連絡先', 0, [fieldType.text]],
    ]);
    const looked = done(await create({ questions, version: fromTags.version, preview: true }));
    expect(looked.version).to.equal(fromTags.version);
    const made = done(await create({ questions, version: fromTags.version }));
    expect(made.questions.map(({ type }: { type: string }) => type).toSorted()).to.deep.equal([
      'fields',
      'fields',
      'fields',
      'fields',
      'repeat',
    ]);
    // Nothing is left to propose, and no tag is unknown any more.
    expect((await proposed(word)).questions).to.deep.equal([]);

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
    const { effects } = done(await staff.post(`${at}/edit`, { changes, version: await versionNow() }));
    const yes = effects.find(({ kind }: { kind: string }) => kind === 'option').id as number;
    const shown = done(await staff.get(`${at}/word-templates/${word}`));
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
    done(await staff.put(`${at}/word-templates/${word}`, layer));

    const pdf = await upload('pdf', notification, '変更届.pdf');
    const fromPlaces = await proposed(pdf);
    const wanted = ['氏名', '電話番号', '変更事項', '生年月日'];
    const places = (fromPlaces.questions as Question[]).flatMap(({ fields, ...question }) => {
      const kept = fields.filter(({ name }) => wanted.includes(name));
      return kept.length === 0 ? [] : [{ ...question, fields: kept }];
    });
    done(await create({ questions: places, file_id: pdf, version: fromPlaces.version }));
    const placed = done(await staff.get(`${at}/pdf/${pdf}`)).placements as Field[];
    expect(new Set(placed.map(({ name }) => name))).to.have.keys(wanted);
    // What the template asks as well is printed on the form by one more field that shows its value.
    const definition = done(await staff.get(at)).definition;
    const kana = definition.fields.find(({ name }: Field) => name === 'フリガナ').id as number;
    const own_ = { name: 'フリガナ', type: 1, source_field_id: kana, page: 1, position_x: 120, position_y: 50 };
    const style = { width: 60, height: 6 };
    done(await staff.put(`${at}/pdf/${pdf}`, { fields: [{ ...own_, style }], version: await versionNow() }));
    done(await staff.put(`${at}/publish`, { publish: 1, version: await versionNow() }));

    const plan = await makePlan(own.database, { features: { application_view: true } });
    const { company, root } = await makeWorkspace(own.database, { plan_id: plan.id });
    const client = await loginAs(server, root, company);
    const app_id = Number(at.split('/').at(-1));
    const app_user_id = done(await client.post('/v1/applications/use', { app_id })).id as number;
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
      変更事項: '住所',
      生年月日: '1990-02-03',
    };
    const saved = done(await client.post('/v1/applications/save-answer', { app_user_id, answers }));
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

    done(await client.post('/v1/applications/save-answer', { app_user_id, answers: { 控え: 'yes' } }));
    expect(textOf((await filesOf({})).get('通知書.docx') ?? new Uint8Array())).to.contain('二部作成');
  });

  it('makes lists in lists, refuses what is wrong as a whole, and joins lists that are there', async () => {
    const field = (name: string) => ({ name, type: 1 });
    const inner = { name: '家族', title: '家族', list: ['従業員', '家族'], fields: [field('続柄')] };
    const outer = { name: '従業員', title: '従業員', list: ['従業員'], fields: [field('社員名')] };
    const wrong = await create({
      questions: [outer, { ...inner, fields: [{ name: '続柄', type: 5, date_format: 'x' }] }],
      version: 0,
    });
    expect([wrong.status, Object.keys(wrong.body.errors)]).to.deep.equal([422, ['date_format']]);
    expect(await versionNow()).to.equal(0);
    expect(done(await create({ questions: [inner, outer], version: 0 })).version).to.equal(1);
    const { questions, fields } = done(await staff.get(at)).definition;
    const lists = questions.filter(({ type }: { type: string }) => type === 'repeat');
    expect(lists.map(({ name }: { name: string }) => name)).to.deep.equal(['従業員', '家族']);
    expect(lists[0].repeat_options[0].questions).to.include(lists[1].id);
    expect(fields.map(({ name }: Field) => name)).to.deep.equal(['続柄', '社員名']);
    expect((await create({ questions: [outer], file_id: 99, version: 1 })).status).to.equal(404);
    const taken = await create({ questions: [outer], version: 1 });
    expect([taken.status, taken.body.code]).to.deep.equal([422, 'application_refused']);
    // Two people who add to one list at the same moment: the slower one looks at it again.
    const more = (by: TestClient, name: string, version: number) =>
      create({ questions: [{ ...outer, fields: [field(name)] }], version }, by);
    const replies = await Promise.all([more(staff, '部署', 1), more(colleague, '役職', 1)]);
    expect(replies.map(({ status }) => status)).to.have.members([200, 409]);
    const slower = replies[0]?.status === 409 ? '部署' : '役職';
    expect((await more(colleague, slower, 2)).status).to.equal(200);
    const named = done(await staff.get(`${at}/fields`)).items.map(({ name }: Field) => name) as string[];
    expect(named).to.have.members(['続柄', '社員名', '部署', '役職']);
  });

  it('lays out a list in rows of a form, as its blocks were proposed', async () => {
    const pdf = await upload('pdf', notification, '明細書.pdf');
    const place = (position_x: number) => ({ page: 1, position_x, position_y: 200, style: { width: 40, height: 6 } });
    const rows = { page: 1, rows: 3, pitch: 8 };
    const list = {
      name: '明細',
      title: '明細',
      list: ['明細'],
      rows,
      fields: [
        { name: '品名', type: 1, placements: [place(20)] },
        { name: '数量', type: 3, placements: [place(80)] },
      ],
    };
    done(await create({ questions: [list], file_id: pdf, version: await versionNow() }));
    const { questions, files } = done(await staff.get(at)).definition;
    const { id } = questions.find(({ type }: { type: string }) => type === 'repeat');
    expect(files[0].form.repeats).to.deep.equal([{ question_id: id, ...rows }]);
    // Rows that are there stay; a form that is not named gets none.
    const more = { ...list, rows: { ...rows, rows: 9 }, fields: [{ name: '備考', type: 1 }] };
    done(await create({ questions: [more], file_id: pdf, version: await versionNow() }));
    expect(done(await staff.get(at)).definition.files[0].form.repeats).to.deep.equal([{ question_id: id, ...rows }]);
    const answers = { 明細: ['机', '椅子', '棚'].map((name, at_) => ({ 品名: name, 数量: at_ + 1 })) };
    const shown = done(await staff.post(`${at}/preview`, { answers, file_id: pdf }));
    const [sheet] = await seePdf(new Uint8Array(Buffer.from(shown.files[0].pdf, 'base64')));
    for (const name of ['机', '椅子', '棚']) expect(sheet?.text).to.contain(name);
  });

  it('prints the answers of fields that exist on a form that is added later', async () => {
    const field = (name: string, type: number, more: object = {}) => ({ name, type, ...more });
    const asked = [
      field('氏名', fieldType.name),
      field('電話番号', fieldType.phone),
      field('変更事項', fieldType.multi_select),
      field('生年月日', fieldType.date, { date_format: 'YYYY年M月D日' }),
    ];
    done(await create({ questions: [{ name: '届出', title: '届出', fields: asked }], version: 0 }));
    const pdf = await upload('pdf', notification, '変更届.pdf');
    const { existing, questions, version } = await proposed(pdf);
    expect(existing.map(({ name }: Field) => name)).to.have.members(asked.map(({ name }) => name));
    const isAsked = ({ fields }: Question) => fields.some(({ name }) => asked.some((each) => each.name === name));
    expect((questions as Question[]).filter(isAsked)).to.deep.equal([]);
    expect((await create({ questions: [], version })).status).to.equal(400);
    const wrong = [{ ...existing[0], field_id: 9999 }];
    expect((await create({ questions: [], existing: wrong, file_id: pdf, version })).status).to.equal(404);
    const made = done(await create({ questions: [], existing, file_id: pdf, version }));
    expect(made.questions).to.deep.equal([]);
    // The form prints them now: nothing is left to link, and no second question asks them.
    expect((await proposed(pdf)).existing).to.deep.equal([]);
    const { definition } = done(await staff.get(at));
    expect(definition.questions).to.have.length(1);
    const answers = {
      氏名: { last: '甲野', first: '太郎' },
      電話番号: '0312345678',
      変更事項: ['住所'],
      生年月日: '1990-02-03',
    };
    const see = async (values: object) => {
      const shown = done(await staff.post(`${at}/preview`, { answers: values, file_id: pdf }));
      const [sheet] = await seePdf(new Uint8Array(Buffer.from(shown.files[0].pdf, 'base64')), 2);
      return sheet;
    };
    const sheet = await see(answers);
    for (const value of ['甲野', '太郎']) expect(sheet?.text).to.contain(value);
    expect(sheet?.text.replaceAll(/\s/g, '')).to.contain('020203');
    const marks = definition.fields.filter(({ name }: Field) => name === '変更事項') as { option_value?: string }[];
    expect(marks.map(({ option_value: mark }) => mark)).to.include('住所');
  });

  it('lays out the rows of a list that exists on a form that is added later', async () => {
    const item = { name: '明細', title: '明細', list: ['明細'], fields: [{ name: '品名', type: 1 }] };
    done(await create({ questions: [item], version: 0 }));
    const pdf = await upload('pdf', notification, '明細書.pdf');
    const { id: field_id } = done(await staff.get(at)).definition.fields[0];
    const place = { page: 1, position_x: 20, position_y: 200, style: { width: 40, height: 6 } };
    const rows = { page: 1, rows: 3, pitch: 8 };
    const existing = [{ field_id, name: '品名', list: ['明細'], placements: [place], rows }];
    done(await create({ questions: [], existing, file_id: pdf, version: await versionNow() }));
    const answers = { 明細: [{ 品名: '机' }, { 品名: '椅子' }] };
    const shown = done(await staff.post(`${at}/preview`, { answers, file_id: pdf }));
    const [sheet] = await seePdf(new Uint8Array(Buffer.from(shown.files[0].pdf, 'base64')));
    for (const name of ['机', '椅子']) expect(sheet?.text).to.contain(name);
  });

  it('has no proposals for files without content or of other applications', async () => {
    const value = { type: 'word', name: 'なし.docx', path: 'files/none.docx' };
    done(await staff.post(`${at}/edit`, { changes: [{ action: 'create', kind: 'file', value }], version: 0 }));
    const nothing = await proposed(1);
    expect(nothing.questions).to.deep.equal([]);
    expect(nothing.findings[0].id).to.equal('document.file-missing');
    expect((await staff.get(`${at}/files/2/question-proposals`)).status).to.equal(404);
    const authored = done(await staff.post(`${at}/word-templates`, { name: '覚書.docx' }));
    const document = {
      children: [
        { type: 'section', path: [0], children: [{ type: 'newParagraph', path: [0, 0], text: '{{締結日}}' }] },
      ],
    };
    const id = authored.item.id as number;
    done(await staff.put(`${at}/word-templates/${id}`, { document, version: authored.version }));
    expect((await proposed(id)).questions[0].fields).to.deep.include({
      name: '締結日',
      type: 5,
      date_format: 'YYYY年M月D日',
    });
  });
});
