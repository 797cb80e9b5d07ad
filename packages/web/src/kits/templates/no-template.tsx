import { FileStack } from 'lucide-react';
import { useText } from '../../messages/locale.ts';
import { templatesText } from '../../messages/templates.ts';
import type { PlainPath } from '../../routes/screen-paths.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { EmptyWithLink } from '../empty-with-link.tsx';
import { useScreenTitle } from '../titles.ts';

/** In the place of a page about a template that the address does not name. */
export function NoTemplate({ list }: { readonly list: PlainPath }) {
  const { noTemplate, noTemplateWhy, toList } = useText(templatesText);
  return (
    <>
      <PageHead title={useScreenTitle()} />
      <EmptyWithLink icon={FileStack} title={noTemplate} why={noTemplateWhy} to={list} link={toList} />
    </>
  );
}
