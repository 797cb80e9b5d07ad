import { NumberRow, PhoneRow } from '../../../kits/form/input-rows.tsx';
import { RadioRow, TextRow } from '../../../kits/form/rows.tsx';
import { tidyDigits, tidyLine } from '../../../kits/form/tidy.ts';
import { paymentSettingsText } from '../../../messages/admin-payment-settings.ts';
import { useText } from '../../../messages/locale.ts';
import { RuledForm } from '../../../ui/ruled-form.tsx';

/** Bank account, issuer of receipts and terms. */
export function PaymentRows() {
  const text = useText(paymentSettingsText);
  const line = { required: false, tidy: tidyLine } as const;
  return (
    <>
      <RuledForm title={text.account}>
        <TextRow name="bank_name" label={text.bank} width={20} {...line} />
        <TextRow name="branch_name" label={text.branch} width={20} {...line} />
        <RadioRow
          name="account_type"
          label={text.type}
          required={false}
          options={(['ordinary', 'checking'] as const).map((value) => ({ value, text: text.types[value] }))}
        />
        <TextRow
          name="account_number"
          label={text.number}
          required={false}
          width={8}
          inputMode="numeric"
          tidy={tidyDigits}
          help={text.numberHelp}
        />
        <TextRow name="account_holder" label={text.holder} width={20} help={text.holderHelp} {...line} />
      </RuledForm>
      <RuledForm title={text.issuer}>
        <TextRow name="issuer_name" label={text.name} width={30} {...line} />
        <TextRow name="issuer_address" label={text.address} width={30} {...line} />
        <PhoneRow name="issuer_phone" label={text.phone} required={false} autoComplete="off" />
        <TextRow name="invoice_number" label={text.invoice} width={12} help={text.invoiceHelp} {...line} />
      </RuledForm>
      <RuledForm title={text.terms}>
        <NumberRow name="platform_fee" label={text.fee} required number width={8} unit={text.yen} help={text.feeHelp} />
        <NumberRow
          name="transfer_days"
          label={text.days}
          required
          number
          width={4}
          unit={text.daysUnit}
          help={text.daysHelp}
        />
      </RuledForm>
    </>
  );
}
