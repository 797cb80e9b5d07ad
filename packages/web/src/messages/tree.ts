import { defineText } from './locale.ts';

/** Words of trees. */
export const treeText = defineText({
  jp: {
    actionsOf: (name: string) => `${name}の操作`,
    rename: '名前を変更',
    nameOf: (name: string) => `${name}の新しい名前`,
    moves: { up: '上へ', down: '下へ', in: '中へ', out: '外へ' },
    moved: (name: string) => `「${name}」を移動しました。`,
    toTop: 'ここに置くと最上位に移動します',
  },
  en: {
    actionsOf: (name: string) => `Actions of ${name}`,
    rename: 'Rename',
    nameOf: (name: string) => `New name of ${name}`,
    moves: { up: 'Move up', down: 'Move down', in: 'Move in', out: 'Move out' },
    moved: (name: string) => `“${name}” was moved.`,
    toTop: 'Drop here to move to the top level',
  },
});
