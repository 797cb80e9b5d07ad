import { Info } from 'lucide-react';
import { IconButton } from '../../ui/button.tsx';
import { Progress, Steps } from '../../ui/steps.tsx';
import { ApprovalBoxes, Stamp } from '../../ui/stamp.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import { Held } from '../demo.tsx';
import type { ExampleGroup } from '../example.ts';

const tabs = [
  { key: 'document', title: '書類', content: <p>紙面</p> },
  { key: 'comments', title: 'コメント', count: 2, content: <p>コメント2件</p> },
  { key: 'versions', title: '版', content: <p>3つの版</p> },
];

export const group: ExampleGroup = {
  title: 'Ways and states',
  parts: [
    {
      name: 'Tabs',
      when: 'Views of one thing. Pages of an area are links in a second column.',
      states: {
        rest: () => (
          <Held initial="document">
            {(current, set) => <Tabs label="業務委託契約書" tabs={tabs} current={current} onChange={set} />}
          </Held>
        ),
      },
    },
    {
      name: 'Steps',
      when: 'Where one is in a task of several pages. On phones the present step alone has words.',
      states: {
        first: () => <Steps label="申し込みの手順" steps={['入力', '確認', 'お支払い', '完了']} current={0} />,
        second: () => <Steps label="登録の手順" steps={['入力', '確認', 'お支払い', '完了']} current={1} />,
      },
    },
    {
      name: 'Progress',
      when: 'Something that runs and takes more than a second.',
      states: {
        'part of it': () => <Progress label="書類の作成" value={0.62} />,
        'unknown end': () => <Progress label="変換中" />,
      },
    },
    {
      name: 'Tooltip',
      when: 'A short hint at a control. Nothing that one must know.',
      states: {
        rest: () => (
          <Tooltip hint="罫線に吸着（Shift+G）">
            <IconButton label="吸着" icon={<Info className="ui-icon" />} />
          </Tooltip>
        ),
      },
    },
    {
      name: 'Stamp, ApprovalBoxes',
      when: 'The route of an approval. The same facts are beside it as text.',
      states: {
        stamp: () => <Stamp group="総務" date="25.11.18" name="山田" />,
        'long names': () => <Stamp group="経営企画部" date="25.11.19" name="勅使河原" />,
        boxes: () => (
          <ApprovalBoxes
            boxes={[
              { role: '起案', stamp: { group: '総務', date: '25.11.18', name: '山田' } },
              { role: '課長', stamp: { group: '総務', date: '25.11.19', name: '髙橋' } },
              { role: '部長', waiting: 'you' },
            ]}
          />
        ),
        'turn of another': () => (
          <ApprovalBoxes
            boxes={[
              { role: '起案', stamp: { group: '営業', date: '25.11.20', name: '鈴木' } },
              { role: '課長', waiting: 'other' },
              { role: '部長' },
            ]}
          />
        ),
      },
    },
  ],
};
