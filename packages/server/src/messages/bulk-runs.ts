/** Words about bulk runs. */
export const bulkRunWords = {
  jp: {
    started: '一括作成を開始しました。',
    cancelled: '一括作成を中止しました。',
    noFile: 'CSVファイルまたはExcelファイルを選択してください。',
    noRecords: '作成する対象がありません。',
    tooMany: (most: number) => `一度に作成できるのは${most}件までです。ファイルを分けてください。`,
    noVersion: 'この版は公開または保存されていません。',
    progress: (done: number, all: number) => `${all}件中${done}件`,
  },
  en: {
    started: 'The bulk run has started.',
    cancelled: 'The bulk run was stopped.',
    noFile: 'Choose a CSV or Excel file.',
    noRecords: 'There is nothing to make.',
    tooMany: (most: number) => `One run makes at most ${most} records. Split the file.`,
    noVersion: 'This version was neither published nor kept.',
    progress: (done: number, all: number) => `${done} of ${all}`,
  },
} as const;
