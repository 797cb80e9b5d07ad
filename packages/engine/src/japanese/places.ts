import { formatPostalCode } from './codes/postal-code.ts';

/** A prefecture (都道府県). */
export interface Prefecture {
  /** Two digits of JIS X 0401, which 全国地方公共団体コード begin with: `01` to `47`. */
  readonly code: string;
  readonly name: string;
  /** Name in full-width katakana. */
  readonly kana: string;
}

const names =
  '北海道:ホッカイドウ 青森県:アオモリケン 岩手県:イワテケン 宮城県:ミヤギケン 秋田県:アキタケン 山形県:ヤマガタケン ' +
  '福島県:フクシマケン 茨城県:イバラキケン 栃木県:トチギケン 群馬県:グンマケン 埼玉県:サイタマケン 千葉県:チバケン ' +
  '東京都:トウキョウト 神奈川県:カナガワケン 新潟県:ニイガタケン 富山県:トヤマケン 石川県:イシカワケン 福井県:フクイケン ' +
  '山梨県:ヤマナシケン 長野県:ナガノケン 岐阜県:ギフケン 静岡県:シズオカケン 愛知県:アイチケン 三重県:ミエケン ' +
  '滋賀県:シガケン 京都府:キョウトフ 大阪府:オオサカフ 兵庫県:ヒョウゴケン 奈良県:ナラケン 和歌山県:ワカヤマケン ' +
  '鳥取県:トットリケン 島根県:シマネケン 岡山県:オカヤマケン 広島県:ヒロシマケン 山口県:ヤマグチケン 徳島県:トクシマケン ' +
  '香川県:カガワケン 愛媛県:エヒメケン 高知県:コウチケン 福岡県:フクオカケン 佐賀県:サガケン 長崎県:ナガサキケン ' +
  '熊本県:クマモトケン 大分県:オオイタケン 宮崎県:ミヤザキケン 鹿児島県:カゴシマケン 沖縄県:オキナワケン';

/** The 47 prefectures in the order of their codes. */
export const prefectures: readonly Prefecture[] = names.split(' ').map((pair, index) => {
  const [name = '', kana = ''] = pair.split(':');
  return { code: String(index + 1).padStart(2, '0'), name, kana };
});

/** An address and the prefecture at its head. */
export interface SplitAddress {
  /** Undefined when the address does not begin with a prefecture. */
  readonly prefecture: Prefecture | undefined;
  /** What follows, without spaces in front. */
  readonly rest: string;
}

/** Takes the prefecture off the head of an address: 東京都千代田区... The rest keeps its width. */
export function splitPrefecture(address: string): SplitAddress {
  const text = address.trimStart();
  const prefecture = prefectures.find(({ name }) => text.startsWith(name));
  return { prefecture, rest: prefecture === undefined ? text : text.slice(prefecture.name.length).trimStart() };
}

/** An address in parts, outside in: 郵便番号, 都道府県, 市区町村, 番地, 建物. */
export interface PostalAddress {
  readonly postCode?: string | undefined;
  readonly province?: string | undefined;
  readonly district?: string | undefined;
  readonly street?: string | undefined;
  readonly building?: string | undefined;
  /** The address without postal code in one text; wins over the parts. */
  readonly fullAddress?: string | undefined;
}

/** How the parts of an address are joined. */
export interface AddressLayout {
  /** Puts 〒 and the postal code in front. Default false. */
  readonly postCode?: boolean;
  /** Between street and building. Default a full-width space. */
  readonly buildingSeparator?: string;
  /** Between postal code and address. Default a full-width space; a line break makes two lines. */
  readonly postCodeSeparator?: string;
}

/** An address on one line: 東京都千代田区千代田1-1 丸の内ビル, with `postCode` 〒100-0001 東京都千代田区... Missing parts are left out. */
export function joinAddress(address: PostalAddress, layout: AddressLayout = {}): string {
  const { buildingSeparator = '\u3000', postCodeSeparator = '\u3000' } = layout;
  const [province = '', district = '', street = '', building = '', fullAddress = ''] = [
    address.province,
    address.district,
    address.street,
    address.building,
    address.fullAddress,
  ].map((part) => part?.trim());
  const place = [province + district + street, building].filter((part) => part !== '').join(buildingSeparator);
  const postCode = layout.postCode === true ? formatPostalCode(address.postCode?.trim() ?? '', { mark: true }) : '';
  return [postCode, fullAddress === '' ? place : fullAddress].filter((part) => part !== '').join(postCodeSeparator);
}
