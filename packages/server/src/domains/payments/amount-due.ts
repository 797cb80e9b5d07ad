import type { MemberActor } from '../../access/actor.ts';
import type { Services } from '../../services.ts';
import type { ApplicationUser } from '../application-use/model.ts';
import { priceOf } from '../application-use/offers.ts';
import { questionnaireOf } from '../application-use/runs.ts';
import { paymentSettings, type StoredPaymentSettings } from '../payment-settings/payment-settings.ts';

/** Yen, tax included. */
export interface AmountDue {
  readonly price: number;
  readonly fee: number;
  readonly amount: number;
  /** Of the application. */
  readonly name: string;
  readonly settings: StoredPaymentSettings;
}

/** What a run costs the company by its plan and the version it was begun with. Where there is no price there is no fee. */
export async function amountDue(
  services: Services,
  run: ApplicationUser,
  { workspace }: MemberActor,
): Promise<AmountDue> {
  const { definition } = await questionnaireOf(services, run);
  const settings = await paymentSettings(services.database);
  const price = priceOf(definition, workspace.planId);
  const fee = price > 0 ? settings.platform_fee : 0;
  return { price, fee, amount: price + fee, name: definition.name, settings };
}
