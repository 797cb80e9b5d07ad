import { Files } from 'lucide-react';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { Meter, TwoColumns } from '../../ui/dashboard-grid.tsx';
import { Figures } from '../../ui/figures.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { PagerBar } from '../../ui/pager-bar.tsx';
import { RuledList, RuledRow, RuledSection } from '../../ui/ruled-list.tsx';
import { Badge, Bullets, EmptyState, Facts, Notice, Phrases, Section, Skeleton } from '../../ui/surfaces.tsx';
import type { ExampleGroup } from '../example.ts';
import { longName } from '../samples.ts';

export const group: ExampleGroup = {
  title: 'Surfaces',
  parts: [
    {
      name: 'Notice',
      when: 'A message beside the content: what happened, why, what to do.',
      states: {
        info: () => <Notice>前回の回答から7件を引き継ぎました。</Notice>,
        warning: () => <Notice kind="warning">保管容量の残りが5%です。不要な書類を削除してください。</Notice>,
        danger: () => <Notice kind="danger">2件を登録できませんでした。ファイルの形式を確認してください。</Notice>,
      },
    },
    {
      name: 'Badge',
      when: 'A state in a word. The color only repeats the word.',
      states: {
        neutral: () => <Badge>下書き</Badge>,
        info: () => <Badge kind="info">承認待ち</Badge>,
        success: () => <Badge kind="success">承認済み</Badge>,
        warning: () => <Badge kind="warning">差し戻し</Badge>,
        danger: () => <Badge kind="danger">却下</Badge>,
      },
    },
    { name: 'Avatar', when: 'A person, beside the name.', states: { rest: () => <Avatar name="鈴木 一郎" /> } },
    {
      name: 'EmptyState',
      when: 'In the place of a list without rows.',
      states: {
        rest: () => (
          <EmptyState
            icon={<Files aria-hidden="true" />}
            title="書類はまだありません"
            action={<Button kind="main">書類を追加</Button>}
          >
            契約書や届出書を追加すると、ここで検索・承認・共有できます。
          </EmptyState>
        ),
      },
    },
    {
      name: 'Skeleton',
      when: 'Loading for more than 200 ms.',
      states: { loading: () => <Skeleton rows={3} label="読み込み中" /> },
    },
    {
      name: 'Section, Facts, Bullets, Phrases',
      when: 'Values that are read, not edited.',
      states: {
        facts: () => (
          <Section title="会社">
            <Facts
              rows={[
                ['会社名', '株式会社みなと製作所'],
                ['長い名称', longName],
                ['電話番号', ''],
              ]}
            />
          </Section>
        ),
        bullets: () => <Bullets items={['書類12件が見られなくなります。', '共有リンク3件が無効になります。']} />,
        phrases: () => <Phrases items={['2025/11/20', '全12件', '鈴木 一郎']} />,
      },
    },
    {
      name: 'PageHead',
      when: 'The head of a page: the way to it, title, facts, actions.',
      wide: true,
      states: {
        rest: () => <PageHead title="会社情報" lead="最終更新 2025/11/18 14:02" actions={<Button>編集</Button>} />,
        'a state and several actions': () => (
          <PageHead
            title={longName}
            lead={<Badge kind="success">利用中</Badge>}
            actions={
              <>
                <Button>削除</Button>
                <Button>停止</Button>
                <Button kind="main">編集</Button>
              </>
            }
          />
        ),
        crumbs: () => (
          <PageHead
            title={longName}
            crumbs={[
              <a key="up" href="/settings">
                設定
              </a>,
              '会社情報',
            ]}
            crumbsLabel="現在の場所"
          />
        ),
      },
    },
    {
      name: 'RuledSection, RuledList',
      when: 'Rows that are read one by one, without columns.',
      states: {
        rest: () => (
          <RuledSection title="メンバー" count="2名" action={<Button size="small">追加</Button>}>
            <RuledList label="メンバー">
              <RuledRow lead={<Avatar name="鈴木 一郎" />} name="鈴木 一郎" meta="総務部" end={<Badge>一般</Badge>} />
              <RuledRow lead={<Avatar name="𠮷田 髙﨑" />} name={longName} meta="営業部" />
            </RuledList>
          </RuledSection>
        ),
      },
    },
    {
      name: 'PagerBar',
      when: 'Pages of a list outside of the list kit.',
      states: {
        rest: () => <PagerBar page={2} perPage={20} total={228} onPage={() => {}} />,
        'one page': () => <PagerBar page={1} perPage={20} total={7} onPage={() => {}} />,
      },
    },
    {
      name: 'Figures, Meter, TwoColumns',
      when: 'Numbers that matter, on the dashboard.',
      wide: true,
      states: {
        rest: () => (
          <TwoColumns
            main={
              <Figures
                figures={[
                  { label: '承認待ち', value: '3', unit: '件' },
                  { label: '保管容量', value: undefined, unit: 'GB', note: '読み込み中' },
                ]}
              />
            }
            aside={<Meter label="使用量 8GB / 10GB" used={8} limit={10} />}
          />
        ),
      },
    },
  ],
};
