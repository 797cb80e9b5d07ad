import { expect } from 'chai';
import { compile, resolve, type BlockPlace } from '@shorui/engine';
import { Reasons } from '../../../packages/web/src/kits/preview/reasons.ts';
import { bundleOf } from '../../engine/document/staff-list.ts';
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
      p('子の手当'),
  );
  const compiled = compile(bundleOf(template, block('paragraph', [0, 6], { options: { ruleId: 31 } })));
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
    expect(kept).to.deep.equal([['「社員」が0件のため、印刷されます。']]);
    expect(dropped?.[0]).to.deep.equal(['社員の名簿', '「社員」が0件のため、印刷されません。']);
    expect(dropped?.[1]?.[0]).to.equal('子の手当');
    expect(dropped?.[1]?.slice(1).join('')).to.match(/ため、印刷されません。$/);
  });

  it('name the answer, in English too, and stop when the answers are old', async () => {
    const answers = { 社員一覧: [{ 氏名: '山田' }] };
    const { kept, dropped } = await decide(answers, ['0.1'], 'en');
    expect(kept).to.deep.equal([['Printed because the number of “社員” is 1.']]);
    expect(dropped?.[0]).to.deep.equal(['社員はいません', 'Not printed because the number of “社員” is 1.']);
    const old = await new Reasons(compiled, 'ja').of(60, resolve(compiled, answers), [place('0.1')], () => true);
    expect(old).to.equal(undefined);
  });
});
