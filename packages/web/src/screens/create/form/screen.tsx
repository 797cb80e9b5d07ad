import { readTemplateFill } from '@shorui/server/contract';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { useQueryId } from '../../../kits/address-id.ts';
import { Loaded } from '../../../kits/loaded.tsx';
import { useScreenTitle } from '../../../kits/titles.ts';
import { createText } from '../../../messages/create.ts';
import { useText } from '../../../messages/locale.ts';
import { PageHead } from '../../../ui/page-head.tsx';
import { NothingNamed } from '../nothing-named.tsx';
import { CopyPage } from './copy-page.tsx';
import { FillPage } from './fill-page.tsx';

/** The fields of a template as a form beside the paper. The address names what is filled in. */
export function Screen() {
  const text = useText(createText);
  const id = useQueryId('id');
  return id === undefined ? <NothingNamed title={text.noFill} /> : <Fill key={id} id={id} />;
}

function Fill({ id }: { readonly id: number }) {
  // A key of its own: what another page read before may be old, and the answers on the screen are the newest.
  const query = useQuery({
    queryKey: ['filled-template', id],
    queryFn: ({ signal }) => api.call(readTemplateFill, { params: { id }, signal }),
    meta: { handled: true },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const title = useScreenTitle();
  if (query.data === undefined)
    return (
      <>
        <PageHead title={title} />
        <Loaded query={query}>{() => null}</Loaded>
      </>
    );
  const { fill, content } = query.data;
  return 'questions' in content ? <FillPage found={query.data} refetch={query.refetch} /> : <CopyPage fill={fill} />;
}
