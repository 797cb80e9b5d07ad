import { Type } from 'typebox';
import { IdOf } from '../ids.ts';
import { labeled } from '../label.ts';
import { defineResource, type RecordViewOf } from '../resource.ts';
import { Line, Nullable } from '../shapes.ts';

/** Tags that the staff put on applications. */
export const applicationTags = defineResource({
  name: 'applicationTags',
  kind: 'application-tag',
  path: '/admin/v1/applications/tags',
  owner: 'staff',
  noun: ['application tag', 'application tags'],
  fields: {
    name: Line(100, { label: 'applicationTag.name' }),
    color: Nullable(Type.String({ maxLength: 7, pattern: '^#[0-9a-fA-F]{6}$' })),
  },
  operations: ['list', 'read', 'create', 'update', 'delete', 'restore'],
});
export type ApplicationTag = RecordViewOf<typeof applicationTags>;

/** The tree of categories in which companies find applications. A category whose parent is gone stands at the root. */
export const applicationCategories = defineResource({
  name: 'applicationCategories',
  kind: 'application-category',
  path: '/admin/v1/applications/categories',
  owner: 'staff',
  noun: ['application category', 'application categories'],
  fields: {
    name: Line(100, { label: 'applicationCategory.name' }),
    parent_id: labeled('applicationCategory.parent_id', Nullable(IdOf('application-category'))),
  },
  operations: ['list', 'read', 'create', 'update', 'delete', 'restore'],
});
export type ApplicationCategory = RecordViewOf<typeof applicationCategories>;
