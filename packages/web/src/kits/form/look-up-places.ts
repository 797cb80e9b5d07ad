import { findAddressByPostalCode } from '@shorui/server/contract';
import { api } from '../../api/client.ts';

/** A town that a postal code belongs to. */
export interface Place {
  /** 神奈川県 */
  readonly prefecture: string;
  /** 横浜市中区 */
  readonly city: string;
  /** 海岸通 */
  readonly town: string;
}

/** The places of a postal code of 7 digits, as the server has them; none for an unknown code. */
export async function lookUpPlaces(postalCode: string): Promise<readonly Place[]> {
  const places = await api.call(findAddressByPostalCode, { query: { post_code: postalCode } });
  return places.map(({ province, district, street }) => ({ prefecture: province, city: district, town: street }));
}
