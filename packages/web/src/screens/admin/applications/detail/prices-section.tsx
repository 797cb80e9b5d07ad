import { readPlanPrices, updatePlanPrices, type ApplicationView, type ReplyOf } from '@shorui/server/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { validate } from 'contract:form/updatePlanPrices';
import { api } from '../../../../api/client.ts';
import { endpointQuery } from '../../../../api/endpoint-query.ts';
import { useRefresh } from '../../../../api/refresh.ts';
import { FormDialog } from '../../../../kits/form/form-dialog.tsx';
import { FormStore, textOf, type FieldErrors, type FormValues } from '../../../../kits/form/form-store.ts';
import { NumberRow } from '../../../../kits/form/input-rows.tsx';
import { checkOf } from '../../../../kits/form/schema-check.ts';
import { useSeenRecord, type ReadAgain } from '../../../../kits/form/use-seen-record.ts';
import { Loaded } from '../../../../kits/loaded.tsx';
import { adminApplicationsText } from '../../../../messages/admin-applications.ts';
import { commonText } from '../../../../messages/common.ts';
import { useText } from '../../../../messages/locale.ts';
import { Button } from '../../../../ui/button.tsx';
import { RuledForm } from '../../../../ui/ruled-form.tsx';
import { RuledList, RuledRow, RuledSection } from '../../../../ui/ruled-list.tsx';
import { useToast } from '../../../../ui/toast.tsx';

type Prices = ReplyOf<typeof readPlanPrices>;

/** Prices of an application, a plan each. Those of a published version are read only. */
export function PricesSection({ application }: { readonly application: ApplicationView }) {
  const text = useText(adminApplicationsText);
  const { edit } = useText(commonText);
  const [isOpen, setOpen] = useState(false);
  const params = { id: application.id };
  const query = useQuery(endpointQuery(readPlanPrices, { params }));
  const canEdit = !application.frozen && (query.data?.plans.length ?? 0) > 0;
  return (
    <RuledSection
      title={text.prices}
      action={
        canEdit ? (
          <Button size="small" onClick={() => setOpen(true)}>
            {edit}
          </Button>
        ) : undefined
      }
    >
      <Loaded query={query} rows={2}>
        {(prices) => (
          <>
            {prices.plans.length === 0 ? <p className="ui-help">{text.noPlans}</p> : null}
            <RuledList label={text.prices}>
              {prices.plans.map(({ id, name }) => {
                const price = prices.items.find(({ plan_id }) => plan_id === id)?.price;
                return (
                  <RuledRow
                    key={id}
                    name={name}
                    end={price === undefined ? text.free : `${price.toLocaleString()}${text.yen}`}
                  />
                );
              })}
            </RuledList>
            {isOpen ? (
              <PricesDialog
                id={application.id}
                prices={prices}
                readAgain={query.refetch}
                onClose={() => setOpen(false)}
              />
            ) : null}
          </>
        )}
      </Loaded>
    </RuledSection>
  );
}

const shownOf = ({ items }: Prices): FormValues =>
  Object.fromEntries(items.map(({ plan_id, price }) => [`plan-${plan_id}`, price]));

const bodyOf = (values: FormValues, { plans }: Prices) =>
  plans.flatMap(({ id }) => {
    const price = textOf(values, `plan-${id}`);
    return price === '' ? [] : [{ plan_id: id, price: Number(price) }];
  });

/** Messages of the call name prices by their place in the list; fields of the form are those of plans. */
function errorsOf(values: FormValues, prices: Prices): FieldErrors {
  const plan_prices = bodyOf(values, prices);
  const errors = checkOf(validate)({ plan_prices, version: 0 });
  return Object.fromEntries(
    Object.entries(errors).map(([path, messages]) => {
      const at = Number(/\d+/.exec(path)?.[0]);
      return [`plan-${plan_prices[at]?.plan_id ?? ''}`, messages];
    }),
  );
}

interface PricesDialogProps {
  readonly id: number;
  readonly prices: Prices;
  readonly readAgain: ReadAgain<Prices>;
  readonly onClose: () => void;
}

function PricesDialog({ id, prices, readAgain, onClose }: PricesDialogProps) {
  const text = useText(adminApplicationsText);
  const common = useText(commonText);
  const toast = useToast();
  const refresh = useRefresh();
  const [store] = useState(() => new FormStore(shownOf(prices), (values) => errorsOf(values, prices)));
  const seen = useSeenRecord(store, prices, shownOf, readAgain);
  return (
    <FormDialog
      title={text.prices}
      store={store}
      onReload={seen.reload}
      onClose={onClose}
      onSubmit={async (values) => {
        const body = { plan_prices: bodyOf(values, prices), version: seen.version() };
        await api.call(updatePlanPrices, { params: { id }, body });
        toast(common.saved);
        await Promise.all([refresh('applications'), refresh('applicationPlanPrices')]);
        onClose();
      }}
    >
      <p>{text.pricesWhy}</p>
      <RuledForm>
        {prices.plans.map((plan) => (
          <NumberRow
            key={plan.id}
            name={`plan-${plan.id}`}
            label={plan.name}
            required={false}
            number
            width={8}
            unit={text.yen}
            help={text.priceHelp}
          />
        ))}
      </RuledForm>
    </FormDialog>
  );
}
