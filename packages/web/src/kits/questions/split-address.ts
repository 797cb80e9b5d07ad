import { splitPrefecture } from '@shorui/engine/japanese';
import type { AddressPart } from '@shorui/engine/model';

export type AddressParts = Readonly<Partial<Record<AddressPart, string>>>;

/** Cities and districts in whose names another 市, 区, 町, 村 or 郡 comes before the end. */
const longNames = (
  '四日市市 廿日市市 野々市市 市川市 市原市 東村山市 武蔵村山市 村山市 村上市 羽村市 田村市 大村市 町田市 大町市 ' +
  '十日町市 郡山市 大和郡山市 郡上市 小郡市 蒲郡市 余市郡余市町 高市郡高取町 高市郡明日香村 余市郡仁木町 余市郡赤井川村 佐波郡玉村町 杵島郡大町町 西臼杵郡日之影町'
).split(' ');

const ward = /^[^市区町村郡\d０-９]{1,5}区/u;
const city = /^[^市区町村郡\d０-９]{1,6}市(?:[^市区町村郡\d０-９]{1,4}区)?/u;
const county = /^[^市区町村\d０-９]{1,6}?郡[^町村\d０-９]{1,6}[町村]/u;
/** On islands of Tokyo. */
const village = /^[^市区町村郡\d０-９]{1,5}[町村]/u;

/** The city, ward, town or village that an address without its prefecture begins with; empty when it names none. */
function districtOf(rest: string): string {
  const long = longNames.find((name) => rest.startsWith(name));
  if (long !== undefined) return long;
  for (const pattern of [county, city, ward, village]) {
    const [found] = pattern.exec(rest) ?? [];
    if (found !== undefined) return found;
  }
  return '';
}

/** An address of one text by its parts: postal code, prefecture, city, and the rest as the street. What cannot be told is in the street. */
export function splitAddress(text: string): AddressParts {
  const [, first, last, whole = ''] = /^〒?[\s　]*(?:(\d{3})-?(\d{4})[\s　]+)?(.*)$/su.exec(text.trim()) ?? [];
  const postCode = first === undefined || last === undefined ? {} : { postCode: first + last };
  const { prefecture, rest } = splitPrefecture(whole);
  if (prefecture === undefined) return { ...postCode, street: whole };
  const district = districtOf(rest);
  return {
    ...postCode,
    province: prefecture.name,
    ...(district !== '' && { district }),
    street: rest.slice(district.length).trim(),
  };
}
