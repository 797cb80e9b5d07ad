import { expect } from 'chai';
import { fieldType } from '../../../packages/engine/src/application/schema/index.ts';
import { applicationUserStateOf, compileAnswers, resolveAnswers } from '../../../packages/engine/src/answers/index.ts';
import { FormBuilder } from './form-builder.ts';
import { brief, resolveForm } from './read-results.ts';

describe('checks of answers', () => {
  it('require required answers while their question is visible', () => {
    const form = new FormBuilder();
    const a = form.choice('A', ['はい', 'いいえ'], { required: true, title: '同意しますか' });
    form.fields(
      'B',
      { 名: { type: fieldType.text, required: true, label: '会社名' } },
      { condition_options: [a.option['はい'] ?? 0] },
    );
    form.fields(
      'C',
      { 甲: { type: fieldType.text }, 乙: { type: fieldType.text } },
      { required: true, title: '連絡先' },
    );
    const nothing = resolveForm(form, {});
    expect(nothing.errors.map(({ message }) => message)).to.deep.equal([
      '同意しますかは必須項目です',
      '連絡先は必須項目です',
    ]);
    const blank = resolveForm(form, { A: 'はい', 名: ' \n', 乙: 'x' });
    expect(blank.errors).to.deep.equal([
      {
        questionId: 4,
        question: 'B',
        fieldId: 6,
        field: '名',
        repeat: [],
        rule: 'required',
        message: '会社名は必須項目です',
      },
    ]);
    const english = resolveAnswers(compileAnswers(form.build()), {}, { locale: 'en' });
    expect(english.errors[0]?.message).to.equal('同意しますか is required');
  });

  it('call a question by its name where its text is a sentence', () => {
    const form = new FormBuilder();
    form.choice('同意', ['はい'], { required: true, title: '同意しますか。' });
    form.fields('連絡先', { 甲: { type: fieldType.text } }, { required: true, title: '連絡先を入力してください。' });
    expect(resolveForm(form, {}).errors.map(({ message }) => message)).to.deep.equal([
      '同意は必須項目です',
      '連絡先は必須項目です',
    ]);
  });

  it('limit how many options may be chosen', () => {
    const form = new FormBuilder();
    form.choice('A', ['あ', 'い', 'う'], { type: 'multiple', max_options: 2 });
    expect(resolveForm(form, { A: ['あ', 'い'] }).errors).to.deep.equal([]);
    const { errors } = resolveForm(form, { A: ['あ', 'い', 'う'] });
    expect(errors[0]).to.deep.include({ rule: 'multi_select_max', message: '選択できるのは2つまでです。' });
    const english = resolveAnswers(compileAnswers(form.build()), { A: ['あ', 'い', 'う'] }, { locale: 'en' });
    expect(english.errors[0]?.message).to.equal('maximum 2 options');
  });

  it('report answers that are not an option', () => {
    const form = new FormBuilder();
    form.choice('A', ['はい', 'いいえ'], { required: true });
    const { errors, data } = resolveForm(form, { A: 'たぶん' });
    expect(errors[0]).to.deep.include({
      rule: 'option',
      message: '「たぶん」はAの選択肢にありません。選べるのは はい、いいえ です。',
    });
    expect(errors).to.have.length(1);
    expect(data['A']).to.equal(null);
    const long = resolveForm(form, { A: 'x'.repeat(100_000) });
    expect(long.errors[0]?.message.length).to.be.below(200);
  });

  it('apply the rules of a field, with what is wrong named', () => {
    const form = new FormBuilder();
    form.fields('A', {
      品名: { type: fieldType.text, rules: [{ name: 'max_character', params: { max: 3 } }] },
      カナ: { type: fieldType.text, rules: [{ name: 'isKana' }] },
      金額: {
        type: fieldType.number,
        rules: [
          { name: 'min_value', params: { min: 100 } },
          { name: 'max_value', params: { max: '1000' } },
        ],
      },
      日: {
        type: fieldType.date,
        label: '開始日',
        rules: [{ name: 'date_after', params: { min: '2024-04-01' } }, { name: 'date_format' }],
      },
      趣味: {
        type: fieldType.multi_select,
        options: [
          { text: 'あ', value: 'a' },
          { text: 'い', value: 'b' },
        ],
        rules: [{ name: 'minTags', params: { N: 2 } }],
      },
      価格: { type: fieldType.text, rules: [{ name: 'postCode' }] },
    });
    const wrong = resolveForm(form, {
      品名: 'あいうえ',
      カナ: 'かな',
      金額: '９９',
      日: 'R6.4.1',
      趣味: ['a'],
      価格: 'x',
    });
    expect(wrong.errors.map(({ message }) => message)).to.deep.equal([
      '3桁数以内で入力してください。',
      'カタカナで入力してください（「か」は使えません）',
      '100以上で入力してください。',
      '2024-04-01より後の日付を指定してください。',
      '2 つ以上選択してください',
    ]);
    const right = { 品名: '𠮷𠮷𠮷', カナ: 'ｶﾅ', 金額: 1000, 日: 'R6.4.2', 趣味: ['a', 'b'] };
    expect(resolveForm(form, right).errors).to.deep.equal([]);
    expect(brief(resolveForm(form, { ...right, 金額: '1000.0000000000000001' }).errors)).to.deep.equal([
      '金額 max_value',
    ]);
    expect(brief(resolveForm(form, {}).errors)).to.deep.equal(['趣味 minTags']);
  });

  it('report unusable rules and continue without them', () => {
    const form = new FormBuilder();
    form.fields('A', { 甲: { type: fieldType.text, rules: [{ name: 'max_charakter', params: { max: 3 } }] } });
    const model = compileAnswers(form.build());
    expect(model.problems).to.have.length(1);
    expect(model.problems[0]).to.deep.include({ id: 'answers.unknown-rule' });
    expect(model.problems[0]?.place.field?.name).to.equal('甲');
    expect(resolveAnswers(model, { 甲: 'あいうえ' }).errors).to.deep.equal([]);
  });

  it('report answers without a question, with the nearest name', () => {
    const form = new FormBuilder();
    const row = form.fields('行', { 手当額: { type: fieldType.number } });
    form.repeat('手当', [row]);
    form.fields('A', { 会社名: { type: fieldType.text } });
    const { errors, values } = resolveForm(form, { 会杜名: 'x', 会社名: '甲', 手当: [{ 手当頷: 3 }], zzz: 1 });
    expect(errors.map(({ message }) => message)).to.deep.equal([
      '「手当頷」という質問や項目はありません。「手当額」の間違いではありませんか。',
      '「会杜名」という質問や項目はありません。「会社名」の間違いではありませんか。',
      '「zzz」という質問や項目はありません。名前を確かめてください。',
    ]);
    expect(errors[0]?.repeat).to.deep.equal([0]);
    expect(values).to.deep.equal({ 会社名: '甲', 手当: [{}] });
  });

  it('give both things of one name the answer, and the data the visible one', () => {
    const form = new FormBuilder();
    const a = form.choice('A', ['個人', '法人']);
    form.fields(
      '個人',
      { 名称: { type: fieldType.name, required: true } },
      { condition_options: [a.option['個人'] ?? 0] },
    );
    form.fields(
      '法人',
      { 名称: { type: fieldType.text, required: true } },
      { condition_options: [a.option['法人'] ?? 0] },
    );
    const firm = resolveForm(form, { A: '法人', 名称: '山田 商事' });
    expect(firm.errors).to.deep.equal([]);
    expect(firm.data['名称']).to.equal('山田 商事');
    expect(resolveForm(form, { A: '個人', 名称: '山田 太郎' }).data['名称']).to.deep.include({ text: '山田　太郎' });
  });
});

describe('the state of an application user', () => {
  it('changes from not answered to answering to complete', () => {
    const form = new FormBuilder();
    form.choice('A', ['はい'], { required: true });
    form.fields('B', { 名: { type: fieldType.text, required: true } });
    expect(applicationUserStateOf(resolveForm(form, {}))).to.equal(0);
    expect(applicationUserStateOf(resolveForm(form, { A: ' ' }))).to.equal(0);
    expect(applicationUserStateOf(resolveForm(form, { A: 'はい' }))).to.equal(1);
    expect(applicationUserStateOf(resolveForm(form, { A: 'はい', 名: 'x' }))).to.equal(2);
  });
});
