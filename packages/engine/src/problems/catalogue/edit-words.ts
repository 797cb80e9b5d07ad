import type { Locale } from './entry.ts';

/** What an effect of an edit may name. */
export interface EffectWords {
  readonly kind: Readonly<Record<string, string>>;
  readonly property: Readonly<Record<string, string>>;
  readonly action: Readonly<Record<string, (what: string, property: string, before: string, after: string) => string>>;
  /** Effects have a cause only when something is deleted. */
  readonly because: (what: string) => string;
  readonly named: (kind: string, name: string) => string;
}

/** Describes the effects of an edit in each language. */
export const editWords: Record<Locale, EffectWords> = {
  ja: {
    kind: {
      application: 'アプリケーション',
      question: '質問',
      option: '選択肢',
      field_group: '項目グループ',
      survey_field: 'アンケート項目',
      repeat_option: '繰り返し',
      field: '項目',
      rule: 'ルール',
      file: 'ファイル',
      folder: 'フォルダー',
      notification: '質問のお知らせ',
      plan_price: 'プラン価格',
      tag: 'タグ',
      category: 'カテゴリ',
      master_field: 'マスター項目',
      block: 'ブロック',
    },
    property: {
      conditions: '表示条件',
      condition_options: '選択肢による表示条件',
      rule_id: 'ルール',
      ruleId: 'ルール',
      inheritRuleId: '継承ルール',
      questionId: '繰り返しの質問',
      field_id: '連動する項目',
      question: '質問とのリンク',
      questions: '質問の一覧',
      field_group_id: '項目グループ',
      source_field_id: '表示元の項目',
      mst_field_id: 'マスター項目',
      file_id: 'ファイル上の配置',
      folder_id: 'フォルダー',
      parent_id: '上位',
      formula: '計算式',
      name: '名前',
      publish: '公開状態',
      version: '版',
    },
    action: {
      created: (what) => `${what}を作成します。`,
      updated: (what, property) => `${what}${property === '' ? '' : `の${property}`}を変更します。`,
      deleted: (what) => `${what}を削除します。`,
      moved: (what) => `${what}を移動します。`,
      renamed: (what, _, before, after) => `${what}の名前が「${before}」から「${after}」に変わります。`,
      unlinked: (what, property) => `${what}の${property}が外れます。`,
      cleared: (what, property, before) =>
        `${what}の${property}${before === '' ? '' : `「${before}」`}が取り除かれます。`,
    },
    because: (what) => `（${what}が削除されるため）`,
    named: (kind, name) => (name === '' ? kind : `${kind}「${name}」`),
  },
  en: {
    kind: {
      application: 'application',
      question: 'question',
      option: 'option',
      field_group: 'field group',
      survey_field: 'survey field',
      repeat_option: 'repetition',
      field: 'field',
      rule: 'rule',
      file: 'file',
      folder: 'folder',
      notification: 'notification',
      plan_price: 'plan price',
      tag: 'tag',
      category: 'category',
      master_field: 'master field',
      block: 'block',
    },
    property: {
      conditions: 'conditions',
      condition_options: 'conditions on options',
      rule_id: 'rule',
      ruleId: 'rule',
      inheritRuleId: 'inherited rule',
      questionId: 'repeated question',
      field_id: 'linked field',
      question: 'question link',
      questions: 'list of questions',
      field_group_id: 'field group',
      source_field_id: 'source field',
      mst_field_id: 'master field',
      file_id: 'placement on the file',
      folder_id: 'folder',
      parent_id: 'parent',
      formula: 'formula',
      name: 'name',
      publish: 'publish state',
      version: 'version',
    },
    action: {
      created: (what) => `The ${what} is created.`,
      updated: (what, property) => `The ${property === '' ? '' : `${property} of the `}${what} is changed.`,
      deleted: (what) => `The ${what} is deleted.`,
      moved: (what) => `The ${what} is moved.`,
      renamed: (what, _, before, after) => `The ${what} is renamed from "${before}" to "${after}".`,
      unlinked: (what, property) => `The ${what} loses its ${property}.`,
      cleared: (what, property, before) => `The ${what} loses its ${property}${before === '' ? '' : ` "${before}"`}.`,
    },
    because: (what) => ` (because the ${what} is deleted)`,
    named: (kind, name) => (name === '' ? kind : `${kind} "${name}"`),
  },
};
