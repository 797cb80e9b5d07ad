/** Every enumeration of the product, written once. */
export * from './enums/choices.ts';
export * from './enums/by-name.ts';
export * from './enums/companies.ts';
export * from './enums/documents.ts';
export * from './enums/people.ts';
export * from './enums/plans.ts';
export * from './enums/topics.ts';
export * from './enums/works.ts';
