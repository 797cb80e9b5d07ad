import type { FieldInstance } from '@shorui/engine/model';
import { addMasterFieldCall, listMasterFields, saveAsMasterCall } from '@shorui/server/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../../../api/client.ts';
import { endpointQuery } from '../../../../../api/endpoint-query.ts';
import { useRefresh } from '../../../../../api/refresh.ts';
import { builderSettingsText } from '../../../../../messages/builder-settings.ts';
import { useText } from '../../../../../messages/locale.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Field } from '../../../../../ui/field.tsx';
import { SelectInput } from '../../../../../ui/inputs.tsx';
import { useToast } from '../../../../../ui/toast.tsx';
import { indexOf, useApplication, useBuilder } from '../builder-context.ts';

/** Shares a field with other applications. */
export function SaveAsMaster({ field }: { readonly field: FieldInstance }) {
  const text = useText(builderSettingsText);
  const { id, store } = useBuilder();
  const index = indexOf(useApplication());
  const refresh = useRefresh();
  const toast = useToast();
  const save = useMutation({
    mutationFn: async () => {
      await store.saving.flush();
      return api.call(saveAsMasterCall, {
        body: { application_id: id, field_id: field.id, version: store.saving.version },
      });
    },
    onSuccess: () => {
      toast(text.savedMaster);
      return Promise.all([refresh('applications'), refresh('masterFields')]);
    },
  });
  const master = field.mst_field_id === undefined ? undefined : index.masterFields.get(field.mst_field_id);
  if (master !== undefined) return <p className="ui-help">{text.used(master.name)}</p>;
  return (
    <Field label={text.master} help={text.masterHelp} group>
      {() => (
        <div>
          <Button size="small" pending={save.isPending ? text.saveMaster : undefined} onClick={() => save.mutate()}>
            {text.saveMaster}
          </Button>
        </div>
      )}
    </Field>
  );
}

/** Adds a field that is made from a shared one. */
export function FromMaster({ group }: { readonly group: number }) {
  const text = useText(builderSettingsText);
  const { id, store, choose } = useBuilder();
  const refresh = useRefresh();
  const query = useQuery(endpointQuery(listMasterFields, { query: { per_page: 100 } }));
  const [value, setValue] = useState('');
  const add = useMutation({
    mutationFn: async (master: number) => {
      await store.saving.flush();
      return api.call(addMasterFieldCall, {
        params: { id },
        body: { master_field_id: master, field_group_id: group, version: store.saving.version },
      });
    },
    onSuccess: async ({ item }) => {
      setValue('');
      await refresh('applications');
      if (typeof item['id'] === 'number') choose(item['id']);
    },
  });
  const masters = query.data?.items ?? [];
  if (masters.length === 0) return null;
  return (
    <Field label={text.fromMaster}>
      {(control) => (
        <div className="builder-actions">
          <SelectInput
            {...control}
            width={20}
            value={value}
            options={[
              { value: '', text: text.chooseMaster },
              ...masters.map((each) => ({ value: String(each.id), text: String(each.field['name']) })),
            ]}
            onChange={({ target }) => setValue(target.value)}
          />
          <Button
            size="small"
            disabled={value === ''}
            pending={add.isPending ? text.addField : undefined}
            onClick={() => add.mutate(Number(value))}
          >
            {text.addField}
          </Button>
        </div>
      )}
    </Field>
  );
}
