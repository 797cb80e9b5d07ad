import { expect } from 'chai';
import { editWords } from '../../../../packages/engine/src/problems/catalogue/edit-words.ts';
import {
  ApplicationValue,
  thingValues,
} from '../../../../packages/engine/src/application/edits/change/thing-values.ts';
import {
  describeEffect,
  editApplication,
  effectActions,
} from '../../../../packages/engine/src/application/edits/index.ts';
import { deepFreeze, sampleApplication } from './sample-application.ts';

describe('the words of effects', () => {
  for (const [kind, { properties }] of [...Object.entries(thingValues), ['application', ApplicationValue] as const]) {
    it(`name every property of a thing of kind ${kind} in both languages`, () => {
      expect(editWords.ja.property).to.include.all.keys(Object.keys(properties));
      expect(editWords.en.property).to.include.all.keys(Object.keys(properties));
    });
  }

  it('name a changed text of a question as the screens do', () => {
    const application = deepFreeze(sampleApplication());
    const { effects } = editApplication(application, {
      action: 'update',
      kind: 'question',
      id: 10,
      set: { title: '雇用の形を選んでください。', required: false },
    });
    const { name } = application.questions.find(({ id }) => id === 10) ?? { name: '' };
    const lines = effects.map((effect) => describeEffect(effect, 'ja'));
    expect(lines).to.include(`質問「${name}」の質問文を変更します。`);
    expect(lines.join('')).to.not.match(/title|required/);
    const made = effects.map((effect) => describeEffect(effect, 'ja', 'made'));
    expect(made).to.include(`質問「${name}」の質問文を変更`);
    expect(effects.map((effect) => describeEffect(effect, 'en', 'made'))).to.include(
      `The question text of the question "${name}" was changed.`,
    );
  });

  it('have both tenses for every action, in both languages', () => {
    for (const { action, made } of Object.values(editWords)) {
      expect(action).to.have.all.keys([...effectActions]);
      expect(made).to.have.all.keys([...effectActions]);
    }
  });
});
