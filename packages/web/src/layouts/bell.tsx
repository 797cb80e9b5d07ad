import { listNotifications, readAllNotifications, readNotification, type Notification } from '@shorui/server/contract';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Bell as BellIcon } from 'lucide-react';
import { useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { api } from '../api/client.ts';
import { endpointQuery } from '../api/endpoint-query.ts';
import { bellText } from '../messages/bell.ts';
import { timeOf } from '../messages/dates.ts';
import { useText } from '../messages/locale.ts';
import type { SitePath } from '../routes/screen-paths.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/surfaces.tsx';
import { useAllows } from './allows.ts';
import './bell.css';

/** Lines that are shown at first, and that 「さらに表示」 adds. The server gives 100 at most. */
const step = 20;
const most = 100;
/** Larger counts are shown as 99+. */
const mostShown = 99;

/** Where a line leads, if the person may go there. */
const targets: Partial<Record<Notification['kind'], SitePath>> = {
  joined: '/settings/user',
  'root-received': '/settings/group',
  'group-requested': '/settings/user',
};

/** The bell: how many notifications are unread, and the latest of them. The stream of events keeps it up to date. */
export function Bell() {
  const text = useText(bellText);
  const queryClient = useQueryClient();
  const [count, setCount] = useState(step);
  const query = useQuery({
    ...endpointQuery(listNotifications, { query: { per_page: count } }),
    placeholderData: keepPreviousData,
  });
  const refresh = (): Promise<void> => queryClient.invalidateQueries({ queryKey: [listNotifications.name] });
  const readAll = useMutation({ mutationFn: () => api.call(readAllNotifications), onSettled: refresh });
  const readOne = useMutation({
    mutationFn: (id: number) => api.call(readNotification, { params: { id } }),
    onSettled: refresh,
  });
  const { items = [], unread = 0, has_more: hasMore = false } = query.data ?? {};
  return (
    <DialogTrigger>
      <AriaButton className="ui-button" data-kind="quiet" data-icon-only="" aria-label={text.unread(unread)}>
        <span className="bell-icon">
          <BellIcon className="ui-icon-20" aria-hidden="true" />
          {unread === 0 ? null : (
            <span className="bell-count" aria-hidden="true">
              {unread > mostShown ? `${mostShown}+` : unread}
            </span>
          )}
        </span>
      </AriaButton>
      <Popover className="ui-popover bell-popover" placement="bottom end">
        <Dialog className="bell" aria-label={text.title}>
          {({ close }) => (
            <>
              <div className="bell-head">
                <h2>{text.title}</h2>
                {unread === 0 ? null : (
                  <Button
                    size="small"
                    kind="quiet"
                    pending={readAll.isPending ? text.readingAll : undefined}
                    onClick={() => readAll.mutate()}
                  >
                    {text.readAll}
                  </Button>
                )}
              </div>
              {query.isError ? <EmptyState title={text.failed} /> : null}
              {query.isSuccess && items.length === 0 ? <EmptyState title={text.none}>{text.noneWhy}</EmptyState> : null}
              <ul>
                {items.map((item) => (
                  <BellLine key={item.id} item={item} onRead={() => readOne.mutate(item.id)} onLeave={close} />
                ))}
              </ul>
              {hasMore && count < most ? (
                <div className="bell-foot">
                  <Button size="small" onClick={() => setCount(count + step)}>
                    {text.more}
                  </Button>
                </div>
              ) : null}
            </>
          )}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}

interface BellLineProps {
  readonly item: Notification;
  readonly onRead: () => void;
  readonly onLeave: () => void;
}

/** One notification. Pressing it marks it as read, and opens the screen that it is about. */
function BellLine({ item, onRead, onLeave }: BellLineProps) {
  const text = useText(bellText);
  const navigate = useNavigate();
  const allows = useAllows();
  const target = targets[item.kind];
  const isUnread = item.read_at === null;
  const names = { by: item.actor_name, company: item.company?.name ?? text.gone, subject: item.subject };
  return (
    <li data-unread={isUnread ? '' : undefined}>
      <button
        type="button"
        onClick={() => {
          if (isUnread) onRead();
          if (target === undefined || !allows(target)) return;
          onLeave();
          void navigate({ to: target });
        }}
      >
        <span>
          {isUnread ? <span className="ui-sr">{text.isUnread}：</span> : null}
          {text.kinds[item.kind](names)}
        </span>
        <small>{timeOf(item.created_at)}</small>
      </button>
    </li>
  );
}
