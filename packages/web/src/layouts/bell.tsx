import { listNotifications } from '@shorui/server/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Bell as BellIcon } from 'lucide-react';
import { useState } from 'react';
import { endpointQuery } from '../api/endpoint-query.ts';
import { bellText } from '../messages/bell.ts';
import { useText } from '../messages/locale.ts';
import { PopupButton } from '../ui/popup-button.tsx';
import './bell.css';

/** Lines that are shown at first, and that 「さらに表示」 adds. The server gives 100 at most. */
const step = 20;
const most = 100;
/** Larger counts are shown as 99+. */
const mostShown = 99;

/** The bell: how many notifications are unread, and the latest of them. The stream of events keeps it up to date. */
export function Bell() {
  const text = useText(bellText);
  const [count, setCount] = useState(step);
  const query = useQuery({
    ...endpointQuery(listNotifications, { query: { per_page: count } }),
    placeholderData: keepPreviousData,
  });
  const { unread = 0 } = query.data ?? {};
  const onMore = count < most ? () => setCount(count + step) : undefined;
  return (
    <PopupButton
      kind="dialog"
      label={text.unread(unread)}
      load={async () => (await import('./bell-panel.tsx')).BellPanel}
      props={{ query, onMore }}
    >
      <span className="bell-icon">
        <BellIcon className="ui-icon-20" aria-hidden="true" />
        {unread === 0 ? null : (
          <span className="bell-count" aria-hidden="true">
            {unread > mostShown ? `${mostShown}+` : unread}
          </span>
        )}
      </span>
    </PopupButton>
  );
}
