import { normalizePostalCode } from '@shorui/engine';
import { findAddressByPostalCode } from '../../contract/applications/postal-codes.ts';
import { AppError } from '../../errors/app-error.ts';
import { handle, type Mounted } from '../../http/handler.ts';
import { postalCodeWords } from '../../messages/postal-codes.ts';
import { findPlaces } from './find-places.ts';

const find = handle(findAddressByPostalCode, async ({ locale, query }) => {
  const digits = normalizePostalCode(query.post_code);
  if (!digits.ok) throw new AppError('invalid', { fields: { post_code: [postalCodeWords[locale].wrong] } });
  return [...(await findPlaces(digits.value))];
});

export const postalCodeHandlers: readonly Mounted[] = [find];
