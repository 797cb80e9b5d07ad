import { describeRule } from './describe-rule.ts';

const tooLong = `${'a'.repeat(65)}@example.com`;

describeRule('postCode', {
  params: { field: '郵便番号' },
  passes: ['{3}-{4}', '{3} {4}', '{7}-{1}', '{2}-{3}-{4}', '{1} {2} {3}', '{10}-{10}', '{3}-{4} {5}', '{7}', ''],
  fails: [
    '{3}/{4}',
    '{a}-{4}',
    '{3}-{4',
    '3}-{4}',
    '{}-{4}',
    '{3}_{4}',
    '{3}.{4}',
    'abc',
    '{3}{4}',
    '{3}--{4}',
    '-{3}',
    '{3}-',
    '{３}-{４}',
    '{3} - {4}',
    ' {3}',
    7,
  ],
  message: '郵便番号のフォーマットが正しくありません',
});

describeRule('phoneNumber', {
  passes: ['0312345678', '09012345678', '1', '123456789012', '0120123456', '000000000000', '', null, 312345678],
  fails: [
    '1234567890123',
    '03-1234-5678',
    '０３１２３４５６７８',
    '090 1234 5678',
    '+81312345678',
    'abcdefghij',
    '0312a45678',
    '03(1234)56',
    ' ',
    '0312345678\n',
    -1,
    ['03'],
  ],
  message: 'ハイフンをを除く半角数字12桁以内で入力してください',
});

describeRule('phone_digits_max', {
  passes: ['1', '123456', '012012345678', '999999999999'],
  fails: ['1234567890123', '12345678901234', '09012345678901', '03-1234'],
  message: 'ハイフンをを除く半角数字12桁以内で入力してください',
});

describeRule('phoneSplit', {
  params: { field: '電話番号' },
  passes: [['03', '1234', '5678'], ['0120', '123', '456'], ['0', '1', '2'], '03-1234-5678'],
  fails: [
    ['', '1234', '5678'],
    ['03', '', '5678'],
    ['03', '1234', ''],
    ['', '', ''],
    ['03', ' ', '5678'],
    ['03', '　', '5678'],
    ['03', '1234'],
    ['03', '1', '2', '3'],
    '03--5678',
    '0312345678',
    '',
    null,
    [],
  ],
  message: '電話番号は必須項目です',
});

describeRule('invoice_number', {
  passes: ['T7999901000001', 'T1234567890123', 'ｔ７９９９９０１０００００１', 'T7-9999-0100-0001', ''],
  fails: ['T123', '7999901000001', 'T79999010000011', 'T79999010O0001', 'TT999901000001'],
  message: '登録番号は、Tと13桁の数字で入力してください',
});

describeRule('company_invoice_number', {
  passes: ['T7999901000001', 'T3999901000244', ''],
  fails: ['T1234567890123', 'T7999901000002', 'T123'],
  message: '登録番号が正しくありません。Tと、検査用の数字の合う13桁の法人番号を入力してください',
});

describeRule('corporate_number', {
  passes: ['7999901000001', '７９９９９０１０００００１', ''],
  fails: ['7999901000002', 'T7999901000001', '799990100000'],
  message: '法人番号が正しくありません。検査用の数字の合う13桁の数字を入力してください',
});

describeRule('isKana', {
  passes: [
    'カタカナ',
    'ヤマダ',
    'ガギグゲゴ',
    'パピプペポ',
    'キャキュキョ',
    'スズキイチロウ',
    'ワヲン',
    'ヴァイオリン',
    'ヵヶ',
    'スーパー',
    'ヤマダ タロウ',
    'ヤマダ　タロウ',
    '',
  ],
  fails: [
    'かたかな',
    '漢字',
    'katakana',
    'ｶﾀｶﾅ',
    'カタかな',
    'カナ1',
    'ＡＢＣ',
    '山田タロウ',
    'カタカナ!',
    'ジョン・スミス',
    ' ヤマダ',
    'ヤマダ ',
    ' ',
    'カ゛',
    'カ\u3099',
    5,
  ],
  message: 'カタカナで入力してください',
});

