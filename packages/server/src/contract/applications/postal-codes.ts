import { Type, type Static } from 'typebox';
import { defineEndpoint } from '../endpoint.ts';
import { Line, Shape } from '../shapes.ts';

/** A town that a postal code belongs to. */
export const PostalPlace = Shape({
  /** Prefecture: 神奈川県 */
  province: Type.String(),
  /** City, ward, town or village, with its county: 横浜市中区 */
  district: Type.String(),
  /** The town within it: 海岸通. Empty where the code is that of the whole district. */
  street: Type.String(),
});
export type PostalPlace = Static<typeof PostalPlace>;

export const findAddressByPostalCode = defineEndpoint({
  name: 'postalCodes.find',
  method: 'GET',
  path: '/v1/applications/get-address-by-postal-code',
  area: 'user',
  access: 'workspace',
  plan: 'application_view',
  summary: 'The towns of a postal code; none for an unknown one',
  query: Shape({ post_code: Line(20) }),
  reply: Type.Array(PostalPlace),
});

export const findPostalPlaces = defineEndpoint({
  name: 'postalCodes.findForStaff',
  method: 'GET',
  path: '/admin/v1/postal-codes',
  area: 'admin',
  access: 'admin',
  summary: 'The towns of a postal code for the staff; none for an unknown one',
  query: Shape({ post_code: Line(20) }),
  reply: Type.Array(PostalPlace),
});

export const postalCodeEndpoints = [findAddressByPostalCode, findPostalPlaces] as const;
