/** Words of the calls about metas, their groups and document types, by language. */
export const metaWords = {
  jp: {
    otherGroup: 'その他',
    optionsNeeded: 'この種類には選択肢が1つ以上必要です。',
    optionsUnused: 'この種類には選択肢を設定できません。',
    optionTwice: '同じ選択肢が重複しています。',
    itemTwice: '同じものが2回指定されています。',
    groupInItself: 'グループを自分自身の中に入れることはできません。',
    groupTooDeep: 'グループの入れ子は2段までです。',
    nameTaken: 'このカテゴリに同じ名前の種別があります。',
    categoryGone: 'この種別のカテゴリは削除されています。先にカテゴリを復元してください。',
    metaTwice: '同じメタ項目が2回指定されています。',
  },
  en: {
    otherGroup: 'Others',
    optionsNeeded: 'This kind needs at least one option.',
    optionsUnused: 'This kind has no options.',
    optionTwice: 'An option is given twice.',
    itemTwice: 'The same item is given twice.',
    groupInItself: 'A group cannot be within itself.',
    groupTooDeep: 'Groups may be nested two levels deep.',
    nameTaken: 'The category has a type of this name.',
    categoryGone: 'The category of this type is deleted. Restore the category first.',
    metaTwice: 'The same meta is given twice.',
  },
} as const;
