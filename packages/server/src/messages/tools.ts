/** Why an export failed. */
export type ExportFailure = 'too-large' | 'missing' | 'failed';

/** Words about exports and imports of the staff. */
export const toolWords = {
  jp: {
    started: 'エクスポートを開始しました。',
    imported: 'インポートしました。',
    failures: {
      'too-large':
        'エクスポートが大きすぎます（上限{limit}）。アプリケーションを選び、何回かに分けてエクスポートしてください。',
      missing: '保存されているはずのファイルが見つかりません。システム管理者にお問い合わせください。',
      failed: 'エクスポートに失敗しました。もう一度お試しください。',
    } satisfies Record<ExportFailure, string>,
    unknownApplications: '存在しないアプリケーションが含まれています。',
    notAnExport: 'エクスポートしたzipではありません。このシステムでエクスポートしたファイルを選択してください。',
    newer:
      '新しいバージョンのシステムでエクスポートされたファイルです。このシステムを更新してからインポートしてください。',
    unknownEntry: (name: string) =>
      `zipに不明なファイル「${name}」があります。エクスポートしたファイルをそのまま選択してください。`,
    badJson: (name: string, reason: string) => `「${name}」を読み取れません。${reason}`,
    badShape: (name: string, where: string) =>
      `「${name}」の内容が正しくありません（${where}）。エクスポートし直してください。`,
    missingEntry: (name: string) => `zipに「${name}」がありません。エクスポートし直してください。`,
    damaged: (name: string) => `「${name}」の内容が壊れています。エクスポートし直してください。`,
    badFile: (name: string, reason: string) => `「${name}」を開けません。${reason}`,
    twice: (name: string) => `「${name}」が2回出てきます。`,
    deletedHere: 'このシステムでは削除されています。先に復元してからインポートしてください。',
    newerHere: (own: number, other: number) =>
      `このシステムにはより新しい版（第${own}版）があります（ファイルは第${other}版）。`,
    versionDiffers: (version: number) =>
      `第${version}版の内容がこのシステムのものと異なります。公開済みの版は変更できません。新しい版を作成してからエクスポートしてください。`,
    notHere: 'このシステムにアプリケーションがありません。先にアプリケーションをインポートしてください。',
    noSuchFile: (id: number) => `アプリケーションにファイル（ID ${id}）がありません。`,
    frozenHere: '公開済みの版のファイルは変更できません。新しい版を作成してください。',
    fileAbsent: (name: string) =>
      `ファイル「${name}」の内容がzipにありません。インポート後にアップロードしてください。`,
    planKept: '同じ名前のプランがあるため、このシステムのプランをそのまま使用します。',
    fieldKept: '同じ名前の共通の入力項目があるため、このシステムの項目をそのまま使用します。',
    parts: { questions: '質問', fields: '項目', rules: 'ルール', files: 'ファイル', folders: 'フォルダー' },
    partsAdded: (part: string, names: string) => `${part}を追加：${names}`,
    partsChanged: (part: string, names: string) => `${part}を変更：${names}`,
    partsRemoved: (part: string, names: string) => `${part}を削除：${names}`,
    named: (names: readonly string[], more: number) => names.join('、') + (more > 0 ? `、ほか${more}件` : ''),
    renamed: (from: string, to: string) => `名前を変更：${from} → ${to}`,
    settings: '説明などの設定を変更',
    facts: '公開状態・利用回数の上限・タグ・カテゴリ・共通の入力項目',
    versions: (numbers: string) => `第${numbers}版を追加`,
    template: (name: string) => `${name}を差し替え`,
    campaign: (name: string) => `キャンペーン「${name}」を追加`,
    color: '色',
    image: (name: string) => `画像「${name}」`,
    imageDiffers: (name: string) =>
      `画像「${name}」がこのシステムのものと異なります。保存済みの版が使うため変更できません。別の名前の画像にしてください。`,
  },
  en: {
    started: 'The export has started.',
    imported: 'Imported.',
    failures: {
      'too-large': 'The export is larger than {limit}. Choose applications and export them in several parts.',
      missing: 'A file that should be stored is missing. Ask your administrator.',
      failed: 'The export failed. Try again.',
    } satisfies Record<ExportFailure, string>,
    unknownApplications: 'Some of the applications do not exist.',
    notAnExport: 'This zip is not an export. Choose a file that this system exported.',
    newer: 'A newer version of the system exported this file. Update this system, then import the file.',
    unknownEntry: (name: string) => `The zip has an unknown file “${name}”. Choose the exported file as it is.`,
    badJson: (name: string, reason: string) => `“${name}” cannot be read. ${reason}`,
    badShape: (name: string, where: string) => `The content of “${name}” is not valid (${where}). Export it again.`,
    missingEntry: (name: string) => `The zip lacks “${name}”. Export it again.`,
    damaged: (name: string) => `The content of “${name}” is damaged. Export it again.`,
    badFile: (name: string, reason: string) => `“${name}” cannot be opened. ${reason}`,
    twice: (name: string) => `“${name}” is there twice.`,
    deletedHere: 'It is deleted in this system. Restore it, then import it.',
    newerHere: (own: number, other: number) =>
      `This system has a newer version (${own}); the file has version ${other}.`,
    versionDiffers: (version: number) =>
      `Version ${version} differs from the one in this system. Published versions never change. Make a new version, then export it.`,
    notHere: 'This system does not have the application. Import the application first.',
    noSuchFile: (id: number) => `The application has no file with the ID ${id}.`,
    frozenHere: 'Files of a published version cannot be changed. Make a new version.',
    fileAbsent: (name: string) => `The zip lacks the content of the file “${name}”. Upload it after the import.`,
    planKept: 'There is a plan of this name; the plan of this system is used as it is.',
    fieldKept: 'There is a shared field of this name; the field of this system is used as it is.',
    parts: { questions: 'Questions', fields: 'Fields', rules: 'Rules', files: 'Files', folders: 'Folders' },
    partsAdded: (part: string, names: string) => `${part} added: ${names}`,
    partsChanged: (part: string, names: string) => `${part} changed: ${names}`,
    partsRemoved: (part: string, names: string) => `${part} removed: ${names}`,
    named: (names: readonly string[], more: number) => names.join(', ') + (more > 0 ? ` and ${more} more` : ''),
    renamed: (from: string, to: string) => `Renamed: ${from} → ${to}`,
    settings: 'Settings changed, such as the description',
    facts: 'Publication, limit of uses, tags, categories and shared fields',
    versions: (numbers: string) => `Version ${numbers} is added`,
    template: (name: string) => `${name} is replaced`,
    campaign: (name: string) => `campaign “${name}” is added`,
    color: 'Color',
    image: (name: string) => `Image “${name}”`,
    imageDiffers: (name: string) =>
      `The image “${name}” differs from the one in this system, which kept versions use. Give the image another name.`,
  },
} as const;

export type ToolWords = (typeof toolWords)['jp' | 'en'];
