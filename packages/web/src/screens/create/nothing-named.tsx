import { FilePenLine } from 'lucide-react';
import { EmptyWithLink } from '../../kits/empty-with-link.tsx';
import { useScreenTitle } from '../../kits/titles.ts';
import { createText } from '../../messages/create.ts';
import { useText } from '../../messages/locale.ts';
import { PageHead } from '../../ui/page-head.tsx';

/** In the place of a page whose address names nothing that was begun. */
export function NothingNamed({ title }: { readonly title: string }) {
  const { noFillWhy, toFirst } = useText(createText);
  return (
    <>
      <PageHead title={useScreenTitle()} />
      <EmptyWithLink icon={FilePenLine} title={title} why={noFillWhy} to="/create/first" link={toFirst} />
    </>
  );
}
