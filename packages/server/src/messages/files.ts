/** Words about files that people send. */
export const fileWords = {
  jp: {
    exhausted:
      'ファイルの内容が多すぎるか複雑すぎるため、確認できませんでした。ファイルを分けるか、保存し直してから送信してください。',
  },
  en: {
    exhausted: 'The file holds too much to be checked. Split it, or save it anew, and send it again.',
  },
} as const;