for (const [texts, message] of [
  [['アオバ・フーズ', 'カ)ア・'], '「・」'],
  [['あおば'], '「あ」'],
  [['カ)青葉'], '「青」'],
  [['abc'], '「a」'],
  [['アオバ＆フーズ'], '「＆」'],
] as const) {
  describeRule('bank_kana', {
    passes: [
      'カ)アオバフーズ',
      'カ）アオバフーズ',
      'ｶ)ｱｵﾊﾞﾌ-ｽﾞ',
      'ヤマダ　ジョージ',
      'ＡＢＣ－１．／，(ド',
      'ヷー「」',
      'カ\u3099',
    ],
    fails: [...texts],
    message: `${message}は口座名義に使えません。カタカナ、英大文字、数字、空白と「( ) - . / ,」などの記号で入力してください`,
  });
}

describeRule('max_character', {
  withParams: true,
  params: { max: 3 },
  passes: [
    { value: 'abc' },
    { value: 'あいう' },
    { value: '𠮷𠮷𠮷' },
    { value: 'a\r\nb' },
    { value: '' },
    { value: '12345', params: { max: 5 } },
    { value: 'x'.repeat(25), params: { max: 25 } },
    { value: 123 },
  ],
  fails: [
    { value: 'abcd' },
    { value: 'あいうえ' },
    { value: '𠮷𠮷𠮷𠮷' },
    { value: 'a\r\nbc' },
    { value: ['a'] },
    { value: 'ab', params: { max: 1 } },
    { value: 'x'.repeat(26), params: { max: 25 } },
    { value: 'a', params: { max: 0 } },
  ],
  message: '{max}桁数以内で入力してください。',
});

describeRule('exact_value', {
  withParams: true,
  params: { field: '郵便番号', length: 7 },
  passes: [
    { value: '1234567' },
    { value: '123-4567' },
    { value: '123 4567' },
    { value: 1234567 },
    { value: '' },
    { value: '123-4567', params: { field: '郵便番号', length: '{3}-{4}' } },
    { value: '1234567890123', params: { field: '郵便番号', length: 13 } },
  ],
  fails: [
    { value: '123456' },
    { value: '12345678' },
    { value: '12345a7' },
    { value: '123456a' },
    { value: '１２３４５６７' },
    { value: '123_4567' },
    { value: '-------' },
    { value: '123-456', params: { field: '郵便番号', length: '{3}-{4}' } },
  ],
  message: '{field}の桁数がフォーマットに合っていません。',
});

describeRule('email', {
  passes: [
    'a@example.com',
    'taro.yamada@example.co.jp',
    'user+tag@example.com',
    'u_1@sub.example.com',
    'x-y@example.net',
    'abc..def.@example.ne.jp',
    'a@xn--wgv71a119e.jp',
    '',
    null,
  ],
  fails: [
    'abc',
    'a@',
    '@example.com',
    'a b@example.com',
    'a@@example.com',
    'a@example com',
    'あ',
    'a@localhost',
    'a@-example.com',
    'a@example..com',
    'a@example.com ',
    'a@example.com\n',
    'ａ@example.com',
    tooLong,
    5,
    `a@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(63)}.${'e'.repeat(63)}.com`,
  ],
  message: 'Email invalid',
});

describeRule('email_required', {
  passes: ['a@example.com', 'f@sub.example.com', 'not an address'],
  fails: ['', null, undefined, ' ', '　', []],
  message: 'Email required',
});

describeRule('email_list', {
  passes: [
    ['a@example.com'],
    ['a@example.com', 'b@example.org'],
    ['a@example.com', 'a@example.com'],
    [],
    '',
    'a@example.com, b@example.org;c@example.net\nd@example.com',
    'a@example.com',
  ],
  fails: [['abc'], ['a@example.com', 'abc'], ['@example.com'], ['a b@example.com'], [''], 'a@example.com b', ' , ', 5],
  message: 'Email list is not valid',
});

describeRule('question_required', {
  passes: ['会社名を入力してください', 'Q1', '?', ['a'], { last: '山田', first: '' }, 0, false],
  fails: ['', null, undefined, '　 ', [], [''], { last: '', first: ' ' }, {}],
  message: '質問は必須項目です',
});

describeRule('formula', {
  passes: ['1+2', '(1 + 2) * 3', '@1 + @2', '10/5-3', '@12*@3', '(@1-@2)/100', '100', '))((', ''],
  fails: ['1+a', '1%2', '2^3', '1,000+2', '@x', '1=1', '[1+2]', '1×2', '1.5+2', '1;2', '１+２', '1\n+2'],
  message: '無効な文字が含まれています。有効な文字：+,-,*,/, ,@,(,)',
});
