import { Check, Send, Undo2 } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { MentionOptions } from '../../ui/mention-options.tsx';
import { DraftPin, Pin, PinNumber, PinTarget } from '../../ui/pins.tsx';
import { DecisionBox, Timeline } from '../../ui/timeline.tsx';
import type { ExampleGroup } from '../example.ts';

const nothing = (): void => undefined;

export const group: ExampleGroup = {
  title: 'Approvals and comments',
  parts: [
    {
      name: 'Timeline',
      when: 'What happened one after another, the newest first.',
      states: {
        rest: () => (
          <Timeline
            label="経過"
            entries={[
              { key: 1, icon: Check, kind: 'decide', title: '髙橋 健太が承認', meta: '2026/11/23 14:05' },
              {
                key: 2,
                icon: Undo2,
                kind: 'warning',
                title: '小比類巻 勅使河原太郎が差し戻し',
                quote: '金額が違います。',
              },
              {
                key: 3,
                icon: Send,
                kind: 'plain',
                title: '田中 美咲が承認を依頼',
                quote: '前期と同額です。\n確認をお願いします。',
              },
            ]}
          />
        ),
      },
    },
    {
      name: 'DecisionBox',
      when: 'Where a person decides, while it is the turn of the person.',
      states: {
        rest: () => (
          <DecisionBox label="承認の判断">
            <Button kind="decide">承認</Button>
          </DecisionBox>
        ),
      },
    },
    {
      name: 'MentionOptions',
      when: 'Names that are offered while one is typed.',
      states: {
        rest: () => (
          <MentionOptions
            id="example-mentions"
            label="宛先の候補"
            names={['佐藤 一郎', '𠮷田 花子', '小比類巻 勅使河原太郎']}
            active={1}
            onChoose={nothing}
          />
        ),
      },
    },
    {
      name: 'Pin, PinNumber, PinTarget',
      when: 'Comments on places of a page.',
      states: {
        rest: () => (
          <div className="ui-preview-page" style={{ position: 'relative', width: 240, height: 160 }}>
            <Pin point={{ x: 0.2, y: 0.3 }} number={1} label="コメント1" isCurrent={false} onChoose={nothing} />
            <Pin point={{ x: 0.7, y: 0.3 }} number={12} label="コメント12" isCurrent={false} onChoose={nothing} />
            <DraftPin point={{ x: 0.5, y: 0.7 }} />
          </div>
        ),
        choosing: () => (
          <div className="ui-preview-page" style={{ position: 'relative', width: 240, height: 160 }}>
            <PinTarget label="1ページでコメントの位置を指定" onPut={nothing} onStop={nothing} />
          </div>
        ),
        number: () => <PinNumber number={3} label="コメント3を表示" onShow={nothing} />,
      },
    },
  ],
};
