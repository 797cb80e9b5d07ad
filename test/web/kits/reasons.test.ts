import { expect } from 'chai';
import { compile, resolve } from '@shorui/engine';
import type { BlockPlace } from '@shorui/engine/convert';
import { Reasons } from '../../../packages/web/src/kits/preview/reasons.ts';
import { answers as staff, bundleOf } from '../../engine/document/staff-list.ts';
import { block } from '../../engine/word/editor/support.ts';
import { makeDocx, p } from '../../engine/word/support/make-docx.ts';

describe('the reasons of a preview', () => {
  const template = makeDocx(
    p('{{#if 社員一覧}}') +
      p('社員の名簿') +
      p('{{/if}}') +
      p('{{#unless 社員一覧}}') +
      p('社員はいません') +
      p('{{/unless}}') +
      p('子の手当') +
      p('{{#each 社員一覧}}') +
      p('{{#if (eq 区分 "役員")}}') +
      p('役員の手当') +
      p('{{/if}}') +
      p('{{/each}}'),
  );
  const bundle = bundleOf(template, block('paragraph', [0, 6], { options: { ruleId: 31 } }));
  const { questions } = bundle.application;
  const titled = questions.map((each) => (each.id === 14 ? { ...each, title: '社員を入力してください。' } : each));
  const compiled = compile({ ...bundle, application: { ...bundle.application, questions: titled } });
  const place = (path: string): BlockPlace => ({
    part: 'word/document.xml',
    path,
    repeat: [],
    page: 0,
    x: 0,
    y: 0,
    width: 100,
    height: 10,
  });
  const decide = async (answers: object, shown: readonly string[], locale: 'ja' | 'en' = 'ja') => {
    const found = await new Reasons(compiled, locale).of(
      60,
      resolve(compiled, { ...answers }),
      shown.map(place),
      () => false,
    );
    return {
      kept: found?.blocks.map(({ reasons }) => reasons.flatMap(({ lines }) => lines)),
      dropped: found?.leftOut.map(({ text, lines }) => [text, ...lines]),
    };
  };

  it('say as sentences which answer keeps a paragraph and which one drops it', async () => {
    const { kept, dropped } = await decide({}, ['0.4']);
    expect(kept).to.deep.equal([['「社員を入力してください」の件数が0件のため、印刷されます。']]);
    expect(dropped?.[0]).to.deep.equal(['社員の名簿', '「社員を入力してください」の件数が0件のため、印刷されません。']);
    expect(dropped?.[1]?.[0]).to.equal('子の手当');
    expect(dropped?.[1]?.slice(1).join('')).to.match(/ため、印刷されません。$/);
  });

  it('name the repetitions where they differ between them', async () => {
    const { dropped } = await decide(staff, []);
    const lines = new Map(dropped?.map(([text, ...rest]) => [text, rest]));
    expect(lines.get('役員の手当')).to.deep.equal([
      '1、3件目：「区分」の回答が「正社員」のため、印刷されません。',
      '2件目：「区分」の回答が「契約社員」のため、印刷されません。',
    ]);
    const alike = await decide({ 社員一覧: [{ 区分: '正社員' }, { 区分: '正社員' }] }, []);
    expect(new Map(alike.dropped?.map(([text, ...rest]) => [text, rest])).get('役員の手当')).to.deep.equal([
      '「区分」の回答が「正社員」のため、印刷されません。',
    ]);
  });

  it('name the answer, in English too, and stop when the answers are old', async () => {
    const answers = { 社員一覧: [{ 氏名: '山田' }] };
    const { kept, dropped } = await decide(answers, ['0.1'], 'en');
    expect(kept).to.deep.equal([['Printed because the number of “社員を入力してください” is 1.']]);
    expect(dropped?.[0]).to.deep.equal([
      '社員はいません',
      'Not printed because the number of “社員を入力してください” is 1.',
    ]);
    const old = await new Reasons(compiled, 'ja').of(60, resolve(compiled, answers), [place('0.1')], () => true);
    expect(old).to.equal(undefined);
  });
});
