import { formatPostalCode } from '../codes/postal-code.ts';

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
