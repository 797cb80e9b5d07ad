import { expect } from 'chai';
import fc from 'fast-check';
import type { MemberActor } from '../../../packages/server/src/access/actor.ts';
import { categoryAccess } from '../../../packages/server/src/access/policies/document-category.ts';
import { CategoryTree, type Placed } from '../../../packages/server/src/access/category-tree.ts';
import { accessToCategories } from '../../../packages/server/src/domains/document-categories/read-tree.ts';

const category = (id: number, parent_id: number | null, more: Partial<Placed> = {}): Placed => ({
  id,
  parent_id,
  workspace_id: 1,
  name: String(id),
  sort: 0,
  ...more,
});
const ids = (list: readonly Placed[]): readonly number[] => list.map(({ id }) => id);
const memberWith = (categories: readonly { readonly id: number; readonly fullAccess: boolean }[], isRoot = false) =>
  ({ membership: { isRoot, groups: [{ id: 1, type: 'general', permissions: [], categories }] } }) as Pick<
    MemberActor,
    'membership'
  >;

describe('the tree of categories', () => {
  it('has those of the staff first, then the own ones in their order', () => {
    const tree = new CategoryTree([
      category(1, null, { sort: 2 }),
      category(2, null, { sort: 1 }),
      category(3, null, { workspace_id: null, sort: 9 }),
      category(4, 3),
      category(5, 4),
      category(6, 99),
    ]);
    expect(ids(tree.childrenOf(null))).to.deep.equal([3, 6, 2, 1]);
    expect(ids(tree.inTreeOrder())).to.deep.equal([3, 4, 5, 6, 2, 1]);
    expect(tree.pathOf(5)).to.deep.equal([5, 4, 3]);
    expect(tree.pathOf(7)).to.deep.equal([]);
    expect([...tree.withDescendants(3)]).to.deep.equal([3, 4, 5]);
    expect([tree.heightOf(3), tree.heightOf(1)]).to.deep.equal([2, 0]);
  });

  it('ends every walk, whatever the parents are', () => {
    const forest = fc
      .array(fc.option(fc.integer({ min: 1, max: 12 })), { minLength: 1, maxLength: 12 })
      .map((parents) => parents.map((parent, index) => category(index + 1, parent)));
    fc.assert(
      fc.property(forest, (categories) => {
        const tree = new CategoryTree(categories);
        const order = ids(tree.inTreeOrder());
        expect(new Set(order).size).to.equal(order.length);
        for (const { id, parent_id } of categories) {
          expect(tree.pathOf(id).length).to.be.at.most(categories.length);
          expect(tree.heightOf(id)).to.be.at.most(categories.length);
          if (order.includes(id) && parent_id !== null && tree.find(parent_id) !== undefined)
            expect(order.indexOf(parent_id)).to.be.lessThan(order.indexOf(id));
        }
      }),
      { numRuns: 200 },
    );
  });

  it('gives the access of the nearest category with an entry, as the policy does', () => {
    const tree = new CategoryTree([category(1, null), category(2, 1), category(3, 2), category(4, null)]);
    const actor = memberWith([
      { id: 1, fullAccess: true },
      { id: 2, fullAccess: false },
    ]);
    const access = accessToCategories(tree, actor);
    expect([...access]).to.deep.equal([
      [1, 'full'],
      [2, 'read'],
      [3, 'read'],
      [4, 'none'],
    ]);
    for (const [id, each] of access) expect(categoryAccess(actor.membership, tree.pathOf(id))).to.equal(each);
    expect([...accessToCategories(tree, memberWith([], true)).values()]).to.deep.equal([
      'full',
      'full',
      'full',
      'full',
    ]);
  });
});
