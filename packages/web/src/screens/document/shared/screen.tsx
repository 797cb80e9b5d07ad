import { listShares, revokeShare, type Share } from '@shorui/server/contract';
import { api } from '../../../api/client.ts';
import { AskButton } from '../../../kits/detail/ask-button.tsx';
import { ListPage } from '../../../kits/list/list-page.tsx';
import { pageQuery } from '../../../kits/list/list-query.ts';
import type { Chosen } from '../../../kits/list/use-list.ts';
import { prefetchRows, type LoadRows } from '../../../kits/list/use-rows.ts';
import { useRefreshShares } from '../../../kits/sharing/revoke-button.tsx';
import { dayOf, timeOf } from '../../../messages/dates.ts';
import { useText } from '../../../messages/locale.ts';
import { sharesText } from '../../../messages/shares.ts';
import type { PrefetchOptions } from '../../../routes/loaded-screen.ts';
import { hrefOf } from '../../../routes/screen-paths.ts';
import { ButtonLink } from '../../../ui/link.tsx';
import { useToast } from '../../../ui/toast.tsx';

const load: LoadRows<Share> = (state, signal) => api.call(listShares, { signal, query: pageQuery(state) });

export const prefetch = (options: PrefetchOptions): void => prefetchRows(options, { name: listShares.name, load });

/** All live links to documents that the member may read: openings, ends, protection, and a way to revoke several. */
export function Screen() {
  const text = useText(sharesText);
  return (
    <ListPage<Share>
      name={listShares.name}
      load={load}
      nameColumn={{
        head: text.document,
        of: ({ document }) => document.name,
        href: ({ document }) => hrefOf('/document/detail/:id', { id: document.id }),
      }}
      columns={[
        { id: 'note', head: text.note, value: ({ note }) => note },
        {
          id: 'end',
          head: text.end,
          kind: 'date',
          named: true,
          value: ({ expires_at: end }) => (end === null ? text.noEnd : timeOf(end)),
        },
        {
          id: 'openings',
          head: text.openings,
          kind: 'number',
          named: true,
          value: ({ openings, most_openings }) => text.opened(openings, most_openings),
        },
        {
          id: 'opened',
          head: text.lastOpened,
          kind: 'date',
          named: true,
          value: ({ opened_at: at }) => (at === null ? '' : timeOf(at)),
        },
        {
          id: 'protection',
          head: text.protection,
          value: ({ has_password }) => (has_password ? text.withPassword : text.withoutPassword),
          badge: ({ has_password }) => (has_password ? 'success' : 'warning'),
        },
        {
          id: 'download',
          head: text.download,
          value: ({ can_download }) => (can_download ? text.downloadable : text.viewOnly),
          optional: true,
        },
        { id: 'by', head: text.createdBy, value: ({ created_user: user }) => user?.full_name, wideOnly: true },
        { id: 'created', head: text.createdAt, kind: 'date', value: ({ created_at: at }) => dayOf(at), optional: true },
      ]}
      searchLabel={text.search}
      emptyTitle={text.empty}
      emptyWhy={text.emptyWhy}
      bulk={(chosen, clear) => <RevokeChosen chosen={chosen} clear={clear} />}
      action={<ButtonLink to="/document">{text.toDocuments}</ButtonLink>}
    />
  );
}

function RevokeChosen({ chosen, clear }: { readonly chosen: Chosen<Share>; readonly clear: () => void }) {
  const text = useText(sharesText);
  const toast = useToast();
  const refresh = useRefreshShares();
  return (
    <AskButton
      action={text.revoke}
      pending={text.revoking}
      kind="danger"
      title={text.revokeTitle}
      onAgree={async () => {
        try {
          for (const { id, actions } of await chosen.load()) {
            // oxlint-disable-next-line no-await-in-loop -- one change at a time, as a person would make them
            if (actions.revoke) await api.call(revokeShare, { params: { id } });
          }
          toast(text.revoked);
          clear();
        } finally {
          await refresh();
        }
      }}
    >
      <p>{text.revokeMany(chosen.count)}</p>
    </AskButton>
  );
}
