import type { RecordKind } from '../../../packages/server/src/contract/record-kinds.ts';
import { accountRecords } from './record-factories/account-records.ts';
import { applicationRecords } from './record-factories/application-records.ts';
import { documentRecords } from './record-factories/document-records.ts';
import { plainFactories } from './record-factories/plain-records.ts';
import type { Factory } from './record-factories/record-scene.ts';

export type { RecordScene } from './record-factories/record-scene.ts';

/**
 * Makes one record of each kind, of a company or of its root user, and returns its id. The compiler requires a row for every kind of
 * `access/records.ts`; the sweeps call every endpoint with it from another company.
 */
export const recordFactories: { readonly [K in RecordKind]: Factory } = {
  ...plainFactories,
  ...accountRecords,
  ...applicationRecords,
  ...documentRecords,
};
