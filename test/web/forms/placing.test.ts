import { expect } from 'chai';
import type { Application } from '@shorui/engine';
import { compileAnswers, resolveAnswers } from '@shorui/engine/answers';
import { editApplication, type Change } from '@shorui/engine/model';
import {
  changeOfRect,
  changesOfUnit,
  removal,
} from '../../../packages/web/src/screens/admin/applications/build/form/document/changes.ts';
import { placementsOf } from '../../../packages/web/src/screens/admin/applications/build/form/document/placements.ts';
import {
  copying,
  countsOf,
  placing,
  sourcesOf,
} from '../../../packages/web/src/screens/admin/applications/build/form/document/sources.ts';
import { unitOf } from '../../../packages/web/src/screens/admin/applications/build/form/geometry/units.ts';
import { sampleAnswers } from '../../../packages/web/src/screens/admin/applications/build/form/values/sample-answers.ts';
import { readFixture } from '../../fixtures/fixture-folders.ts';

const application = JSON.parse(
  Buffer.from(readFixture('address-change', 'application.json')).toString('utf8'),
) as Application;
const [form] = application.files;
if (form === undefined) throw new Error('the fixture has no form');
const unit = unitOf(form.form);
const nameOf = (name: string): string => `${name}の欄`;
const spot = { fileId: form.id, page: 1, rect: { x: 10, y: 20, width: 30, height: 8 }, style: {} };

const newest = ({ fields, last_id: last }: Application) => fields.find(({ id }) => id === last);

const applied = (before: Application, changes: readonly Change[]): Application =>
  changes.reduce((state, change) => editApplication(state, change).application, before);

describe('fields that are placed on a form', () => {
  it('keep their places when the unit of the form changes, and come back to the same lengths', () => {
    const inPt = applied(application, changesOfUnit(application, form, 'pt'));
    const [file = form] = inPt.files;
    expect(file.form?.unit).to.equal('pt');
    const before = placementsOf(application, form, unit);
    const after = placementsOf(inPt, file, unitOf(file.form));
    expect(before.length).to.be.above(3);
    const mm = (length: number): number => (length * 25.4) / 72;
    for (const [at, { x, y, width, height }] of before.entries()) {
      const now = after[at];
      expect([now?.x, now?.y, now?.width, now?.height].map((length) => mm(length ?? 0))).to.satisfy(
        (lengths: number[]) =>
          [x, y, width, height].every((length, side) => Math.abs(length - (lengths[side] ?? 0)) < 0.005),
      );
    }
    const back = applied(inPt, changesOfUnit(inPt, file, 'mm'));
    expect(back.fields.map(({ style }) => style)).to.deep.equal(application.fields.map(({ style }) => style));
    expect(changesOfUnit(application, form, 'mm')).to.have.length(1);
  });

  it('are the asked field itself at first, then further ones that show its value, and marks of options', () => {
    const sources = sourcesOf(application);
    const attached = sources.find(({ name }) => name === '添付書類');
    const mark = sources.find(({ field, value }) => field?.name === '添付書類' && value === 'その他');
    if (attached === undefined || mark === undefined) throw new Error('no such sources');
    const once = editApplication(application, placing(application, attached, spot, nameOf)).application;
    const own = once.fields.find(({ name }) => name === '添付書類');
    expect(own).to.include({ file_id: form.id, page: 1, position_x: 10, position_y: 20 });
    const again = sourcesOf(once).find(({ key }) => key === attached.key) ?? attached;
    const twice = editApplication(once, placing(once, again, spot, nameOf)).application;
    expect(newest(twice)).to.include({ name: '添付書類の欄', source_field_id: own?.id });
    const marked = editApplication(twice, placing(twice, mark, spot, nameOf)).application;
    expect(newest(marked)).to.deep.include({
      option_value: 'その他',
      style: { checkbox: 2, width: 30, height: 8 },
    });
    expect(countsOf(marked, form.id).get(attached.key)).to.equal(2);
  });

  it('are copied with what they show, under names of their own', () => {
    const field = application.fields.find(({ name }) => name === '生年月日の昭和');
    if (field === undefined) throw new Error('no such field');
    const { application: copied } = editApplication(application, copying(application, field, spot));
    const { value, option_value, style } = field;
    expect(newest(copied)).to.deep.include({ name: '生年月日の昭和2', value, option_value, style });
  });

  it('take cells that are placed one by one along when they are resized, and stay in their question when they are taken off', () => {
    const health = JSON.parse(
      Buffer.from(readFixture('health-check', 'application.json')).toString('utf8'),
    ) as Application;
    const file = health.files.find(({ type }) => type === 'pdf');
    const placement = file && placementsOf(health, file, unit).find(({ field }) => field.style?.cells?.boxes);
    if (placement === undefined) throw new Error('no such field');
    const change = changeOfRect(placement, { ...placement, width: placement.width * 2 });
    if (change === undefined) throw new Error('nothing is changed');
    const after = editApplication(health, change).application.fields.find(({ id }) => id === placement.id);
    expect(after?.style?.cells?.boxes?.[1]).to.deep.equal({ x: 11, y: 0, width: 11, height: 7 });
    expect(changeOfRect(placement, placement)).to.equal(undefined);
    const asked = application.fields.find(({ name }) => name === '備考');
    if (asked === undefined) throw new Error('no such field');
    const off = editApplication(application, removal(asked)).application.fields.find(({ name }) => name === '備考');
    expect(off).to.include({ field_group_id: asked.field_group_id }).and.not.have.property('file_id');
  });

  it('show examples where nothing is answered, which are answers without errors', () => {
    const answers = sampleAnswers(application, { 提出先: '燕市長' });
    expect(answers).to.include({ 提出先: '燕市長' }).and.have.property('氏名');
    // Examples fit their fields: as many characters as there are cells, and one in a narrow box.
    const text = { ...application, questions: [], fields: [] };
    const sample = (style: object): unknown =>
      sampleAnswers(
        {
          ...text,
          questions: [{ id: 1, name: '問', title: '問', type: 'fields', field_groups: [{ id: 2, name: '群' }] }],
          fields: [{ id: 3, name: '欄', type: 1, field_group_id: 2, style }],
        },
        {},
      )['欄'];
    expect([sample({ cells: { count: 3 } }), sample({ width: 5 }), sample({ width: 60 })]).to.deep.equal([
      '123',
      '1',
      '見本の値',
    ]);
    const { errors } = resolveAnswers(compileAnswers(application), answers);
    expect(errors).to.deep.equal([]);
  });
});
