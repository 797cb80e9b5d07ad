import { DateInput } from '../../ui/date-input.tsx';
import { Field } from '../../ui/field.tsx';
import { GrowingArea } from '../../ui/growing-area.tsx';
import { NumberInput } from '../../ui/number-input.tsx';
import { PhoneInput } from '../../ui/phone-input.tsx';
import { Switch } from '../../ui/switch.tsx';
import { TimeInput } from '../../ui/time-input.tsx';
import { Held, WrittenDemo } from '../demo.tsx';
import type { ExampleGroup } from '../example.ts';
import { longName } from '../samples.ts';

export const group: ExampleGroup = {
  title: 'Values as people write them',
  parts: [
    {
      name: 'NumberInput',
      when: 'A count or an amount, with its unit. A number that is not counted with (a code) is a text.',
      states: {
        rest: () => (
          <WrittenDemo label="取引金額" initial="3960000">
            {(input) => <NumberInput {...input} unit="円" />}
          </WrittenDemo>
        ),
        decimal: () => (
          <WrittenDemo label="税率" initial="10.5">
            {(input) => <NumberInput {...input} unit="%" decimal width={4} />}
          </WrittenDemo>
        ),
        invalid: () => (
          <WrittenDemo label="従業員数" initial="三十名" error="数値として読めません。半角の数字で入力してください。">
            {(input) => <NumberInput {...input} unit="名" />}
          </WrittenDemo>
        ),
        disabled: () => (
          <WrittenDemo label="消費税" initial="396000">
            {(input) => <NumberInput {...input} unit="円" disabled />}
          </WrittenDemo>
        ),
        'read-only': () => (
          <WrittenDemo label="合計" initial="4356000">
            {(input) => <NumberInput {...input} unit="円" readOnly />}
          </WrittenDemo>
        ),
        'long text': () => (
          <WrittenDemo label="予算" initial="123456789012345678901234567890">
            {(input) => <NumberInput {...input} unit="円" width={20} />}
          </WrittenDemo>
        ),
      },
    },
    {
      name: 'DateInput',
      when: 'A day by either calendar, typed or chosen. A day of birth is typed.',
      states: {
        rest: () => (
          <WrittenDemo label="契約日" help="例：2025/04/01、令和7年4月1日、R7.4.1" initial="2025-12-01">
            {(input) => <DateInput {...input} />}
          </WrittenDemo>
        ),
        birthday: () => (
          <WrittenDemo label="生年月日" initial="1989-01-07">
            {(input) => <DateInput {...input} birthday />}
          </WrittenDemo>
        ),
        empty: () => <WrittenDemo label="解約日">{(input) => <DateInput {...input} />}</WrittenDemo>,
        invalid: () => (
          <WrittenDemo
            label="設立日"
            initial="平成32年4月1日"
            error="その元号が終わった後の日付です。元号か年を直してください。"
          >
            {(input) => <DateInput {...input} />}
          </WrittenDemo>
        ),
        disabled: () => (
          <WrittenDemo label="登録日" initial="2025-01-01">
            {(input) => <DateInput {...input} disabled />}
          </WrittenDemo>
        ),
        'read-only': () => (
          <WrittenDemo label="更新日" initial="2025-01-01">
            {(input) => <DateInput {...input} readOnly />}
          </WrittenDemo>
        ),
      },
    },
    {
      name: 'TimeInput',
      when: 'A time of the day by 24 hours.',
      states: {
        rest: () => (
          <WrittenDemo label="開始時刻" initial="09:05">
            {(input) => <TimeInput {...input} />}
          </WrittenDemo>
        ),
        invalid: () => (
          <WrittenDemo label="終了時刻" initial="25:00" error="時刻として読めません。14:02のように入力してください。">
            {(input) => <TimeInput {...input} />}
          </WrittenDemo>
        ),
        disabled: () => (
          <WrittenDemo label="休憩" initial="12:00">
            {(input) => <TimeInput {...input} disabled />}
          </WrittenDemo>
        ),
        'read-only': () => (
          <WrittenDemo label="打刻" initial="08:58">
            {(input) => <TimeInput {...input} readOnly />}
          </WrittenDemo>
        ),
      },
    },
    {
      name: 'PhoneInput',
      when: 'A telephone number; hyphens come by the number plan.',
      states: {
        rest: () => (
          <WrittenDemo label="電話番号" initial="0312345678">
            {(input) => <PhoneInput {...input} />}
          </WrittenDemo>
        ),
        invalid: () => (
          <WrittenDemo
            label="携帯電話"
            initial="045-000-ABCD"
            error="ハイフンを除く半角数字12桁以内で入力してください。"
          >
            {(input) => <PhoneInput {...input} />}
          </WrittenDemo>
        ),
        disabled: () => (
          <WrittenDemo label="代表電話" initial="0120123456">
            {(input) => <PhoneInput {...input} disabled />}
          </WrittenDemo>
        ),
        'read-only': () => (
          <WrittenDemo label="登録した電話番号" initial="09012345678">
            {(input) => <PhoneInput {...input} readOnly />}
          </WrittenDemo>
        ),
      },
    },
    {
      name: 'GrowingArea',
      when: 'Several lines with a limit. The counter tells how many characters are too many; nothing is cut.',
      states: {
        rest: () => (
          <Field label="連絡事項">
            {(control) => (
              <Held initial={'1行目\n2行目'}>
                {(value, set) => (
                  <GrowingArea {...control} most={200} value={value} onChange={({ target }) => set(target.value)} />
                )}
              </Held>
            )}
          </Field>
        ),
        'too long': () => (
          <Field label="概要" error="30文字以内で入力してください。">
            {(control) => (
              <Held initial={longName}>
                {(value, set) => (
                  <GrowingArea {...control} most={30} value={value} onChange={({ target }) => set(target.value)} />
                )}
              </Held>
            )}
          </Field>
        ),
      },
    },
    {
      name: 'Switch',
      when: 'On or off, at once. What is sent with a form is a Checkbox.',
      states: {
        on: () => <Switch label="共有リンク" defaultChecked />,
        off: () => <Switch label="パスワード" />,
        disabled: () => <Switch label="変更できません" disabled defaultChecked />,
        'long text': () => <Switch label={longName} />,
      },
    },
  ],
};
