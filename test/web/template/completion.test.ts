import type { Application } from '@shorui/engine';
import type { KnownValue } from '@shorui/engine/lint';
import { expect } from 'chai';
import { emptyDefinition } from '../../../packages/server/src/domains/applications/definition.ts';
import {
  choicesOf,
  matchingChoices,
  tagChoices,
} from '../../../packages/web/src/screens/admin/applications/build/template/words/completion.ts';

const value = (kind: KnownValue['kind']): KnownValue => ({ kind });
const root: KnownValue = {
  kind: 'data',
  parts: new Map([
    ['会社名', value('text')],
    ['フリガナ', value('text')],
    ['契約日', value('date')],
    ['会社 住所', value('text')],
    ['資格', { kind: 'list', items: value('choice') }],
    ['成果物', { kind: 'list', items: { kind: 'data', parts: new Map([['納期', value('date')]]) } }],
  ]),
};

describe('completions of tags', () => {
  const choices = tagChoices(root);
  const tagsOf = (typed: string): string[] => matchingChoices(choices, typed).map(({ tag }) => tag);

  it('are the names that templates may read, with ways to print them', () => {
    expect(choices.map(({ tag, lists }) => [tag, ...lists])).to.deep.equal([
      ['{{会社名}}'],
      ['{{フリガナ}}'],
      ['{{契約日}}'],
      ['{{wareki 契約日}}'],
      ['{{[会社 住所]}}'],
      ['{{join 資格 "、"}}'],
      ['{{納期}}', '成果物'],
      ['{{wareki 納期}}', '成果物'],
    ]);
  });

  it('leave out the fields of forms that show the value of another one', () => {
    const application: Application = {
      ...emptyDefinition(1, '届出'),
      questions: [{ id: 1, name: '届出', title: '届出', type: 'fields', field_groups: [{ id: 2, name: '届出' }] }],
      fields: [
        { id: 3, name: '提出先', type: 1, field_group_id: 2, file_id: 9 },
        { id: 4, name: '提出先2', type: 1, source_field_id: 3, file_id: 9 },
        { id: 5, name: '整理番号', type: 1, file_id: 9 },
      ],
    };
    expect(choicesOf(application).map(({ tag }) => tag)).to.deep.equal(['{{提出先}}', '{{整理番号}}']);
  });

  it('fit what was typed in any width and either kana, beginnings first', () => {
    expect(tagsOf('会社')).to.deep.equal(['{{会社名}}', '{{[会社 住所]}}']);
    expect(tagsOf('ふりが')).to.deep.equal(['{{フリガナ}}']);
    expect(tagsOf('wareki')).to.deep.equal(['{{wareki 契約日}}', '{{wareki 納期}}']);
    expect(tagsOf('ない')).to.deep.equal([]);
  });
});
