import { prefectures } from '@shorui/engine/japanese';
import { useState } from 'react';
import { AddressRows } from '../../kits/form/address-rows.tsx';
import { ComboRow, TagsRow } from '../../kits/form/choice-rows.tsx';
import { FormStore, type FormValues } from '../../kits/form/form-store.ts';
import { Form } from '../../kits/form/form.tsx';
import { DateRow, GrowingRow, NumberRow, PhoneRow, SwitchRow, TimeRow } from '../../kits/form/input-rows.tsx';
import { FuriganaRows } from '../../kits/form/person-rows.tsx';
import { CheckRow, ChecksRow, RadioRow, SelectRow, TextRow } from '../../kits/form/rows.tsx';
import { SaveFoot } from '../../kits/form/save-foot.tsx';
import { RuledForm } from '../../ui/ruled-form.tsx';
import type { ExampleGroup } from '../example.ts';

const options = [
  { value: '1', text: '総務部' },
  { value: '2', text: '営業部' },
];

const demand = ({ name, kana }: FormValues) => ({
  ...(name === undefined ? { name: ['会社名を入力してください。'] } : {}),
  ...(kana === undefined ? { kana: ['フリガナを入力してください。'] } : {}),
});

function SampleForm() {
  const [store] = useState(() => new FormStore({ notify: true }, demand));
  return (
    <Form store={store} onSubmit={() => Promise.resolve(store.markSaved())}>
      {(state) => (
        <>
          <RuledForm title="基本情報">
            <FuriganaRows
              fields={[{ name: 'name', label: '会社名', required: true }]}
              kana={{ name: 'kana', label: '会社名（フリガナ）', required: true }}
            />
            <PhoneRow name="tel" label="電話番号" required={false} />
            <SelectRow name="group" label="グループ" options={options} />
            <RadioRow name="type" label="区分" options={options} />
            <CheckRow name="notify" label="通知" text="メールで知らせる" />
            <ChecksRow name="groups" label="見られるグループ" options={options} />
            <TextRow name="note" label="備考" rows={3} help="2,000文字まで入力できます。" />
          </RuledForm>
          <SaveFoot state={state} />
        </>
      )}
    </Form>
  );
}

const places = prefectures.map(({ code, name, kana }) => ({ value: code, text: name, reading: kana }));
const names = { postalCode: 'postal', prefecture: 'prefecture', city: 'city', town: 'town', building: 'building' };

function LongForm() {
  const [store] = useState(
    () => new FormStore({ capital: 3_000_000, founded: '1989-01-08', areas: ['13'] }, () => ({})),
  );
  return (
    <Form store={store} onSubmit={() => Promise.resolve(store.markSaved())}>
      {(state) => (
        <>
          <RuledForm title="会社の詳細">
            <DateRow name="founded" label="設立日" required />
            <NumberRow name="capital" label="資本金" unit="円" number width={12} />
            <TimeRow name="opens" label="始業時刻" required={false} />
            <AddressRows names={names} required />
            <ComboRow name="area" label="管轄" options={places} />
            <TagsRow name="areas" label="営業地域" options={places} />
            <SwitchRow name="listed" label="公開" text="会社名簿に載せる" />
            <GrowingRow name="profile" label="紹介" most={200} />
          </RuledForm>
          <SaveFoot state={state} />
        </>
      )}
    </Form>
  );
}

/** Somebody else was faster; reloading keeps what was typed and names what both have changed. */
function ConflictForm() {
  const [store] = useState(() => new FormStore({ name: '株式会社みなと製作所', note: '' }, () => ({})));
  const [isConflict, setConflict] = useState(true);
  return (
    <Form store={store} onSubmit={() => Promise.resolve(store.markSaved())}>
      {(state) => (
        <>
          <RuledForm title="基本情報">
            <TextRow name="name" label="会社名" required />
            <TextRow name="note" label="備考" />
          </RuledForm>
          <SaveFoot
            state={
              isConflict
                ? {
                    ...state,
                    failure: '佐藤 花子さんが2025/01/01 9:00に変更しました。',
                    isConflict,
                    settle: () => setConflict(false),
                  }
                : state
            }
            onReload={() => {
              store.set('note', '支店の統合');
              return Promise.resolve(['note']);
            }}
          />
        </>
      )}
    </Form>
  );
}

export const group: ExampleGroup = {
  title: 'Form kit',
  parts: [
    {
      name: 'Form',
      when: 'Rows over a store: errors on leaving a field and on submit, summary, changes, leave guard.',
      wide: true,
      states: { rest: SampleForm, 'every row': LongForm, conflict: ConflictForm },
    },
  ],
};
