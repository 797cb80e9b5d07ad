/** Words that follow a value and say in what it is counted. */
const units = new Set(
  [
    '人 名 円 千円 万円 百万円 億円 年 月 日 時 分 秒 回 枚 件 部 階 号 番 番地 号室 丁目 歳 才 個 台 本 点 社 棟 戸 世帯',
    '時間 分間 日間 年間 年度 か月 ヶ月 カ月 箇月 年目 回目 ％ % ㎡ m2 m² ㎥ ㎝ cm ㎜ mm m km ㎞ g ㎏ kg t 坪',
  ]
    .join(' ')
    .split(' '),
);

/** Text that only names the unit of a value. */
export function isUnit(text: string): boolean {
  return units.has(text.normalize('NFKC')) || units.has(text);
}

/** Text that only honors the person or office named before it. */
export const isHonorific = (text: string): boolean => /^[\s　]*(?:殿|様|御中)[\s　]*$/u.test(text);

/** A label without the honorific at its end: 市長殿 is 市長. */
export const withoutHonorific = (text: string): string => text.replace(/[\s　]*(?:殿|御中)$/u, '');

/** The mark of a note: 注１, （注２）, ※, ※３. */
const noteMark = /[（(]?(?:注\s*[0-9０-９一二三四五六七八九①-⑳]*|[※＊]\s*[0-9０-９]*)[)）]?[.:：、]?/u;
const startsWithNote = new RegExp(`^${noteMark.source}`, 'u');

/** A label without the marks that refer to notes: 住所（注１） is 住所. */
export function withoutNoteMarks(text: string): string {
  return text
    .replace(/[（(](?:注|※)\s*[0-9０-９一二三四五六七八九]*[)）]|[※＊][0-9０-９]*/gu, '')
    .replace(startsWithNote, '');
}

/** The law that a title cites: 労働安全衛生規則第13条第1項第3号に掲げる. */
const citation =
  /^.*?第[0-9０-９一二三四五六七八九十百]+[条項号](?:の[0-9０-９]+|第[0-9０-９]+[項号])*に(?:掲げる|規定する|定める)/u;

/** The words of a title without notes in brackets and the law that it cites. */
export const titleWords = (text: string): string =>
  withoutNoteMarks(text.replace(/[（(][^（）()]*[）)]/gu, '').trim()).replace(citation, '');

/** Longest label behind the mark of a note, in characters: what is longer is the note itself. */
const longestMarked = 8;

/** Sentences and directions: 記入してください。 */
const isSentence = (text: string): boolean => /[。]|(?:ください|すること|記入|場合は|とおり)/u.test(text);

/** Text that explains something: a note, an example, a sentence. It names nothing and leaves no field next to it. */
export function isExplanation(text: string): boolean {
  if (/^[（(［[〔]?(?:記入|記載)?例(?:[)）\]］〕:：]|[0-9０-９])/u.test(text)) return true;
  if (startsWithNote.test(text)) {
    const rest = text.replace(startsWithNote, '');
    return rest === '' || rest.length > longestMarked || isSentence(rest);
  }
  return text.endsWith('。') || (text.length > 12 && isSentence(text));
}

/** Longest words on the line of a choice that name it, in characters. */
const longestOwn = 20;

/** Words on a line as the name of what is behind them: without numbers, brackets and colons around them; empty where they name nothing. */
export function ownLabel(text: string): string {
  const words = withoutNoteMarks(text)
    .replace(/^[\s　（(［[〔]+|[\s　：:（(［[〔]+$/gu, '')
    .replace(/^[0-9０-９]+[.．、)）]?/u, '');
  const isName = words.length > 1 && words.length <= longestOwn && /\p{L}/u.test(words) && !/[。、・･]/u.test(words);
  return isName && !isUnit(words) && !isExplanation(words) ? words : '';
}

/** The heading of a section: 【事業所の概要】, １ 申請者に関する事項. */
export function isSectionHeading(text: string): boolean {
  if (/^【.*】$|^[■◆●▼]/u.test(text)) return true;
  return /(?:事項|に関する(?:こと|もの)|について|の概要|の状況|の内訳)$/u.test(text);
}
