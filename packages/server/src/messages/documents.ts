import type { Words } from './validation.ts';

/** What is wrong with a field of a document. */
export const documentFieldWords = {
  noCategory: { jp: 'カテゴリは必須項目です', en: 'Category required' },
  unknownType: {
    jp: 'この種別はありません。画面を読み込み直してください。',
    en: 'There is no such type. Reload the page.',
  },
  noUpload: {
    jp: 'ファイルがありません。もう一度アップロードしてください。',
    en: 'The file is gone. Upload it again.',
  },
  noAccess: {
    jp: 'このカテゴリに登録する権限がありません。別のカテゴリを選んでください。',
    en: 'You may not file documents in this category. Choose another one.',
  },
  unknownFile: {
    jp: 'このファイルは今の回答からは作成されません。画面を読み込み直して選んでください。',
    en: 'The present answers do not make this file. Reload the page and choose again.',
  },
  otherCategory: {
    jp: 'この種別は選択したカテゴリでは使用できません。種別を選び直してください。',
    en: 'This type is of another category. Choose another type.',
  },
} as const satisfies Readonly<Record<string, Words>>;

/** Why a version was made, where its author gives no reason. */
export const versionWords = {
  jp: { restored: (number: number) => `第${number}版に戻しました` },
  en: { restored: (number: number) => `Version ${number} again` },
} as const;

/** What happens to the lines of a bulk upload. */
export const bulkUploadWords = {
  jp: {
    accepted: (count: number) => `${count}件の登録を開始しました。`,
    progress: (done: number, all: number) => `${all}件中${done}件を登録しました。`,
    invalid: '入力内容に誤りがあります。修正してからもう一度登録してください。',
    noUpload: 'ファイルがありません。もう一度アップロードしてください。',
    noMember: 'このワークスペースのメンバーではないため、登録できませんでした。',
    failed: '登録できませんでした。時間をおいてもう一度お試しください。',
  },
  en: {
    accepted: (count: number) => `Filing ${count} documents.`,
    progress: (done: number, all: number) => `Filed ${done} of ${all}.`,
    invalid: 'Some of the input is not valid. Correct it and file the line again.',
    noUpload: 'The file is gone. Upload it again.',
    noMember: 'It was not filed, because you are not a member of this workspace.',
    failed: 'It could not be filed. Try again later.',
  },
} as const;
