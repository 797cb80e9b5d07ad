/** Words about files that people send. */
export const fileWords = {
  jp: {
    exhausted:
      'ファイルの内容が多すぎるか複雑すぎるため、確認できませんでした。ファイルを分けるか、保存し直してから送信してください。',
  },
  en: {
    exhausted: 'The file is too large to check. Split it, or save it again, and then upload it again.',
  },
} as const;
