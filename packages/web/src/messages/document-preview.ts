import { defineText } from './locale.ts';

/** Words of the content of documents in a page. */
export const documentPreviewText = defineText({
  jp: {
    unreadable:
      'このPDFは表示できません。ファイルが壊れているか、パスワードで保護されています。ダウンロードして確認してください。',
    none: 'この形式はプレビューできません',
    noneWhy: 'ダウンロードすると、対応するソフトで開けます。',
    making: 'プレビューを作成しています。できあがると、ここに表示されます。',
    failed: 'プレビューを作成できませんでした。ダウンロードして確認してください。',
  },
  en: {
    unreadable: 'This PDF cannot be shown: it is damaged or protected by a password. Download it to check.',
    none: 'Files of this kind have no preview',
    noneWhy: 'Download it and open it with a program for its kind.',
    making: 'The preview is being made. It appears here once it is ready.',
    failed: 'The preview could not be made. Download the file to check it.',
  },
});
