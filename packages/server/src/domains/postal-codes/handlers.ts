import { normalizePostalCode } from '@shorui/engine/japanese';
import {
  findAddressByPostalCode,
  findPostalPlaces,
  type PostalPlace,
} from '../../contract/applications/postal-codes.ts';
import { AppError } from '../../errors/app-error.ts';
import { handle, type Mounted } from '../../http/handler.ts';
import { postalCodeWords } from '../../messages/postal-codes.ts';
import { findPlaces } from './find-places.ts';

async function placesOf(code: string, locale: keyof typeof postalCodeWords): Promise<PostalPlace[]> {
  const digits = normalizePostalCode(code);
  if (!digits.ok) throw new AppError('invalid', { fields: { post_code: [postalCodeWords[locale].wrong] } });
  return [...(await findPlaces(digits.value))];
}

const find = handle(findAddressByPostalCode, async ({ locale, query }) => placesOf(query.post_code, locale));
const findForStaff = handle(findPostalPlaces, async ({ locale, query }) => placesOf(query.post_code, locale));

export const postalCodeHandlers: readonly Mounted[] = [find, findForStaff];
