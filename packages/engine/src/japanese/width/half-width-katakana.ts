/**
 * Half-width katakana (JIS X 0201, U+FF61-FF9F) and their full-width forms. The voiced letters are two characters there:
 * the letter and ﾞ or ﾟ.
 */
const singles =
  '｡。｢「｣」､、･・ｦヲｧァｨィｩゥｪェｫォｬャｭュｮョｯッｰーｱアｲイｳウｴエｵオｶカｷキｸクｹケｺコｻサｼシｽスｾセｿソﾀタﾁチﾂツﾃテﾄトﾅナﾆニﾇヌﾈネﾉノ' +
  'ﾊハﾋヒﾌフﾍヘﾎホﾏマﾐミﾑムﾒメﾓモﾔヤﾕユﾖヨﾗラﾘリﾙルﾚレﾛロﾜワﾝンﾞ゛ﾟ゜';

const voiced = 'ｶガｷギｸグｹゲｺゴｻザｼジｽズｾゼｿゾﾀダﾁヂﾂヅﾃデﾄドﾊバﾋビﾌブﾍベﾎボｳヴﾜヷｦヺ';

const semiVoiced = 'ﾊパﾋピﾌプﾍペﾎポ';

function readPairs(text: string, mark: string): (readonly [half: string, full: string])[] {
  const characters = Array.from(text);
  const pairs: (readonly [string, string])[] = [];
  for (let at = 0; at + 1 < characters.length; at += 2) {
    pairs.push([(characters[at] ?? '') + mark, characters[at + 1] ?? '']);
  }
  return pairs;
}

const pairs = [...readPairs(singles, ''), ...readPairs(voiced, 'ﾞ'), ...readPairs(semiVoiced, 'ﾟ')];

/** Half-width to full-width; keys of one character, or two for the voiced letters. */
export const katakanaToFull: ReadonlyMap<string, string> = new Map(pairs);

/** Full-width to half-width. ヮ ヵ ヶ ヰ ヱ ヸ ヹ have no half-width form and are not in it. */
export const katakanaToHalf: ReadonlyMap<string, string> = new Map(pairs.map(([half, full]) => [full, half]));
