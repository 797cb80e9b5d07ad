import { Columns3 } from 'lucide-react';
import { useState } from 'react';
import { ActionMenu } from '../../ui/action-menu.tsx';
import { Button } from '../../ui/button.tsx';
import { Drawer } from '../../ui/drawer.tsx';
import { PopoverButton } from '../../ui/popover.tsx';
import { Badge, Facts } from '../../ui/surfaces.tsx';
import type { TreePlace } from '../../ui/tree/tree-model.ts';
import { Tree } from '../../ui/tree/tree.tsx';
import type { ExampleGroup } from '../example.ts';
import { WindowDialog } from '../../ui/window-dialog.tsx';
import { longName } from '../samples.ts';

interface Folder {
  readonly id: number;
  readonly parent_id: number | null;
  readonly name: string;
}

const folders: readonly Folder[] = [
  { id: 1, parent_id: null, name: '総務部' },
  { id: 2, parent_id: 1, name: '契約' },
  { id: 3, parent_id: 1, name: '届出' },
  { id: 4, parent_id: 3, name: longName },
  { id: 5, parent_id: null, name: '営業部' },
];

/** Puts a folder into its new place among its siblings. */
function moved(all: readonly Folder[], folder: Folder, { parent_id, before }: TreePlace): readonly Folder[] {
  const rest = all.filter(({ id }) => id !== folder.id);
  const at = rest.findIndex(({ id }) => id === before);
  return rest.toSpliced(at === -1 ? rest.length : at, 0, { ...folder, parent_id });
}

function Folders({ changeable }: { readonly changeable: boolean }) {
  const [items, setItems] = useState(folders);
  return (
    <Tree
      label={changeable ? '書類カテゴリ' : '書類カテゴリ（閲覧のみ）'}
      items={items}
      nameOf={({ name }) => name}
      count={({ id }) => `${id * 12}件`}
      end={({ parent_id: parent }) => (parent === null ? <Badge>部署</Badge> : null)}
      isOrdered
      {...(changeable && {
        onMove: (folder: Folder, place: TreePlace) => Promise.resolve(setItems((all) => moved(all, folder, place))),
        onRename: (folder: Folder, name: string) => {
          setItems((all) => all.map((each) => (each.id === folder.id ? { ...each, name } : each)));
          return Promise.resolve(undefined);
        },
      })}
    />
  );
}

function OpenDrawer() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>詳細を開く</Button>
      {isOpen ? (
        <Drawer
          title="業務委託契約書"
          onClose={() => setOpen(false)}
          actions={<Button onClick={() => setOpen(false)}>閉じる</Button>}
        >
          <Facts
            rows={[
              ['取引先', '株式会社青葉デザイン'],
              ['長い名称', longName],
            ]}
          />
        </Drawer>
      ) : null}
    </>
  );
}

function OpenWindow() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>書類を開く</Button>
      {isOpen ? (
        <WindowDialog title={longName} onClose={() => setOpen(false)}>
          <Facts rows={[['取引先', '株式会社青葉デザイン']]} />
        </WindowDialog>
      ) : null}
    </>
  );
}

export const group: ExampleGroup = {
  title: 'Trees and panels',
  parts: [
    {
      name: 'Tree',
      when: 'Items below each other: groups, categories of documents.',
      wide: true,
      states: { 'to be changed': () => <Folders changeable />, 'read only': () => <Folders changeable={false} /> },
    },
    {
      name: 'Drawer',
      when: 'Details of a row while the list stays where it is.',
      states: { rest: OpenDrawer },
    },
    {
      name: 'WindowDialog',
      when: 'Something large over the whole window, such as a paper on a phone.',
      states: { rest: OpenWindow },
    },
    {
      name: 'PopoverButton',
      when: 'Several controls behind a button. For a list of actions take ActionMenu.',
      states: {
        words: () => (
          <PopoverButton label="表示する列" icon={<Columns3 className="ui-icon" aria-hidden="true" />}>
            {(close) => <Button onClick={close}>閉じる</Button>}
          </PopoverButton>
        ),
        icon: () => (
          <PopoverButton iconOnly label="列の一覧" icon={<Columns3 className="ui-icon" aria-hidden="true" />}>
            {(close) => <Button onClick={close}>閉じる</Button>}
          </PopoverButton>
        ),
      },
    },
    {
      name: 'ActionMenu',
      when: 'Actions of a row.',
      states: {
        rest: () => (
          <ActionMenu
            label="総務部の操作"
            actions={[
              { id: 'rename', text: '名前を変更', onAction() {} },
              { id: 'delete', text: '削除', disabled: true, onAction() {} },
            ]}
          />
        ),
      },
    },
  ],
};
