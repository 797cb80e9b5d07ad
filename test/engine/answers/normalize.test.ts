import { expect } from 'chai';
import { fieldType, type FieldInstance } from '../../../packages/engine/src/application/schema/index.ts';
import { FormBuilder } from './form-builder.ts';
import { brief, printed, resolveForm } from './read-results.ts';

type Field = Omit<FieldInstance, 'id' | 'name'>;

/** What is kept and printed of one answer to one field, or the rule that refuses it. */
function answer(field: Field, raw: unknown): { kept: unknown; shown: unknown } | string {
  const form = new FormBuilder();
  form.fields('質問', { 項目: field });
  const resolved = resolveForm(form, { 項目: raw });
  if (resolved.errors.length > 0) return brief(resolved.errors).join(';');
  return { kept: resolved.values['項目'], shown: printed(resolved.data['項目']) };
}

const date: Field = { type: fieldType.date };

describe('normalizing an answer', () => {
  it('reads dates of both calendars in any width', () => {
    const spellings = [
      '2024-01-31',
      '２０２４／１／３１',
      'R6.1.31',
      'Ｒ６．１．３１',
      '令和6年1月31日',
      '令和六年一月三十一日',
    ];
    for (const raw of [
      ...spellings,
      '20240131',
      { year: '2024', month: 1, day: '31' },
      { year: '令和6', month: '１', day: '31' },
    ]) {
      expect(answer(date, raw), JSON.stringify(raw)).to.deep.equal({ kept: '2024-01-31', shown: '2024年01月31日' });
    }
    expect(answer({ ...date, date_format: 'ggge年M月D日' }, '2019/5/1')).to.deep.include({ shown: '令和元年5月1日' });
    for (const raw of ['2024-02-30', '令和0年1月1日', '昨日', 20_240_231, true, () => 1]) {
      expect(answer(date, raw), typeof raw).to.equal('項目 date_format');
    }
    expect(answer(date, { year: '2024', month: '', day: 1 })).to.equal('項目 required_date');
  });

  it('keeps every digit of a number', () => {
    const decimal: Field = { type: fieldType.decimal };
    expect(answer(decimal, '１，２３４．５０')).to.deep.equal({ kept: '1234.50', shown: '1234.50' });
    expect(answer(decimal, '12345678901234567890.10')).to.deep.include({ shown: '12345678901234567890.10' });
    expect(answer(decimal, 0.1)).to.deep.equal({ kept: 0.1, shown: '0.1' });
    expect(answer(decimal, 1e21)).to.deep.include({ shown: '1000000000000000000000' });
    expect(answer({ ...decimal, decimals: 1 }, '1.25')).to.deep.equal({ kept: '1.25', shown: '1.2' });
    expect(answer({ ...decimal, decimals: 1, rounding: 'round' }, '1.25')).to.deep.include({ shown: '1.3' });
    expect(answer({ ...decimal, decimals: 2 }, '3')).to.deep.include({ shown: '3.00' });
    expect(answer({ type: fieldType.number }, '△500')).to.deep.equal({ kept: '-500', shown: '-500' });
    expect(answer({ type: fieldType.number }, -0)).to.deep.include({ shown: '0' });
    for (const raw of [Number.NaN, Infinity, 'abc', '1.2.3', [], {}, true, '9'.repeat(2000)]) {
      expect(answer(decimal, raw), JSON.stringify(raw)).to.equal('項目 decimal');
      expect(answer({ type: fieldType.number }, raw), JSON.stringify(raw)).to.equal('項目 number');
    }
  });

  it('gives templates a number only when it can represent all digits', () => {
    const form = new FormBuilder();
    form.fields('質問', {
      短い: { type: fieldType.number },
      長い: { type: fieldType.number },
      小数: { type: fieldType.decimal },
    });
    const { data } = resolveForm(form, { 短い: '120', 長い: '12345678901234567891', 小数: '1.50' });
    expect(data['短い']).to.deep.include({ value: 120 });
    expect(data['長い']).to.deep.include({ value: '12345678901234567891' });
    expect(data['小数']).to.deep.include({ value: '1.50' });
  });

  it('reads phone numbers in any form and prints them with hyphens', () => {
    const phone: Field = { type: fieldType.phone };
    for (const raw of [
      '03-1234-5678',
      '０３１２３４５６７８',
      '03(1234)5678',
      '+81 3 1234 5678',
      ['03', '1234', '5678'],
    ]) {
      expect(answer(phone, raw)).to.deep.equal({ kept: '0312345678', shown: '03-1234-5678' });
    }
    expect(answer(phone, '1234567890123')).to.equal('項目 phoneNumber');
    expect(answer(phone, 'abc')).to.equal('項目 phoneNumber');
    expect(answer(phone, ['03', '', '5678'])).to.equal('項目 phoneSplit');
    expect(answer({ ...phone, rules: [{ name: 'phoneSplit' }, { name: 'phoneNumber' }] }, '0312345678')).to.be.an(
      'object',
    );
  });

  it('reads postal codes in any form and writes them in the format of the field', () => {
    const code: Field = { type: fieldType.post_code };
    for (const raw of ['1000001', '〒100-0001', '１００－０００１', '100 0001', 1_000_001]) {
      expect(answer(code, raw)).to.deep.equal({ kept: '100-0001', shown: '100-0001' });
    }
    expect(answer({ ...code, post_code_format: '{3} {4}' }, '1000001')).to.deep.include({ shown: '100 0001' });
    expect(answer({ ...code, post_code_format: '{5}' }, '12345')).to.deep.include({ shown: '12345' });
    for (const raw of ['100-000', '12345678', '百', {}]) expect(answer(code, raw)).to.equal('項目 exact_value');
  });

  it('reads names in parts or in one text', () => {
    const name: Field = { type: fieldType.name };
    expect(answer(name, '山田 太郎')).to.deep.equal({ kept: '山田　太郎', shown: '山田　太郎' });
    expect(answer(name, ' 髙﨑　𠮷郎 ')).to.deep.include({ shown: '髙﨑　𠮷郎' });
    expect(answer(name, { last: '山田', first: '太郎', kana: 'ﾔﾏﾀﾞ ﾀﾛｳ' })).to.deep.equal({
      kept: { last: '山田', first: '太郎', kana: 'ヤマダ タロウ' },
      shown: '山田　太郎',
    });
    expect(answer(name, { last: '山田', age: 3 })).to.equal('項目 type');
    expect(answer(name, ['山田'])).to.equal('項目 type');
    const kana: Field = { ...name, rules: [{ name: 'isKana' }] };
    expect(answer(kana, { last: '山田', kana: 'やまだ' })).to.equal('項目 isKana');
    expect(answer(kana, { last: '山田', kana: 'ﾔﾏﾀﾞ' })).to.be.an('object');
  });

  it('reads addresses in parts or in one text', () => {
    const address: Field = { type: fieldType.address };
    const parts = {
      postCode: '１０００００１',
      province: '東京都',
      district: '千代田区',
      street: '千代田1-1',
      building: 'ﾋﾞﾙ',
    };
    expect(answer(address, parts)).to.deep.equal({
      kept: { ...parts, postCode: '100-0001', building: 'ビル' },
      shown: '東京都千代田区千代田1-1　ビル',
    });
    expect(answer(address, { ...parts, fullAddress: '東京都千代田区' })).to.deep.include({ shown: '東京都千代田区' });
    expect(answer(address, '大阪府')).to.deep.equal({ kept: '大阪府', shown: '大阪府' });
    expect(answer(address, 3n)).to.be.an('object');
    expect(answer(address, true)).to.equal('項目 type');
  });

  it('keeps free text as typed except for half-width kana and line breaks', () => {
    const text: Field = { type: fieldType.textarea };
    expect(answer(text, '㈱ｶﾞ①\r\n２行目\u304b\u3099')).to.deep.include({ shown: '㈱ガ①\n２行目が' });
    expect(answer(text, 12)).to.deep.equal({ kept: '12', shown: '12' });
    for (const raw of [true, ['a'], { a: 1 }, Number.NaN]) expect(answer(text, raw)).to.equal('項目 type');
    expect(answer(text, '　')).to.deep.equal({ kept: '　', shown: null });
  });

  it('normalizes a text field according to its rules', () => {
    const text = (name: string, params = {}): Field => ({ type: fieldType.text, rules: [{ name, params }] });
    expect(answer(text('phoneNumber'), '０３－１２３４－５６７８')).to.deep.include({ kept: '0312345678' });
    expect(answer(text('date_format'), 'R6.1.31')).to.deep.include({ kept: '2024-01-31' });
    expect(answer(text('date_format', { format: 'YYYY/MM/DD' }), '２０２４/01/31')).to.deep.include({
      kept: '2024/01/31',
    });
    expect(answer(text('decimal'), '１．５')).to.deep.include({ kept: '1.5' });
    expect(answer(text('email'), ' ａ@example.com ')).to.deep.include({ kept: 'a@example.com' });
    expect(answer(text('decimal'), 'x')).to.equal('項目 decimal');
    expect(answer(text('min_value', { min: 5 }), '1e3')).to.equal('項目 min_value');
  });

  it('reads email addresses in any width', () => {
    expect(answer({ type: fieldType.email }, 'Ｔａｒｏ＠example.com ')).to.deep.include({ kept: 'Taro@example.com' });
    for (const raw of ['taro', 'a@b', 3, {}]) expect(answer({ type: fieldType.email }, raw)).to.equal('項目 email');
  });

  it('reads one box as checked or not', () => {
    const box: Field = { type: fieldType.checkbox };
    for (const raw of [true, 'はい', '1', 1, 'TRUE', '☑'])
      expect(answer(box, raw)).to.deep.equal({ kept: true, shown: true });
    for (const raw of [false, 'いいえ', 0, 'off'])
      expect(answer(box, raw)).to.deep.equal({ kept: false, shown: false });
    expect(answer(box, 'たぶん')).to.equal('項目 type');
    expect(answer({ ...box, required: true }, false)).to.equal('項目 required');
  });

  it('reads choices by value or text, in any width, alone or in a list', () => {
    const options = [
      { text: '正社員', value: 'full' },
      { text: 'パート', value: 'part' },
      { text: 'その他、応相談', value: 'other' },
    ];
    const one: Field = { type: fieldType.radio, options };
    for (const raw of ['part', 'パート', 'ﾊﾟｰﾄ', ['part'], { value: 'part' }, ' part ']) {
      expect(answer(one, raw), JSON.stringify(raw)).to.deep.equal({ kept: 'part', shown: 'パート' });
    }
    for (const raw of ['学生', ['part', 'full'], {}, true, 3]) expect(answer(one, raw)).to.equal('項目 option');
    const many: Field = { type: fieldType.checkbox, options };
    expect(answer(many, ['other', 'full', 'full'])).to.deep.equal({
      kept: ['full', 'other'],
      shown: ['正社員', 'その他、応相談'],
    });
    expect(answer(many, 'その他、応相談')).to.deep.include({ kept: ['other'] });
    expect(answer(many, 'パート、full')).to.deep.include({ kept: ['full', 'part'] });
    expect(answer(many, [])).to.deep.equal({ kept: [], shown: null });
    expect(answer(many, ['full', '学生'])).to.equal('項目 option');
  });
});
