import type { Locale } from '@shorui/engine/node';
import type { HelpWords } from './help-text.ts';

const en: HelpWords = {
  description: 'Shorui (書類): answers (回答) in, correct Japanese Word and PDF documents out.',
  version: 'print the version',
  help: 'show help',
  helpCommand: 'show help for a command',
  language: 'language of messages and help (default: ja, unless LANG or LC_ALL begins with en)',
  headings: {},
  placeholders: {},
  examples: 'Examples:',
  exitCodes: 'Exit codes: 0 done, 1 problems found in what was given, 2 wrong usage, 3 could not read or write.',
  choices: (names) => `choices: ${names.join(', ')}`,
  byDefault: (value) => `default: ${value}`,
  variable: (name) => `env: ${name}`,
  facts: (list) => ` (${list.join('; ')})`,
};

const ja: HelpWords = {
  description: 'Shorui（書類）：回答から、日本語のWord文書とPDFを正しく作成します。',
  version: 'プログラムの番号を表示します',
  help: '使い方を表示します',
  helpCommand: 'コマンドの使い方を表示します',
  language: 'メッセージと使い方の言語（既定は日本語。LANGかLC_ALLがenで始まるときは英語）',
  headings: {
    'Usage:': '使い方：',
    'Arguments:': '引数：',
    'Options:': 'オプション：',
    'Commands:': 'コマンド：',
  },
  placeholders: { '[options]': '[オプション]', '[command]': '[コマンド]' },
  examples: '例：',
  exitCodes:
    '終了コード：0 完了、1 渡されたものに問題があった、2 コマンドの指定の誤り、3 読み込みや書き込みができなかった。',
  choices: (names) => `選べる値：${names.join('、')}`,
  byDefault: (value) => `既定：${value}`,
  variable: (name) => `環境変数：${name}`,
  facts: (list) => `（${list.join('。')}）`,
};

export const helpWords: Readonly<Record<Locale, HelpWords>> = { en, ja };
