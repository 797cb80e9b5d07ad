import { useState } from 'react';
import { Field } from '../../ui/field.tsx';
import { Checkbox, CheckMark, PasswordInput, Radios, SelectInput, TextArea, TextInput } from '../../ui/inputs.tsx';
import type { ExampleGroup } from '../example.ts';
import { longName } from '../samples.ts';

const forms = [
  { value: 'kk', text: '株式会社' },
  { value: 'gk', text: '合同会社' },
];

function RadioChoice() {
  const [value, setValue] = useState('all');
  return (
    <Field label="承認のしかた" group>
      {() => (
        <Radios
          name="guide-approval"
          value={value}
          onChange={setValue}
          options={[
            { value: 'all', text: '全員の承認' },
            { value: 'one', text: '1名の承認' },
          ]}
        />
      )}
    </Field>
  );
}

function UnchosenRadios() {
  const [value, setValue] = useState<string>();
  return (
    <Field label="契約の相手" group error="契約の相手を選んでください。">
      {() => (
        <Radios
          name="guide-partner"
          value={value}
          onChange={setValue}
          options={[{ value: 'long', text: longName }, ...forms]}
        />
      )}
    </Field>
  );
}

export const group: ExampleGroup = {
  title: 'Fields',
  parts: [
    {
      name: 'Field, TextInput',
      when: 'Label, help, control and error of one value. The width tells how long the value is.',
      states: {
        rest: () => (
          <Field label="書類名" required>
            {(control) => <TextInput {...control} defaultValue="業務委託契約書" />}
          </Field>
        ),
        'help and width': () => (
          <Field label="管理番号" required={false} help="半角の英数字8文字です。">
            {(control) => <TextInput {...control} width={8} />}
          </Field>
        ),
        invalid: () => (
          <Field label="会社名（フリガナ）" required error="カタカナで入力してください。">
            {(control) => <TextInput {...control} defaultValue="みなと製作所" />}
          </Field>
        ),
        disabled: () => (
          <Field label="社印">{(control) => <TextInput {...control} disabled defaultValue="変更できません" />}</Field>
        ),
        'read-only': () => (
          <Field label="管理番号">{(control) => <TextInput {...control} readOnly defaultValue="2025-0418" />}</Field>
        ),
        'long text': () => (
          <Field label={longName} error={`${longName}は長すぎます。`}>
            {(control) => <TextInput {...control} defaultValue={longName} />}
          </Field>
        ),
      },
    },
    {
      name: 'PasswordInput',
      when: 'A password, which can be shown.',
      states: {
        rest: () => (
          <Field label="パスワード">
            {(control) => <PasswordInput {...control} autoComplete="off" defaultValue="ひみつ123" />}
          </Field>
        ),
        invalid: () => (
          <Field label="新しいパスワード" error="8文字以上で入力してください。">
            {(control) => <PasswordInput {...control} autoComplete="off" defaultValue="ひみつ" />}
          </Field>
        ),
        disabled: () => (
          <Field label="パスワード">{(control) => <PasswordInput {...control} autoComplete="off" disabled />}</Field>
        ),
      },
    },
    {
      name: 'TextArea',
      when: 'Several lines.',
      states: {
        rest: () => <Field label="備考">{(control) => <TextArea {...control} defaultValue={'1行目\n2行目'} />}</Field>,
        invalid: () => (
          <Field label="理由" error="理由を入力してください。">
            {(control) => <TextArea {...control} />}
          </Field>
        ),
        disabled: () => <Field label="備考">{(control) => <TextArea {...control} disabled />}</Field>,
        'read-only': () => (
          <Field label="却下の理由">
            {(control) => <TextArea {...control} readOnly defaultValue="日付が違います。" />}
          </Field>
        ),
        'long text': () => <Field label="概要">{(control) => <TextArea {...control} defaultValue={longName} />}</Field>,
      },
    },
    {
      name: 'SelectInput',
      when: 'One of up to some twenty options, by the list of the system.',
      states: {
        rest: () => (
          <Field label="法人格">{(control) => <SelectInput {...control} width={12} options={forms} />}</Field>
        ),
        invalid: () => (
          <Field label="法人格" error="法人格を選んでください。">
            {(control) => (
              <SelectInput {...control} width={12} options={[{ value: '', text: '選択してください' }, ...forms]} />
            )}
          </Field>
        ),
        disabled: () => (
          <Field label="法人格">{(control) => <SelectInput {...control} disabled width={12} options={forms} />}</Field>
        ),
        'long text': () => (
          <Field label="取引先">
            {(control) => <SelectInput {...control} options={[{ value: '1', text: longName }, ...forms]} />}
          </Field>
        ),
      },
    },
    {
      name: 'Checkbox, CheckMark',
      when: 'Yes or no that is sent with the form. What takes effect at once is a Switch.',
      states: {
        on: () => <Checkbox label="担当者に通知" defaultChecked />,
        off: () => <Checkbox label="全員に通知" />,
        disabled: () => <Checkbox label="変更できません" disabled />,
        'disabled, on': () => <Checkbox label="必ず通知" disabled defaultChecked />,
        'words elsewhere': () => <CheckMark label="業務委託契約書を選択" />,
        'long text': () => <Checkbox label={longName} />,
      },
    },
    {
      name: 'Radios',
      when: 'One of two to five options that are read side by side.',
      states: { rest: RadioChoice, 'invalid, long text': UnchosenRadios },
    },
  ],
};
