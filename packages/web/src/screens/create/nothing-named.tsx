import { FilePenLine } from 'lucide-react';
import { useScreenTitle } from '../../kits/titles.ts';
import { createText } from '../../messages/create.ts';
import { useText } from '../../messages/locale.ts';
import { ButtonLink } from '../../ui/link.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { EmptyState } from '../../ui/surfaces.tsx';

/** In the place of a page whose address names nothing that was begun. */
export function NothingNamed({ title }: { readonly title: string }) {
  const text = useText(createText);
  return (
    <>
      <PageHead title={useScreenTitle()} />
      <EmptyState
        icon={<FilePenLine aria-hidden="true" />}
        title={title}
        action={
          <ButtonLink kind="main" to="/create/first">
            {text.toFirst}
          </ButtonLink>
        }
      >
        {text.noFillWhy}
      </EmptyState>
    </>
  );
}
