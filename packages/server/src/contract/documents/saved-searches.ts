import { Type } from 'typebox';
import { defineResource, type RecordViewOf } from '../resource.ts';
import { Line } from '../shapes.ts';

/** Searches that a member keeps to run them again; no other member sees them. */
export const savedSearches = defineResource({
  name: 'savedSearches',
  kind: 'saved-search',
  path: '/v1/saved-searches',
  owner: 'person',
  noun: ['saved search', 'saved searches'],
  fields: {
    name: Line(100, { label: 'savedSearch.name' }),
    /** The body of documents.search, as JSON. It is read when it is run, with the access that the member has by then. */
    conditions: Type.String({ minLength: 2, maxLength: 20_000, label: 'savedSearch.conditions' }),
  },
  operations: ['list', 'create', 'update', 'deleteMany'],
  guards: { plan: 'crud_document' },
});
export type SavedSearch = RecordViewOf<typeof savedSearches>;
