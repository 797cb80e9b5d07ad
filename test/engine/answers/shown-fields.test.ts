import { expect } from 'chai';
import { fieldType } from '../../../packages/engine/src/application/schema/index.ts';
import { DisplayValue } from '../../../packages/engine/src/values/index.ts';
import { FormBuilder } from './form-builder.ts';
import { printed, resolveForm } from './read-results.ts';

describe('fields outside every group', () => {
  it('show the value of another field, in their own format if they have one', () => {
    const form = new FormBuilder();
    const a = form.fields('A', { 生年月日: { type: fieldType.date }, 額: { type: fieldType.decimal } });
    const source_field_id = a.field['生年月日'] ?? 0;
    const first = form.shown('写し', { type: fieldType.date, source_field_id });
    form.shown('和暦', { type: fieldType.date, source_field_id, date_format: 'ggge年M月D日' });
    form.shown('写しの写し', { type: fieldType.text, source_field_id: first });
    form.shown('円', { type: fieldType.decimal, source_field_id: a.field['額'] ?? 0, decimals: 0 });
    expect(printed(resolveForm(form, { 生年月日: 'R6.1.31', 額: '12.5' }).data)).to.deep.equal({
      生年月日: '2024年01月31日',
      額: '12.5',
      写し: '2024年01月31日',
      和暦: '令和6年1月31日',
      写しの写し: '2024年01月31日',
      円: '12',
    });
  });

  it('show the options chosen in a question, and hide by conditions of their own', () => {
    const form = new FormBuilder();
    const a = form.choice('A', ['甲=1', '乙=2'], { type: 'multiple' });
    const id = form.shown('選択', { type: fieldType.text, question: a.id, condition_options: [a.option['甲'] ?? 0] });
    const shown = resolveForm(form, { A: ['甲', '乙'] });
    expect(printed(shown.data['選択'])).to.deep.equal(['甲', '乙']);
    expect(shown.data['選択']).to.deep.equal(shown.fieldValue(id));
    expect(resolveForm(form, { A: ['乙'] }).data['選択']).to.equal(null);
  });

  it('are checked by the options that name them', () => {
    const form = new FormBuilder();
    const box = { type: fieldType.checkbox } as const;
    const yes = form.shown('有', box);
    const no = form.shown('無', box);
    const text = form.shown('文', { type: fieldType.text });
    const a = form.choice('A', [
      { text: 'はい', field_id: yes },
      { text: 'いいえ', field_id: no },
    ]);
    form.choice('B', [{ text: '別', field_id: text }], { condition_options: [a.option['はい'] ?? 0] });
    expect(printed(resolveForm(form, { A: 'はい', B: '別' }).data)).to.deep.include({ 有: true, 無: false, 文: '別' });
    expect(printed(resolveForm(form, { A: 'いいえ', B: '別' }).data)).to.deep.include({
      有: false,
      無: true,
      文: null,
    });
    expect(printed(resolveForm(form, {}).data)).to.deep.include({ 有: null, 無: null });
  });

  it('live in the repetition of their source', () => {
    const form = new FormBuilder();
    const row = form.fields('行', { 名: { type: fieldType.text } });
    form.repeat('一覧', [row]);
    const copy = form.shown('写し', { type: fieldType.text, source_field_id: row.field['名'] ?? 0 });
    const resolved = resolveForm(form, { 一覧: [{ 名: 'a' }, { 名: 'b' }] });
    expect(printed(resolved.data)).to.deep.equal({
      一覧: [
        { 名: 'a', 写し: 'a' },
        { 名: 'b', 写し: 'b' },
      ],
    });
    expect(resolved.fieldValue(copy, [1])).to.equal('b');
    expect(resolved.fieldValue(copy, [2])).to.equal(null);
    expect(resolved.fieldValue(9999)).to.equal(null);
  });

  it('that show each other in a cycle show nothing', () => {
    const form = new FormBuilder();
    form.shown('甲', { type: fieldType.text, source_field_id: 2 });
    form.shown('乙', { type: fieldType.text, source_field_id: 1 });
    expect(printed(resolveForm(form, {}).data)).to.deep.equal({ 甲: null, 乙: null });
  });
});

describe('template data', () => {
  it('has no prototype anywhere and composite values with parts', () => {
    const form = new FormBuilder();
    const row = form.fields('行', { 氏名: { type: fieldType.name } });
    form.repeat('一覧', [row]);
    form.choice('A', ['甲=1']);
    const { data, values } = resolveForm(form, {
      一覧: [{ 氏名: { last: '山田', first: '太郎', kana: 'ヤマダ' } }],
      A: '1',
    });
    expect(Object.getPrototypeOf(data)).to.equal(null);
    expect(Object.getPrototypeOf(values)).to.equal(null);
    const [first] = data['一覧'] as { 氏名: DisplayValue }[];
    expect(Object.getPrototypeOf(first)).to.equal(null);
    expect(first?.氏名).to.be.instanceOf(DisplayValue);
    expect(first?.氏名.parts).to.deep.equal({ last: '山田', first: '太郎', kana: 'ヤマダ' });
    expect(data['A']).to.deep.include({ text: '甲', value: '1' });
  });
});
