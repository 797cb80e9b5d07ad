import { openShare, type SharedDocument } from '@shorui/server/contract';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { endpointQuery } from '../../../api/endpoint-query.ts';
import { LinkEnd, isDeadLink, openedOnce } from '../../../kits/sharing/link-end.tsx';
import { Loaded } from '../../../kits/loaded.tsx';
import { useText } from '../../../messages/locale.ts';
import { sharesText } from '../../../messages/shares.ts';
import { SharedContent } from './shared-content.tsx';
import { UnlockForm } from './unlock-form.tsx';
import '../../../kits/sharing/link-page.css';

/** What an unlocked link shows, and the password that downloads need again. */
interface Unlocked {
  readonly shared: SharedDocument;
  readonly password: string;
}

/** A shared document, by its link: anyone who has it may look, with the password where one is set. */
export function Screen() {
  const text = useText(sharesText);
  const { token = '' }: { readonly token?: string } = useParams({ strict: false });
  // An opening is counted, so the link is opened once while the page is open.
  const query = useQuery({ ...endpointQuery(openShare, { params: { token } }), ...openedOnce });
  const [unlocked, setUnlocked] = useState<Unlocked>();
  if (isDeadLink(query.error))
    return (
      <LinkEnd title={text.viewTitle} what={text.dead}>
        {text.deadWhy}
      </LinkEnd>
    );
  return (
    <Loaded query={query} rows={8}>
      {(opened) => {
        const shared = unlocked?.shared ?? opened;
        return shared.content === null ? (
          <UnlockForm token={token} onUnlock={(found, password) => setUnlocked({ shared: found, password })} />
        ) : (
          <SharedContent token={token} shared={shared} content={shared.content} password={unlocked?.password} />
        );
      }}
    </Loaded>
  );
}
