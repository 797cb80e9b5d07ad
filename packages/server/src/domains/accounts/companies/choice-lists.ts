import { prefectures } from '@shorui/engine/japanese';
import { businesses } from '../../../contract/enums/companies.ts';

/** Kinds of business as a list to choose from. */
export const businessList = (locale: 'jp' | 'en') =>
  businesses.map((choice) => ({ id: choice.value, name: choice[locale] }));

/** Prefectures as a list to choose from. */
export const provinceList = () => prefectures.map(({ code, name }) => ({ id: Number(code), name }));
