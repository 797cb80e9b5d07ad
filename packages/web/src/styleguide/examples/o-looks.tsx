import { Pencil } from 'lucide-react';
import type { ComponentType } from 'react';
import { Button, IconButton } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Checkbox, SelectInput, TextInput } from '../../ui/inputs.tsx';
import { Link } from '../../ui/link.tsx';
import type { ExampleGroup } from '../example.ts';

/** A part as it is, under the pointer, and with the focus of the keyboard (`build/styleguide-plugin.ts`). */
const looksOf = (Part: ComponentType): Readonly<Record<string, ComponentType>> => ({
  rest: Part,
  hover: () => (
    <div data-look="hover">
      <Part />
    </div>
  ),
  focus: () => (
    <div data-look="focus">
      <Part />
    </div>
  ),
});

export const group: ExampleGroup = {
  title: 'Pointer and focus',
  parts: [
    { name: 'Looks of Button', when: 'The ordinary button.', states: looksOf(() => <Button>キャンセル</Button>) },
    {
      name: 'Looks of Button, main',
      when: 'The main action of a region.',
      states: looksOf(() => <Button kind="main">保存</Button>),
    },
    {
      name: 'Looks of Button, decide',
      when: 'Where the company decides.',
      states: looksOf(() => <Button kind="decide">承認</Button>),
    },
    {
      name: 'Looks of Button, danger',
      when: 'What destroys.',
      states: looksOf(() => <Button kind="danger">削除</Button>),
    },
    {
      name: 'Looks of IconButton',
      when: 'A tool in a bar or a row.',
      states: looksOf(() => <IconButton label="編集" icon={<Pencil className="ui-icon" />} />),
    },
    { name: 'Looks of Link', when: 'A way to a screen.', states: looksOf(() => <Link to="/settings">設定</Link>) },
    {
      name: 'Looks of TextInput',
      when: 'A text in one line.',
      states: looksOf(() => <Field label="会社名">{(control) => <TextInput {...control} defaultValue="桜" />}</Field>),
    },
    {
      name: 'Looks of SelectInput',
      when: 'One of a few.',
      states: looksOf(() => (
        <Field label="グループ">
          {(control) => <SelectInput {...control} options={[{ value: '1', text: '総務部' }]} defaultValue="1" />}
        </Field>
      )),
    },
    { name: 'Looks of Checkbox', when: 'On or off.', states: looksOf(() => <Checkbox label="通知を受け取る" />) },
  ],
};
