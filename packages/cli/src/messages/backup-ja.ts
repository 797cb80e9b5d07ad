import type { BackupMessages } from './backup-messages.ts';

const number = (value: number): string => value.toLocaleString('ja-JP');
const ids = (values: readonly (string | number)[]): string => (values.length === 0 ? 'なし' : values.join('、'));

const documentProblems = {
  current_version: '書類の最新の版がありません',
  version_numbers: '書類の版が欠けています',
  version_file: '書類の版のファイルがないか、記録と異なります',
  history: '書類の登録が履歴にありません',
} as const;

export const backupJa: BackupMessages = {
  backup: {
    made: (path, size) => `バックアップを作成しました：${path}（${size}）`,
    counts: (tables, rows, files, size) =>
      `${number(tables)}個のテーブル、${number(rows)}行、${number(files)}個のファイル（${size}）を保存しました。`,
    lost: (count) =>
      `${number(count)}個のファイルは、保存先にないか壊れているため含まれていません。shorui check で確認してください。`,
    cannotWrite: (path, code) => `${path} に書き込めません（${code}）。空き容量と権限を確認してください。`,
    noStorage: (why) => `ファイルの保存先を利用できません。設定と接続を確認してください。（${why}）`,
  },
  restore: {
    done: (made) => `${made} のバックアップを復元しました。`,
    migrated: (names) => `データベースをこのプログラムのバージョンに更新しました：${names}`,
    lost: (count) => `${number(count)}個のファイルはバックアップに含まれていません。shorui check で一覧できます。`,
    notEmpty: (table) =>
      `復元先が空ではありません（テーブル ${table} にデータがあります）。すべて置き換えるには --force を指定してください。`,
    cannotRead: (path, code) => `${path} を読み取れません（${code}）。`,
    refused: (path) => `${path} は復元できません。何も変更していません。`,
    faults: {
      not_an_archive: 'shorui backup で作成したファイルではありません。',
      cut_off: '途中で切れています。もう一度コピーするか、別のバックアップを使ってください。',
      damaged: '壊れています。別のバックアップを使ってください。',
      missing: '一部が欠けています。別のバックアップを使ってください。',
      unknown_format: '形式が分かりません。',
      newer: '新しいバージョンのプログラムで作成されています。プログラムを更新してから復元してください。',
    },
    entry: (name) => `該当箇所：${name}`,
  },
  check: {
    looked: (tables, references, files, size) =>
      `${number(tables)}個のテーブル、${number(references)}種類の参照、${number(files)}個のファイル（${size}）を確認しました。`,
    clean: '問題はありません。',
    found: (count) => `${number(count)}件の問題があります。`,
    finding(finding) {
      switch (finding.kind) {
        case 'database_damaged':
          return `データベースが壊れています：${finding.detail}。バックアップから復元してください。`;
        case 'not_migrated':
          return `テーブルが古いバージョンのままです（${ids(finding.pending)}）。shorui migrate を実行してください。`;
        case 'dangling':
          return `参照先のない行：${finding.table}.${finding.column} → ${finding.parent}、${number(finding.count)}行（${ids(finding.ids)}）`;
        case 'file_missing':
          return `ファイルの中身がありません：${finding.key}（ファイル番号 ${ids(finding.fileIds)}）`;
        case 'file_damaged':
          return `ファイルが壊れています：${finding.key}（ファイル番号 ${ids(finding.fileIds)}）`;
        case 'file_orphaned':
          return `どこからも参照されていないファイル：${finding.key}（${number(finding.size)}バイト）`;
        case 'document_broken':
          return `${documentProblems[finding.problem]}：ワークスペース ${finding.workspaceId}、書類 ${finding.documentId}`;
        case 'history_broken':
          return finding.problem === 'changed'
            ? `書類の履歴が書き換えられています：ワークスペース ${finding.workspaceId}、番号 ${finding.sequence}`
            : `書類の履歴が欠けています：ワークスペース ${finding.workspaceId}、番号 ${finding.sequence} の前`;
        case 'uses_wrong':
          return `参照数が合いません：${finding.key}（記録 ${finding.recorded}、実際 ${finding.found}）`;
        case 'usage_wrong':
          return `使用量が合いません：ワークスペース ${finding.workspaceId}（記録 ${number(finding.recorded)}バイト、実際 ${number(finding.found)}バイト）`;
      }
    },
  },
};
