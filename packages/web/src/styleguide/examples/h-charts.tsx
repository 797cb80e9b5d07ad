import { Chart } from '../../ui/chart/chart.tsx';
import type { ExampleGroup } from '../example.ts';

const months = ['4月', '5月', '6月', '7月', '8月', '9月'];
const yen = (value: number): string => `${value.toLocaleString('ja-JP')}円`;
const sales = [
  { name: '定期', values: [320000, 348000, 352000, 401000, 398000, 432000] },
  { name: '都度', values: [120000, 98000, 143000, 87000, 165000, 151000] },
];

export const group: ExampleGroup = {
  title: 'Charts',
  parts: [
    {
      name: 'Chart',
      when: 'Numbers over time or groups, six series at most. The table below holds the same numbers.',
      states: {
        bar: () => <Chart title="月ごとの売上（棒）" kind="bar" categories={months} series={sales} format={yen} />,
        stacked: () => (
          <Chart title="月ごとの売上（積み上げ）" kind="stacked" categories={months} series={sales} format={yen} />
        ),
        line: () => <Chart title="月ごとの売上（線）" kind="line" categories={months} series={sales} format={yen} />,
        empty: () => <Chart title="売上" kind="bar" categories={[]} series={[]} />,
      },
    },
  ],
};
