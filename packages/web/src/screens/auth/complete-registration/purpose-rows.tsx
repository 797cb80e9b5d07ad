import { favorites, referralReasons } from '@shorui/server/enums';
import { optionsOf } from '../../../kits/form/choice-options.ts';
import { ChecksRow, SelectRow } from '../../../kits/form/rows.tsx';
import { useText } from '../../../messages/locale.ts';
import { registerText } from '../../../messages/register.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';

/** What the company wants to do with the product: optional, and closed until it is wanted. */
export function PurposeRows() {
  const text = useText(registerText);
  return (
    <Disclosure title={text.more}>
      <SelectRow name="referral_reason" label={text.referral} options={optionsOf(referralReasons)} width={20} number />
      <ChecksRow name="favorites" label={text.favorites} options={optionsOf(favorites)} number />
    </Disclosure>
  );
}
