import { useState } from 'react';
import { Checkbox } from 'react-aria-components/Checkbox';
import { Cell, Column, Row, Table, TableBody, TableHeader } from 'react-aria-components/Table';
import { TableLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { createRoot } from 'react-dom/client';

/** The same columns and rows as those of the list in the styleguide. */
const partners = ['株式会社青葉デザイン', '横浜精機株式会社', '有限会社ひまわり運送', '本牧興産株式会社'];
const papers = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    id: at + 1,
    name: `業務委託契約書 第${at + 1}号`,
    partner: partners[at % partners.length],
    amount: ((at + 1) * 18_250).toLocaleString('ja-JP'),
    state: at % 3 === 0 ? '承認待ち' : '承認済み',
  }));
const [some, many] = [papers(228), papers(10_000)];
const pageSize = 20;

/** The table itself scrolls where its rows are virtual. */
const scrolling = { display: 'block', width: '1100px', height: '800px', overflow: 'auto' };

function Papers({ rows, scrolls = false }: { readonly rows: ReturnType<typeof papers>; readonly scrolls?: boolean }) {
  return (
    <Table aria-label="書類" selectionMode="multiple" style={scrolls ? scrolling : {}}>
      <TableHeader>
        <Column width={44}>
          <Checkbox slot="selection" aria-label="すべてを選択" />
        </Column>
        <Column isRowHeader>書類名</Column>
        <Column>取引先</Column>
        <Column>ステータス</Column>
        <Column>取引金額</Column>
      </TableHeader>
      <TableBody items={rows}>
        {({ id, name, partner, state, amount }) => (
          <Row id={id}>
            <Cell>
              <Checkbox slot="selection" aria-label={name} />
            </Cell>
            <Cell>{name}</Cell>
            <Cell>{partner}</Cell>
            <Cell>{state}</Cell>
            <Cell>{amount}</Cell>
          </Row>
        )}
      </TableBody>
    </Table>
  );
}

function Paged() {
  const [page, setPage] = useState(0);
  return (
    <>
      <button type="button" aria-label="次のページ" onClick={() => setPage(page + 1)} />
      <button type="button" aria-label="前のページ" onClick={() => setPage(page - 1)} />
      <Papers rows={some.slice(page * pageSize, (page + 1) * pageSize)} />
    </>
  );
}

const element = document.getElementById('app');
if (element === null) throw new Error('index.html has no element "app".');
createRoot(element).render(
  location.hash === '#many' ? (
    <Virtualizer layout={TableLayout} layoutOptions={{ rowHeight: 44, headingHeight: 44 }}>
      <Papers rows={many} scrolls />
    </Virtualizer>
  ) : (
    <Paged />
  ),
);
