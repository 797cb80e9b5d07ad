import {
  createAppUserFilter,
  deleteAppUserFilter,
  listAppUserFilters,
  type AppUserFilter,
} from '@shorui/server/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { validate } from 'contract:form/createAppUserFilter';
import { api } from '../../../../api/client.ts';
import { endpointQuery } from '../../../../api/endpoint-query.ts';
import { useRefresh } from '../../../../api/refresh.ts';
import { FormDialog } from '../../../../kits/form/form-dialog.tsx';
import { FormStore } from '../../../../kits/form/form-store.ts';
import { TextRow } from '../../../../kits/form/rows.tsx';
import { both, checkOf } from '../../../../kits/form/schema-check.ts';
import { Loaded } from '../../../../kits/loaded.tsx';
import type { ListState } from '../../../../kits/list/list-state.ts';
import { adminAppUsersText } from '../../../../messages/admin-app-users.ts';
import { useText } from '../../../../messages/locale.ts';
import { Button, IconButton } from '../../../../ui/button.tsx';
import { RuledForm } from '../../../../ui/ruled-form.tsx';
import { RuledList, RuledRow } from '../../../../ui/ruled-list.tsx';
import { useToast } from '../../../../ui/toast.tsx';
import { AnswerConditions, answersOf, halfConditions } from './answer-conditions.tsx';
import { conditionsOf } from './conditions.ts';

export interface FiltersDialogProps {
  /** The application, and its content: the questions that an answer may be of. */
  readonly id: number;
  readonly definition: Readonly<Record<string, unknown>>;
  /** The conditions of the list: they are saved. */
  readonly state: ListState;
  readonly onUse: (filter: number) => void;
  readonly onClose: () => void;
}

/** Conditions that all staff share: the saved ones, and a form that saves those of the list with conditions on answers. */
export function FiltersDialog({ id, definition, state, onUse, onClose }: FiltersDialogProps) {
  const text = useText(adminAppUsersText).filters;
  const toast = useToast();
  const refresh = useRefresh();
  const params = { id };
  const query = useQuery(endpointQuery(listAppUserFilters, { params, query: { per_page: 100 } }));
  const [store] = useState(
    () =>
      new FormStore(
        {},
        both(
          ({ name }) => checkOf(validate)({ name: name ?? '', conditions: {} }),
          (values) => halfConditions(values, text.both),
        ),
      ),
  );
  const remove = useMutation({
    mutationFn: ({ id: filterId }: AppUserFilter) => api.call(deleteAppUserFilter, { params: { id, filterId } }),
    onSuccess: async (_, { name }) => {
      toast(text.removed(name));
      await refresh('appUserFilters');
    },
  });
  return (
    <FormDialog
      title={text.title}
      action={text.add}
      pendingAction={text.saving}
      store={store}
      onClose={onClose}
      onSubmit={async (values) => {
        const conditions = { ...conditionsOf(state), ...answersOf(values) };
        const made = await api.call(createAppUserFilter, {
          params,
          body: { name: String(values['name']), conditions },
        });
        toast(text.created);
        await refresh('appUserFilters');
        onUse(made.id);
      }}
    >
      <p>{text.why}</p>
      <Loaded query={query} rows={2}>
        {({ items }) =>
          items.length === 0 ? (
            <p className="ui-help">{text.none}</p>
          ) : (
            <RuledList label={text.title}>
              {items.map((filter) => (
                <RuledRow
                  key={filter.id}
                  name={filter.name}
                  meta={[
                    ...(filter.conditions.answers ?? []).map(({ name, value }) => text.equals(name, value)),
                    text.by(filter.created_by),
                  ].join('、')}
                  end={
                    <>
                      <Button size="small" onClick={() => onUse(filter.id)}>
                        {text.use}
                      </Button>
                      <IconButton
                        size="small"
                        label={text.remove(filter.name)}
                        icon={<Trash2 className="ui-icon" />}
                        onClick={() => remove.mutate(filter)}
                      />
                    </>
                  }
                />
              ))}
            </RuledList>
          )
        }
      </Loaded>
      <RuledForm>
        <TextRow name="name" label={text.name} required width={20} />
      </RuledForm>
      <AnswerConditions definition={definition} />
    </FormDialog>
  );
}
