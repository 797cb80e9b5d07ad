import { expect } from 'chai';
import type { Application } from '@shorui/engine';
import { editApplication, type FieldCells } from '@shorui/engine/model';
import { changeOfCells } from '../../../packages/web/src/screens/admin/applications/build/form/document/changes.ts';
import { placementsOf } from '../../../packages/web/src/screens/admin/applications/build/form/document/placements.ts';
import {
  atPitch,
  cellsOfCount,
  cellsOnPage,
  pitchOf,
} from '../../../packages/web/src/screens/admin/applications/build/form/geometry/cells.ts';
import { unitOf } from '../../../packages/web/src/screens/admin/applications/build/form/geometry/units.ts';
import { readApplication } from '../../fixtures/fixture-folders.ts';

const application = readApplication('address-change');
const [file] = application.files;
if (file === undefined) throw new Error('the fixture has no form');
const unit = unitOf(file.form);

/** The application with one field whose cells are these. */
function withCells(cells: FieldCells): Application {
  const [field, ...others] = application.fields.filter((each) => each.file_id === file?.id);
  if (field === undefined) throw new Error('the form has no fields');
  const style = { width: 40, height: 8, cells };
  const own = { ...field, position_x: 20, position_y: 30, style };
  return {
    ...application,
    fields: [...application.fields.filter((each) => each !== field && !others.includes(each)), own],
  };
}

const placed = (state: Application) => {
  const [placement] = placementsOf(state, file, unit);
  if (placement === undefined) throw new Error('no field is placed');
  return placement;
};

describe('cells that are placed one by one', () => {
  it('begin where the even cells are', () => {
    const placement = placed(withCells({ count: 4 }));
    const cells = cellsOnPage(placement.field.style?.cells ?? {}, placement);
    expect(cells.map(({ x }) => x)).to.deep.equal([20, 30, 40, 50]);
    expect(pitchOf(cells)).to.equal(10);
    expect(pitchOf(cells.slice(0, 1))).to.equal(undefined);
  });

  it('get the same distance, and follow the last ones when there are more', () => {
    const placement = placed(withCells({ count: 3, gap: 2 }));
    const cells = cellsOnPage({ count: 3, gap: 2 }, placement);
    const spread = atPitch(cells, 15);
    expect(spread.map(({ x }) => x)).to.deep.equal([20, 35, 50]);
    expect(cellsOfCount(spread, 5).map(({ x }) => x)).to.deep.equal([20, 35, 50, 65, 80]);
    expect(cellsOfCount(spread, 1)).to.deep.equal(spread.slice(0, 1));
    expect(pitchOf([...spread, { x: 61, y: 0, width: 5, height: 5 }])).to.equal(undefined);
  });

  it('make their field the box around them, which stays where it is on the page', () => {
    const before = withCells({ count: 4, groups: [2, 2], group_gap: 4, content: 'money' });
    const placement = placed(before);
    const cells = cellsOnPage(placement.field.style?.cells ?? {}, placement);
    const moved = cells.with(0, { x: 15, y: 28, width: 9, height: 10 });
    const after = placed(editApplication(before, changeOfCells(placement, moved)).application);
    expect([after.x, after.y, after.width, after.height]).to.deep.equal([15, 28, 45, 10]);
    const style = after.field.style?.cells;
    // What divides even cells is gone, and the content stays.
    expect(Object.keys(style ?? {})).to.have.members(['boxes', 'content']);
    expect(cellsOnPage(style ?? {}, after)).to.deep.equal(moved);
  });
});
