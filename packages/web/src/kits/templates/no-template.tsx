import { FileStack } from 'lucide-react';
import { useText } from '../../messages/locale.ts';
import { templatesText } from '../../messages/templates.ts';
import type { PlainPath } from '../../routes/screen-paths.ts';
import { ButtonLink } from '../../ui/link.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { EmptyState } from '../../ui/surfaces.tsx';
import { useScreenTitle } from '../titles.ts';

/** In the place of a page about a template that the address does not name. */
export function NoTemplate({ list }: { readonly list: PlainPath }) {
  const text = useText(templatesText);
  return (
    <>
      <PageHead title={useScreenTitle()} />
      <EmptyState
        icon={<FileStack aria-hidden="true" />}
        title={text.noTemplate}
        action={
          <ButtonLink<PlainPath> kind="main" to={list}>
            {text.toList}
          </ButtonLink>
        }
      >
        {text.noTemplateWhy}
      </EmptyState>
    </>
  );
}
