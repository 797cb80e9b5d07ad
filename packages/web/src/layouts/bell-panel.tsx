import {
  listNotifications,
  readAllNotifications,
  readNotification,
  type Notification,
  type ReplyOf,
} from '@shorui/server/contract';
import { useMutation, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { api } from '../api/client.ts';
import { bellText } from '../messages/bell.ts';
import { timeOf } from '../messages/dates.ts';
import { useText } from '../messages/locale.ts';
import { hrefOf, type SitePath } from '../routes/screen-paths.ts';
import { Button } from '../ui/button.tsx';
import type { PopupState } from '../ui/popup-button.tsx';
import { EmptyState } from '../ui/surfaces.tsx';
import { useAllows } from './allows.ts';
import '../ui/menu.css';

/** Where a line leads, if the person may go there. */
const targets: Partial<Record<Notification['kind'], SitePath>> = {
  joined: '/settings/user',
  'root-received': '/settings/group',
  'group-requested': '/settings/user',
};

interface BellPanelProps {
  readonly query: UseQueryResult<ReplyOf<typeof listNotifications>>;
  /** Shows more lines, while there may be more. */
  readonly onMore: (() => void) | undefined;
  readonly popup: PopupState;
}

/** The latest notifications. */
export function BellPanel({ query, onMore, popup }: BellPanelProps) {
  const text = useText(bellText);
  const queryClient = useQueryClient();
  const refresh = (): Promise<void> => queryClient.invalidateQueries({ queryKey: [listNotifications.name] });
  const readAll = useMutation({ mutationFn: () => api.call(readAllNotifications), onSettled: refresh });
  const readOne = useMutation({
    mutationFn: (id: number) => api.call(readNotification, { params: { id } }),
    onSettled: refresh,
  });
  const { items = [], unread = 0, has_more: hasMore = false } = query.data ?? {};
  const close = (): void => popup.onOpenChange(false);
  return (
    <Popover {...popup} className="ui-popover bell-popover" placement="bottom end">
      <Dialog className="bell" aria-label={text.title}>
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
        {hasMore && onMore !== undefined ? (
          <div className="bell-foot">
            <Button size="small" onClick={onMore}>
              {text.more}
            </Button>
          </div>
        ) : null}
      </Dialog>
    </Popover>
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
  const screen: SitePath | undefined = item.document_id === null ? targets[item.kind] : '/document/detail/:id';
  const isUnread = item.read_at === null;
  const names = { by: item.actor_name, company: item.company?.name ?? text.gone, subject: item.subject };
  return (
    <li data-unread={isUnread ? '' : undefined}>
      <button
        type="button"
        onClick={() => {
          if (isUnread) onRead();
          if (screen === undefined || !allows(screen)) return;
          onLeave();
          void navigate({
            to: item.document_id === null ? screen : hrefOf('/document/detail/:id', { id: item.document_id }),
          });
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
