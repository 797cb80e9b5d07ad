import { expect } from 'chai';
import type { Group } from '../../../packages/server/src/contract/groups/index.ts';
import { tidyDigits, tidyKana } from '../../../packages/web/src/kits/form/tidy.ts';
import { describeAgent } from '../../../packages/web/src/screens/settings/account/user-agent.ts';
import { treeRows, withDescendants } from '../../../packages/web/src/ui/tree/tree-model.ts';
import { linesOfErrors, readAddresses } from '../../../packages/web/src/screens/settings/invite/addresses.ts';

const group = (id: number, parent_id: number | null): Group => ({
  id,
  parent_id,
  name: `第${id}課`,
  type: 4,
  permissions: [],
  categories: [],
  user_count: 0,
  version: 0,
  actions: {},
});
const groups = [group(1, null), group(2, 1), group(3, 2), group(4, null), group(5, 99)];

describe('addresses to invite', () => {
  it('are read from lines and commas of any width, each once', () => {
    expect(readAddresses(' a@example.jp\nｂ＠example.jp，c@example.jp、a@example.jp;\n')).to.deep.equal([
      'a@example.jp',
      'b@example.jp',
      'c@example.jp',
    ]);
  });

  it('get their messages a line for each, and leave those of other fields', () => {
    const errors = { 'emails[1]': ['形式が違います。'], group_ids: ['選び直してください。'] };
    const words = (line: number, address: string, message: string): string => `${line} ${address} ${message}`;
    expect(linesOfErrors(errors, ['a@example.jp', 'abc'], words)).to.deep.equal({
      group_ids: ['選び直してください。'],
      emails: ['2 abc 形式が違います。'],
    });
    expect(linesOfErrors({}, [], words)).to.deep.equal({});
  });
});

describe('the tree of groups', () => {
  it('has each group under its parent, and those without a known parent on top', () => {
    expect(treeRows(groups).map(({ item: { id }, level, hasChildren }) => [id, level, hasChildren])).to.deep.equal([
      [1, 0, true],
      [2, 1, true],
      [3, 2, false],
      [4, 0, false],
      [5, 0, false],
    ]);
  });

  it('leaves out what is below a folded group', () => {
    expect(treeRows(groups, new Set([1])).map((row) => row.item.id)).to.deep.equal([1, 4, 5]);
  });

  it('knows a group and all below it', () => {
    expect([...withDescendants(groups, 1)]).to.deep.equal([1, 2, 3]);
    expect([...withDescendants(groups, 4)]).to.deep.equal([4]);
  });
});

describe('what is typed into fields', () => {
  it('becomes digits without hyphens, and katakana of full width', () => {
    expect(tidyDigits('０３－1234-５６７８')).to.equal('0312345678');
    expect(tidyKana('やまだ　ﾊﾅｺ ｶﾞ')).to.equal('ヤマダ　ハナコ ガ');
    expect(tidyKana('山田')).to.equal('山田');
  });
});

describe('a login in the list of the own ones', () => {
  it('is named by its browser and system', () => {
    const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/147.0 Safari/537.36';
    const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1';
    expect(describeAgent(chrome)).to.equal('Chrome（Windows）');
    expect(describeAgent(`${chrome} Edg/147.0`)).to.equal('Edge（Windows）');
    expect(describeAgent(phone)).to.equal('Safari（iOS）');
    expect([describeAgent('curl/8.0'), describeAgent(null)]).to.deep.equal([undefined, undefined]);
  });
});
