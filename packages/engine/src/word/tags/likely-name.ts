import { nearestName } from '../../problems/index.ts';

/** Japanese words that a writer may take for the name of a function or block, and that name. */
const translations: ReadonlyMap<string, string> = new Map(
  Object.entries({
    和暦: 'wareki',
    西暦: 'date',
    日付: 'date',
    数値: 'number',
    金額: 'yen',
    円: 'yen',
    漢数字: 'kanji',
    大字: 'daiji',
    四捨五入: 'round',
    足す: 'add',
    引く: 'sub',
    掛ける: 'mul',
    割る: 'div',
    件数: 'length',
    全角: 'zenkaku',
    半角: 'hankaku',
    カタカナ: 'kana',
    郵便番号: 'postcode',
    電話番号: 'phone',
    画像: 'image',
    リンク: 'link',
    改ページ: 'pagebreak',
    もし: 'if',
    繰り返し: 'each',
  }),
);

/** The function or block that a writer most likely meant by a name that is none of the known ones. */
export function likelyHelper(name: string, known: ReadonlySet<string>): string | undefined {
  const translated = translations.get(name.normalize('NFKC'));
  return translated !== undefined && known.has(translated) ? translated : nearestName(name, known);
}

const twoCharacters = /^[\u3040-\u9fff]{2}$/u;

/** The only known name of two characters that differs from such a name in one of them: 氏明 for 氏名. */
function onlyNeighbor(name: string, known: readonly string[]): string | undefined {
  if (!twoCharacters.test(name)) return undefined;
  const [first, second] = Array.from(name);
  const found = known.filter((each) => {
    const [otherFirst, otherSecond] = Array.from(each);
    return twoCharacters.test(each) && (otherFirst === first || otherSecond === second);
  });
  return found.length === 1 ? found[0] : undefined;
}

/**
 * What a writer most likely meant by a name that has no value: a known name, a function and a name without the space between
 * them (`wareki契約日`), or a misspelt `else`. `isCertain`: near enough to be put in its place on request.
 */
export function likelyName(
  name: string,
  known: Iterable<string>,
  helperNames: ReadonlySet<string>,
): { readonly name: string; readonly isCertain: boolean } | undefined {
  const names = [...known];
  const nearest = nearestName(name, names);
  if (nearest !== undefined) return { name: nearest, isCertain: true };
  const [, helper = '', rest = ''] = /^([a-z]+)([\u3040-\uffef].*)$/su.exec(name) ?? [];
  if (helperNames.has(helper)) return { name: `${helper} ${rest}`, isCertain: false };
  const other = nearestName(name, ['else']) ?? onlyNeighbor(name, names);
  return other === undefined ? undefined : { name: other, isCertain: false };
}
