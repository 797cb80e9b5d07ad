import { useUploadQueue, UploadDrop } from '../../../kits/upload/upload-queue.tsx';
import { useCrumbs } from '../../../kits/crumbs.tsx';
import { useScreenTitle } from '../../../kits/titles.ts';
import { detailText } from '../../../messages/detail.ts';
import { documentUploadText } from '../../../messages/document-upload.ts';
import { useText } from '../../../messages/locale.ts';
import { PageHead } from '../../../ui/page-head.tsx';
import { RuledSection } from '../../../ui/ruled-list.tsx';
import { FilingForm } from './filing-form.tsx';

/** Files that are dropped become documents: they get names, a category, a type with its fields and the facts of their records. */
export function Screen() {
  const text = useText(documentUploadText);
  const detail = useText(detailText);
  const title = useScreenTitle() ?? '';
  const queue = useUploadQueue();
  return (
    <>
      <PageHead title={title} crumbs={useCrumbs(title)} crumbsLabel={detail.crumbs} />
      <RuledSection title={text.files}>
        <UploadDrop queue={queue} />
      </RuledSection>
      <FilingForm queue={queue} />
    </>
  );
}
