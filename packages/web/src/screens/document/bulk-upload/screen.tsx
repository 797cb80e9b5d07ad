import { addBulkItems, mostBulkItems } from '@shorui/server/contract';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Table2 } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../../api/client.ts';
import { useRefresh } from '../../../api/refresh.ts';
import { useCrumbs } from '../../../kits/crumbs.tsx';
import { useOpenCategories } from '../../../kits/documents/category-row.tsx';
import { useScreenTitle } from '../../../kits/titles.ts';
import { UploadDrop, useUploadQueue } from '../../../kits/upload/upload-queue.tsx';
import { detailText } from '../../../messages/detail.ts';
import { documentBulkText } from '../../../messages/document-bulk.ts';
import { documentUploadText } from '../../../messages/document-upload.ts';
import { useText } from '../../../messages/locale.ts';
import { hrefOf } from '../../../routes/screen-paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Checkbox, SelectInput } from '../../../ui/inputs.tsx';
import { ButtonLink } from '../../../ui/link.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { RuledForm } from '../../../ui/ruled-form.tsx';
import { RuledSection } from '../../../ui/ruled-list.tsx';
import { useToast } from '../../../ui/toast.tsx';

/** Files and folders for the sheet of the bulk upload. */
export function Screen() {
  const text = useText(documentBulkText);
  const upload = useText(documentUploadText);
  const detail = useText(detailText);
  const title = useScreenTitle() ?? '';
  const toast = useToast();
  const refresh = useRefresh();
  const navigate = useNavigate();
  const queue = useUploadQueue();
  const categories = useOpenCategories();
  const [category, setCategory] = useState('');
  const [makesCategories, setMakes] = useState(false);
  const { arrived, uploads } = queue;
  const isWaiting = uploads.some(({ state }) => state === 'running' || state === 'waiting');
  const hasFolders = arrived.some(({ folder }) => folder !== '');
  const add = useMutation({
    mutationFn: async () => {
      await api.call(addBulkItems, {
        body: {
          temporary_upload_ids: arrived.map((each) => each.upload.id),
          folders: arrived.map(({ folder }) => folder),
          ...(category === '' ? {} : { category_id: Number(category) }),
          ...(hasFolders && makesCategories ? { create_categories: true } : {}),
        },
      });
      toast(text.added(arrived.length));
      await refresh('bulkUpload');
      await navigate({ to: hrefOf('/document/bulk-upload/list') });
    },
  });
  return (
    <>
      <PageHead
        title={title}
        lead={text.lead}
        crumbs={useCrumbs(title)}
        crumbsLabel={detail.crumbs}
        actions={
          <ButtonLink to="/document/bulk-upload/list">
            <Table2 className="ui-icon" aria-hidden="true" />
            {text.toList}
          </ButtonLink>
        }
      />
      <RuledSection title={text.files}>
        <UploadDrop queue={queue} folders most={mostBulkItems} />
      </RuledSection>
      <RuledForm>
        <Field label={text.category} required={false} help={text.categoryHelp}>
          {(control) => (
            <SelectInput
              {...control}
              width={20}
              value={category}
              options={[{ value: '', text: '—' }, ...categories]}
              onChange={({ target }) => setCategory(target.value)}
            />
          )}
        </Field>
        {hasFolders ? (
          <Field label={text.folder} help={text.foldersHelp} group>
            {() => (
              <Checkbox
                label={text.folders}
                checked={makesCategories}
                onChange={({ target }) => setMakes(target.checked)}
              />
            )}
          </Field>
        ) : null}
      </RuledForm>
      <div className="ui-form-foot">
        <p className="ui-help">{isWaiting ? upload.waiting : ''}</p>
        <Button
          kind="main"
          disabled={isWaiting || arrived.length === 0}
          pending={add.isPending ? text.adding : undefined}
          onClick={() => add.mutate()}
        >
          {arrived.length === 0 ? text.addNone : text.add(arrived.length)}
        </Button>
      </div>
    </>
  );
}
