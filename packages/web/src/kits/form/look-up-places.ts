import { findAddressByPostalCode, type PostalPlace } from '@shorui/server/contract';
import { createContext } from 'react';
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

/** Finds the places of a postal code of 7 digits; none for an unknown code. */
export type LookUpPlaces = (postalCode: string) => Promise<readonly Place[]>;

/** A place with the names of inputs. */
export const placesOf = (places: readonly PostalPlace[]): readonly Place[] =>
  places.map(({ province, district, street }) => ({ prefecture: province, city: district, town: street }));

/** The call of members; the staff have one of their own. */
export const LookUpPlacesContext = createContext<LookUpPlaces>(async (postalCode) =>
  placesOf(await api.call(findAddressByPostalCode, { query: { post_code: postalCode } })),
);
