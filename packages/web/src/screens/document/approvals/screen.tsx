import { listApprovals, type Approval } from '@shorui/server/contract';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { api } from '../../../api/client.ts';
import { meaningOf } from '../../../kits/approvals/approval-words.ts';
import { plainDay } from '../../../kits/documents/document-columns.tsx';
import { given, pageQuery } from '../../../kits/list/list-query.ts';
import { TableSection } from '../../../kits/list/list-section.tsx';
import type { LoadRows } from '../../../kits/list/use-rows.ts';
import { useTitles } from '../../../kits/titles.ts';
import { approvalsText } from '../../../messages/approvals.ts';
import { dayOf } from '../../../messages/dates.ts';
import { useText } from '../../../messages/locale.ts';
import { hrefOf } from '../../../routes/screen-paths.ts';
import { ButtonLink } from '../../../ui/link.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { Badge } from '../../../ui/surfaces.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { AbsencesTab } from './absences-tab.tsx';

const sorts = ['newest', 'oldest'] as const;
const states = ['open', 'approved', 'checked_back', 'withdrawn'] as const;
type Scope = 'own' | 'all';

const loadOf =
  (scope: Scope): LoadRows<Approval> =>
  (state, signal) =>
    api.call(listApprovals, {
      signal,
      query: {
        ...pageQuery(state),
        scope,
        sort: sorts.find((each) => each === state.sort) ?? 'newest',
        ...given({
          state: states.find((each) => each === state.filters['state']),
          waiting: state.filters['waiting'] === 'me' ? true : undefined,
        }),
      },
    });

const loads: Readonly<Record<Scope, LoadRows<Approval>>> = { own: loadOf('own'), all: loadOf('all') };

/** Requests to approve documents: the own ones, or all of documents that the member may read. */
export function Screen() {
  const text = useText(approvalsText);
  const titles = useTitles();
  const navigate = useNavigate();
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const tabs = [
    { key: 'own', title: text.mine, content: <ApprovalRows scope="own" /> },
    { key: 'all', title: text.all, content: <ApprovalRows scope="all" /> },
    { key: 'absences', title: text.absences, content: <AbsencesTab /> },
  ];
  const current = tabs.find(({ key }) => key === search['tab'])?.key ?? 'own';
  return (
    <>
      <PageHead
        title={titles['/document/approve/list']}
        actions={<ButtonLink to="/document">{text.toDocuments}</ButtonLink>}
      />
      <Tabs
        label={text.tabs}
        current={current}
        onChange={(key) => void navigate({ to: '.', search: key === 'own' ? {} : { tab: key }, replace: true })}
        tabs={tabs}
      />
    </>
  );
}

function ApprovalRows({ scope }: { readonly scope: Scope }) {
  const text = useText(approvalsText);
  return (
    <TableSection<Approval>
      key={scope}
      title={scope === 'own' ? text.mine : text.all}
      isTitled={false}
      name={`${listApprovals.name}.${scope}`}
      load={loads[scope]}
      nameColumn={{
        head: text.document,
        of: ({ document }) => document.name,
        href: ({ document }) => hrefOf('/document/detail/:id', { id: document.id }),
      }}
      columns={[
        {
          id: 'state',
          head: text.state,
          value: ({ state }) => text.states[state],
          badge: ({ state }) => meaningOf[state],
        },
        {
          id: 'waiting',
          head: text.waiting,
          value: ({ actions }) => (actions.approve || actions.check_back ? text.waiting : ''),
          cell: ({ actions }) =>
            actions.approve || actions.check_back ? <Badge kind="warning">{text.waiting}</Badge> : null,
        },
        { id: 'next', head: text.nextHead, value: ({ next }) => next.join('、') },
        { id: 'due', head: text.dueHead, kind: 'date', named: true, value: ({ due_on }) => plainDay(due_on) },
        { id: 'applicant', head: text.applicant, value: ({ applicant }) => applicant.full_name, wideOnly: true },
        {
          id: 'created',
          head: text.createdAt,
          kind: 'date',
          named: true,
          value: ({ created_at }) => dayOf(created_at),
        },
      ]}
      sorts={sorts}
      filters={[
        { name: 'state', label: text.state, options: states.map((value) => ({ value, text: text.states[value] })) },
        { name: 'waiting', label: text.waiting, options: [{ value: 'me', text: text.waitingOnly }] },
      ]}
      searchLabel={text.search}
      emptyTitle={text.empty}
      emptyWhy={text.emptyWhy}
    />
  );
}
