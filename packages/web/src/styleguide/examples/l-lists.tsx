import { useState } from 'react';
import { ListTable, useColumns } from '../../kits/list/list-table.tsx';
import type { Filter, ListState } from '../../kits/list/list-state.ts';
import { shapeOf, useList, useOwnState, type ListSource } from '../../kits/list/use-list.ts';
import type { LoadRows } from '../../kits/list/use-rows.ts';
import { Button } from '../../ui/button.tsx';
import type { ExampleGroup } from '../example.ts';
import { longName } from '../samples.ts';

interface Paper {
  readonly id: number;
  readonly name: string;
  readonly partner: string;
  readonly amount: number;
  readonly isApproved: boolean;
}

const partners = ['株式会社青葉デザイン', '横浜精機株式会社', '有限会社ひまわり運送', '本牧興産株式会社'];

const papers = (count: number): readonly Paper[] =>
  Array.from({ length: count }, (_, at) => ({
    id: at + 1,
    name: at === 2 ? longName : `業務委託契約書 第${at + 1}号`,
    partner: partners[at % partners.length] ?? '',
    amount: (at + 1) * 18_250,
    isApproved: at % 3 !== 0,
  }));

const filters: readonly Filter[] = [
  {
    name: 'approved',
    label: 'ステータス',
    options: [
      { value: 'true', text: '承認済み' },
      { value: 'false', text: '承認待ち' },
    ],
  },
];

function matches({ name, isApproved }: Paper, { q, filters: { approved } }: ListState): boolean {
  return name.includes(q) && (approved === undefined || String(isApproved) === approved);
}

/** Searches, filters, sorts and turns pages in memory, as a server does. */
const inMemory =
  (all: readonly Paper[], paged: boolean): LoadRows<Paper> =>
  (state) => {
    const found = all.filter((paper) => matches(paper, state));
    const sorted = state.sort === 'amount' ? found.toSorted((a, b) => b.amount - a.amount) : found;
    const from = (state.page - 1) * state.size;
    return Promise.resolve({ items: paged ? sorted.slice(from, from + state.size) : sorted, total: found.length });
  };

interface PapersProps {
  readonly name: string;
  readonly load: LoadRows<Paper>;
  readonly paged?: boolean;
}

function Papers({ name, load, paged = true }: PapersProps) {
  const source: ListSource<Paper> = {
    name: `styleguide.${name}`,
    load,
    sorts: ['name', 'amount'],
    filters,
    searchLabel: '書類名',
    nameColumn: {
      head: '書類名',
      of: (paper) => paper.name,
      href: ({ id }) => `/papers/${id}`,
      sort: { ascending: 'name' },
    },
    columns: [
      { id: 'partner', head: '取引先', value: ({ partner }) => partner },
      {
        id: 'state',
        head: 'ステータス',
        value: ({ isApproved }) => (isApproved ? '承認済み' : '承認待ち'),
        badge: ({ isApproved }) => (isApproved ? 'success' : 'info'),
      },
      {
        id: 'amount',
        head: '取引金額',
        kind: 'number',
        value: ({ amount }) => amount.toLocaleString('ja-JP'),
        sort: { descending: 'amount' },
      },
      { id: 'number', head: '番号', kind: 'number', value: ({ id }) => id, optional: true },
    ],
  };
  const list = useList(source, useOwnState(shapeOf(source)));
  const columns = useColumns(source);
  return (
    <ListTable
      label={`書類（${name}）`}
      source={source}
      list={list}
      columns={columns}
      paged={paged}
      bulk={(chosen, clear) => <Button onClick={clear}>{`${chosen.count}件を承認`}</Button>}
      emptyTitle="書類はまだありません"
      emptyWhy="契約書や届出書を追加すると、ここで検索・承認・共有できます。"
      emptyAction={<Button kind="main">書類を追加</Button>}
    />
  );
}

const [some, none, many] = [inMemory(papers(228), true), inMemory([], true), inMemory(papers(10_000), false)];

function ManyPapers() {
  const [isShown, setShown] = useState(false);
  return isShown ? (
    <Papers name="many" load={many} paged={false} />
  ) : (
    <Button onClick={() => setShown(true)}>10,000件を表示</Button>
  );
}

export const group: ExampleGroup = {
  title: 'Lists',
  parts: [
    {
      name: 'ListTable',
      when: 'Records of one kind: most screens use it through ListPage or TableSection.',
      wide: true,
      states: {
        rows: () => <Papers name="rows" load={some} />,
        loading: () => <Papers name="loading" load={() => new Promise(() => {})} />,
        empty: () => <Papers name="empty" load={none} />,
        failed: () => <Papers name="failed" load={() => Promise.reject(new Error('No connection.'))} />,
        '10,000 rows': ManyPapers,
      },
    },
  ],
};
