import type { Application as Definition } from '@shorui/engine';
import { Type, type Static } from 'typebox';
import { CampaignMail } from '../../../contract/applications/index.ts';
import { exportKinds } from '../../../contract/tools.ts';
import { Nullable, Shape } from '../../../contract/shapes.ts';

/** Identifies our exports; other zips are refused. */
export const archiveFormat = 'shorui-export';
/** Version of the format. Later ones are refused. Version 1 had no shared fields, version 2 no campaigns. */
export const archiveVersion = 3;

/** Paths in the zip. Everything else in a zip is refused. */
export const headName = 'export.json';
export const dataName = 'data.json';
export const applicationFolder = 'applications/';
export const templateFolder = 'templates/';

const Name = (most: number) => Type.String({ minLength: 1, maxLength: most });
const Count = Type.Integer({ minimum: 0, maximum: 2_147_483_647 });

export const Head = Shape({
  format: Type.Literal(archiveFormat),
  version: Type.Integer({ minimum: 1, maximum: archiveVersion }),
  kind: Type.Enum([...exportKinds]),
});

const Tag = Shape({ name: Name(100), color: Nullable(Type.String({ pattern: '^#[0-9a-fA-F]{6}$' })) });
export type PortableTag = Static<typeof Tag>;

/** Names from the root down to the category. */
const Category = Type.Array(Name(100), { minItems: 1, maxItems: 50 });
export type PortableCategory = Static<typeof Category>;

const Plan = Shape({
  name: Name(255),
  price: Count,
  status: Count,
  is_show: Count,
  storage: Nullable(Type.Number({ minimum: 0 })),
  features: Type.Record(Type.String({ maxLength: 100 }), Type.Boolean()),
  limit_member: Nullable(Count),
  plan_type: Count,
  end_trial_date: Nullable(Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })),
});
export type PortablePlan = Static<typeof Plan>;

/** A field that applications share, by name and type. `values`: the others of it, as in `application.json`. */
const SharedField = Shape({
  name: Name(100),
  type: Type.Integer({ minimum: 1, maximum: 100 }),
  values: Type.Record(Type.String({ maxLength: 100 }), Type.Unknown(), { maxProperties: 100 }),
});
export type PortableField = Static<typeof SharedField>;

/** `data.json`: what applications refer to by name. */
export const DataFile = Shape({
  tags: Type.Array(Tag, { maxItems: 10_000 }),
  categories: Type.Array(Category, { maxItems: 10_000 }),
  plans: Type.Array(Plan, { maxItems: 1000 }),
  shared_fields: Type.Optional(Type.Array(SharedField, { maxItems: 10_000 })),
});
export type PortableData = Static<typeof DataFile>;

const Day = Type.String({ format: 'date', pattern: '^\\d{4}-\\d{2}-\\d{2}$' });

/** A campaign without its companies, which only one instance knows. */
const Campaign = Shape({
  name: Name(255),
  start: Nullable(Day),
  end: Nullable(Day),
  adds_new_companies: Type.Boolean(),
  subject: Nullable(CampaignMail.properties.subject),
  body: Nullable(CampaignMail.properties.body),
});
export type PortableCampaign = Static<typeof Campaign>;

/** A content by its path: `files/` and the start of its SHA-256, or `files/images/…`. `name`: of the upload. */
const Content = Shape({ path: Type.String({ pattern: '^files/', maxLength: 255 }), name: Name(255) });

/** `applications/<uid>/facts.json`: what the service knows of an application besides its content. */
export const FactsFile = Shape({
  publish: Type.Union([Type.Literal(0), Type.Literal(1), Type.Literal(2)]),
  published_number: Nullable(Count),
  usage_limit: Nullable(Count),
  tags: Type.Array(Name(100), { maxItems: 1000 }),
  categories: Type.Array(Category, { maxItems: 1000 }),
  versions: Type.Array(Shape({ number: Count, note: Type.String({ maxLength: 255 }), created_by: Name(255) }), {
    maxItems: 10_000,
  }),
  files: Type.Array(Content, { maxItems: 10_000 }),
  /** Master fields of the application that are linked to a shared field, by their number. */
  shared_fields: Type.Optional(
    Type.Array(Shape({ part: Count, name: Name(100), type: SharedField.properties.type }), { maxItems: 10_000 }),
  ),
  campaigns: Type.Optional(Type.Array(Campaign, { maxItems: 10_000 })),
});
export type Facts = Static<typeof FactsFile>;

/** `templates/<uid>/templates.json`: the templates of one application, by the id of the file. */
export const TemplatesFile = Shape({
  application: Name(255),
  files: Type.Array(Shape({ id: Count, name: Name(255), upload: Name(255), path: Content.properties.path }), {
    maxItems: 5000,
  }),
});
export type PortableTemplates = Static<typeof TemplatesFile> & { readonly uid: string };

/** The content of an application without what only one instance knows: its id is 1, and plans are named. */
export type PortableDefinition = Omit<Definition, 'plan_prices'> & {
  readonly plan_prices?: readonly { readonly plan: string; readonly price: number }[];
};

export interface PortableApplication {
  readonly uid: string;
  readonly definition: PortableDefinition;
  readonly facts: Facts;
  /** By number. */
  readonly versions: ReadonlyMap<number, PortableDefinition>;
}

/** An export in memory. `contents` are by application and path; `C` is a key of the storage, or the bytes. */
export interface Archive<C> {
  readonly kind: (typeof exportKinds)[number];
  readonly data: PortableData;
  readonly applications: readonly PortableApplication[];
  readonly templates: readonly PortableTemplates[];
  /** By name of the entry. */
  readonly contents: ReadonlyMap<string, C>;
}

export const entryOf = {
  application: (uid: string) => `${applicationFolder}${uid}/application.json`,
  facts: (uid: string) => `${applicationFolder}${uid}/facts.json`,
  version: (uid: string, number: number) => `${applicationFolder}${uid}/versions/${number}.json`,
  file: (uid: string, path: string) => `${applicationFolder}${uid}/${path}`,
  templates: (uid: string) => `${templateFolder}${uid}/templates.json`,
  template: (uid: string, path: string) => `${templateFolder}${uid}/${path}`,
} as const;
