/** What is wrong with the configuration, in both languages. */
export interface Complaint {
  readonly jp: string;
  readonly en: string;
}

/** Texts of configuration errors. None contains a value: it may be a secret. */
export const complaints = {
  missing: (name: string, meaning: Complaint): Complaint => ({
    jp: `${name} が設定されていません: ${meaning.jp}`,
    en: `${name} is missing: ${meaning.en}`,
  }),
  wrong: (name: string, expected: Complaint, meaning: Complaint): Complaint => ({
    jp: `${name} は${expected.jp}で指定してください: ${meaning.jp}`,
    en: `${name} must be ${expected.en}: ${meaning.en}`,
  }),
  unknown: (name: string): Complaint => ({
    jp: `${name} という設定はありません。`,
    en: `${name} is not a variable of Shorui`,
  }),
  weakSecret: (name: string): Complaint => ({
    jp: `${name} は推測されるおそれがあります。\`openssl rand -base64 32\` などで作ったランダムな文字列を指定してください。`,
    en: `${name} can be guessed: take random text, for example of \`openssl rand -base64 32\``,
  }),
  needed: (name: string, by: string): Complaint => ({
    jp: `${name} が設定されていません。${by} を使うときに必要です。`,
    en: `${name} is missing: ${by} needs it`,
  }),
  notMoreThan: (name: string, other: string): Complaint => ({
    jp: `${name} は ${other} 以下にしてください。`,
    en: `${name} must not be more than ${other}`,
  }),
  plainHttp: (name: string, allowedBy: string): Complaint => ({
    jp: `${name} が http:// で始まっています。本番環境ではパスワード再設定用のURLが暗号化されずに送られます。https:// にしてください。暗号化が不要なネットワークでだけ使う場合は ${allowedBy}=true を指定してください。`,
    en: `${name} begins with http://: in production, links that set passwords would be opened without encryption. Use https://, or set ${allowedBy}=true on a network that needs no encryption`,
  }),
} as const;
