import { expect } from 'chai';
import { lintTemplate } from '@shorui/engine';
import { fixTemplate, namesFromSchema } from '@shorui/engine/lint';
import { fill, problemsOf } from '../support/fill.ts';
import { makeDocx, p } from '../support/make-docx.ts';

const data = { 氏名: '佐藤', 契約日: '2024-04-01', 住所: '東京都', 部長: '山田', 部署: '営業' };
const names = namesFromSchema({
  type: 'object',
  properties: Object.fromEntries(Object.keys(data).map((name) => [name, { type: 'string' }])),
});

/** Names that a tag is most likely meant to have: in filling, and in lint. */
const suggestions = (tag: string): unknown[] => [
  problemsOf(() => fill(p(tag), data))[0]?.params['nearest'],
  lintTemplate(makeDocx(p(tag)), { names }).findings[0]?.params['nearest'],
];

describe('an unknown name', () => {
  const cases: readonly (readonly [tag: string, suggestion: string | undefined])[] = [
    ['{{氏明}}', '氏名'],
    ['{{指名}}', '氏名'],
    ['{{wareki契約日}}', 'wareki 契約日'],
    ['{{esle}}', 'else'],
    ['{{和暦 契約日}}', 'wareki'],
    ['{{漢数字 契約日}}', 'kanji'],
    ['{{#もし 氏名}}あり{{/もし}}', 'if'],
    ['{{#繰り返し 氏名}}あり{{/繰り返し}}', 'each'],
    // Two names are as near as each other: neither is suggested.
    ['{{部下}}', undefined],
    ['{{天気}}', undefined],
  ];
  for (const [tag, suggestion] of cases)
    it(`${tag} suggests ${suggestion ?? 'nothing'}`, () => {
      expect(suggestions(tag)).to.deep.equal([suggestion, suggestion]);
    });

  it('is replaced only by a name that is written almost the same', () => {
    const template = makeDocx(p('{{氏明}}{{wareki契約日}}'));
    expect(fixTemplate(template, { names, fixNames: true }).fixed).to.deep.equal([]);
  });
});
