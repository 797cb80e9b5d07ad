import { Ellipsis, Pencil } from 'lucide-react';
import { useState } from 'react';
import { Button, IconButton } from '../../ui/button.tsx';
import { ChoiceCards } from '../../ui/choice-cards.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { ButtonLink, Link } from '../../ui/link.tsx';
import { Badge } from '../../ui/surfaces.tsx';
import { useToast } from '../../ui/toast.tsx';
import type { ExampleGroup } from '../example.ts';

function OpenDialog() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>ダイアログを開く</Button>
      {isOpen ? (
        <Dialog
          title="グループの名称"
          onClose={() => setOpen(false)}
          actions={<Button onClick={() => setOpen(false)}>閉じる</Button>}
        >
          <p>営業部の名称を変更します。</p>
        </Dialog>
      ) : null}
    </>
  );
}

function AskDialog() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>削除を確認</Button>
      {isOpen ? (
        <ConfirmDialog
          title="書類の削除"
          action="削除"
          pendingAction="削除中"
          onConfirm={() => Promise.resolve()}
          onClose={() => setOpen(false)}
        >
          <p>業務委託契約書と、その版3件が失われます。</p>
        </ConfirmDialog>
      ) : null}
    </>
  );
}

function ShowToast() {
  const toast = useToast();
  return (
    <>
      <Button onClick={() => toast('保存しました。')}>知らせる</Button>{' '}
      <Button onClick={() => toast('［請求書 11月分］を移動しました。', () => {})}>取り消せる操作</Button>
    </>
  );
}

export const group: ExampleGroup = {
  title: 'Actions',
  parts: [
    {
      name: 'Button',
      when: 'main: the ordinary main action, one a region. decide: where the company decides, one a screen. danger: what destroys. quiet: tools.',
      states: {
        plain: () => <Button>キャンセル</Button>,
        main: () => <Button kind="main">保存</Button>,
        decide: () => <Button kind="decide">承認</Button>,
        danger: () => <Button kind="danger">削除</Button>,
        quiet: () => <Button kind="quiet">条件を外す</Button>,
        small: () => <Button size="small">絞り込み</Button>,
        pending: () => (
          <Button kind="main" pending="保存中">
            保存
          </Button>
        ),
        disabled: () => <Button disabled>申請</Button>,
        wide: () => (
          <Button kind="main" wide>
            ログイン
          </Button>
        ),
        'long text': () => <Button>添付した書類をすべて承認者に送る</Button>,
      },
    },
    {
      name: 'IconButton',
      when: 'A tool in a bar or a row. The label is read aloud and shown as a hint.',
      states: {
        rest: () => <IconButton label="編集" icon={<Pencil className="ui-icon" />} />,
        small: () => <IconButton size="small" label="その他" icon={<Ellipsis className="ui-icon" />} />,
        disabled: () => <IconButton disabled label="編集" icon={<Pencil className="ui-icon" />} />,
      },
    },
    {
      name: 'Link, ButtonLink',
      when: 'Opens a screen. What changes something is a button.',
      states: {
        link: () => <Link to="/settings">設定</Link>,
        button: () => (
          <ButtonLink to="/settings/user/invite" kind="main">
            ユーザーを招待
          </ButtonLink>
        ),
      },
    },
    {
      name: 'ChoiceCards',
      when: 'A few things of which one is opened, such as workspaces.',
      states: {
        rest: () => (
          <ChoiceCards
            label="会社"
            pending={undefined}
            onChoose={() => {}}
            choices={[
              { value: 1, title: '株式会社みなと製作所', facts: <Badge kind="info">管理者</Badge> },
              { value: 2, title: `株式会社${'とても長い名称'.repeat(6)}`, facts: <Badge>一般</Badge> },
            ]}
          />
        ),
      },
    },
    {
      name: 'Dialog, ConfirmDialog',
      when: 'For what cannot be undone, or a short task of one purpose. What can be undone is done at once, with a toast.',
      states: { dialog: OpenDialog, confirm: AskDialog },
    },
    { name: 'Toast', when: 'Tells a success for two seconds; with 元に戻す for ten.', states: { rest: ShowToast } },
    {
      name: 'Disclosure',
      when: 'Something that few people want to see, closed until it is wanted.',
      states: {
        closed: () => (
          <Disclosure title="細かい設定">
            <p>会計年度の始まりは4月です。</p>
          </Disclosure>
        ),
      },
    },
  ],
};
