import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { Loaded } from '../../../kits/loaded.tsx';
import { isDeadLink, LinkEnd } from '../../../kits/sharing/link-end.tsx';
import { keepVisit, sharedLinkQuery } from '../../../kits/sharing/shared-link.ts';
import { useText } from '../../../messages/locale.ts';
import { sharesText } from '../../../messages/shares.ts';
import { SharedContent } from './shared-content.tsx';
import { UnlockForm } from './unlock-form.tsx';
import '../../../kits/sharing/link-page.css';

/** A shared document, by its link: anyone who has it may look, with the password where one is set. */
export function Screen() {
  const text = useText(sharesText);
  const { token = '' }: { readonly token?: string } = useParams({ strict: false });
  const client = useQueryClient();
  const link = sharedLinkQuery(token);
  const query = useQuery(link);
  if (query.data === undefined && isDeadLink(query.error))
    return (
      <LinkEnd title={text.viewTitle} what={text.dead}>
        {text.deadWhy}
      </LinkEnd>
    );
  return (
    <Loaded query={query} rows={8}>
      {(shared) =>
        shared.content === null ? (
          <UnlockForm
            token={token}
            onUnlock={(unlocked) => {
              keepVisit(token, unlocked);
              client.setQueryData(link.queryKey, unlocked);
            }}
          />
        ) : (
          <SharedContent token={token} shared={shared} content={shared.content} />
        )
      }
    </Loaded>
  );
}
