import { expect } from 'chai';
import type { FieldCondition } from '@shorui/engine/model';
import { contradict, findings, never, onField } from './findings.ts';

describe('conditions on fields', () => {
  it('contradict one another when the ranges of a number do not meet', () => {
    expect(
      contradict(
        onField({ type: 3 }, [
          { operator: 'lt', value: 5 },
          { operator: 'gt', value: '10' },
        ]),
      ),
    ).to.deep.equal(['「対象」の条件は互いに矛盾しているため、決して成り立ちません（値 < 5 / 値 > 10）']);
    expect(
      contradict(
        onField({ type: 4 }, [
          { operator: 'lt', value: '0.1' },
          { operator: 'gte', value: '0.10' },
        ]),
      ),
    ).to.have.length(1);
    expect(
      contradict(
        onField({ type: 3 }, [
          { operator: 'eq', value: 1 },
          { operator: 'eq', value: '２' },
        ]),
      ),
    ).to.have.length(1);
    expect(
      contradict(
        onField({ type: 3 }, [
          { operator: 'lte', value: 5 },
          { operator: 'gte', value: 5 },
        ]),
      ),
    ).to.deep.equal([]);
    expect(
      contradict(
        onField({ type: 3 }, [
          { operator: 'eq', value: 1 },
          { operator: 'eq', value: '1.0' },
        ]),
      ),
    ).to.deep.equal([]);
    // A decimal fits between two whole numbers.
    expect(
      contradict(
        onField({ type: 4 }, [
          { operator: 'gt', value: 4 },
          { operator: 'lt', value: 5 },
        ]),
      ),
    ).to.deep.equal([]);
  });

  it('contradict one another when the ranges of a date do not meet, in either calendar', () => {
    const between = (from: string, to: string) =>
      onField({ type: 5 }, [
        { operator: 'gt', value: from },
        { operator: 'lt', value: to },
      ]);
    expect(contradict(between('2024-01-31', '令和6年2月1日'))).to.have.length(1);
    expect(contradict(between('2024-01-31', '令和6年2月2日'))).to.deep.equal([]);
  });

  it('contradict one another on texts that certainly differ', () => {
    expect(
      contradict(
        onField({}, [
          { operator: 'eq', value: '東京' },
          { operator: 'eq', value: '大阪' },
        ]),
      ),
    ).to.have.length(1);
    expect(
      contradict(
        onField({}, [
          { operator: 'eq', value: '東京都' },
          { operator: 'not_contains', value: '東京' },
        ]),
      ),
    ).to.have.length(1);
    expect(
      contradict(
        onField({}, [
          { operator: 'contains', value: '東京都' },
          { operator: 'not_contains', value: '東京' },
        ]),
      ),
    ).to.have.length(1);
    // Width and kana may be made alike when the answer is read.
    expect(
      contradict(
        onField({}, [
          { operator: 'eq', value: 'ＡＢＣ' },
          { operator: 'eq', value: 'abc' },
        ]),
      ),
    ).to.deep.equal([]);
    expect(
      contradict(
        onField({}, [
          { operator: 'contains', value: '東' },
          { operator: 'contains', value: '西' },
        ]),
      ),
    ).to.deep.equal([]);
  });

  it('never hold on a choice that does not exist, and contradict one another on two', () => {
    const options = [
      { text: '男性', value: 'm' },
      { text: '女性', value: 'f' },
    ];
    expect(never(onField({ type: 6, options }, [{ operator: 'eq', value: '不明' }]))).to.have.length(1);
    expect(
      contradict(
        onField({ type: 6, options }, [
          { operator: 'eq', value: 'm' },
          { operator: 'eq', value: '女性' },
        ]),
      ),
    ).to.have.length(1);
    expect(
      findings(
        onField({ type: 6, options }, [
          { operator: 'eq', value: '男性' },
          { operator: 'ne', value: 'f' },
        ]),
      ).map(({ id }) => id),
    ).to.not.include('application.analysis-conditions-contradict');
    expect(
      contradict(
        onField({ type: 7, options }, [
          { operator: 'contains', value: 'm' },
          { operator: 'contains', value: 'f' },
        ]),
      ),
    ).to.deep.equal([]);
  });

  it('compare two fields with each other', () => {
    const two = (...operators: FieldCondition['operator'][]) =>
      onField(
        { type: 3 },
        operators.map((operator) => ({ operator, value_field_id: 6 })),
      );
    expect(contradict(two('lt', 'gt'))).to.have.length(1);
    expect(contradict(two('lte', 'gte'))).to.deep.equal([]);
    expect(never(onField({ type: 3 }, [{ operator: 'lt', value_field_id: 5 }]))).to.have.length(1);
  });

  it('distinguish a checked box from an unchecked one', () => {
    expect(
      contradict(
        onField({ type: 9 }, [
          { operator: 'eq', value: true },
          { operator: 'eq', value: false },
        ]),
      ),
    ).to.have.length(1);
    expect(
      contradict(onField({ type: 9 }, [{ operator: 'eq', value: false }, { operator: 'not_answered' }])),
    ).to.deep.equal([]);
  });

  it('never hold on a field that can have no value', () => {
    const application = onField({}, [{ operator: 'eq', value: 'x' }]);
    const { field_group_id: _, ...loose } = application.fields[0]!;
    application.fields[0] = loose;
    expect(never(application)).to.have.length(1);
  });
});
