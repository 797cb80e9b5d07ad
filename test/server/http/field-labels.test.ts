import { expect } from 'chai';
import type { TSchema } from 'typebox';
import { endpoints } from '../../../packages/server/src/contract/index.ts';
import { labelOfField } from '../../../packages/server/src/contract/label.ts';
import { openApi } from '../../../packages/server/src/contract/openapi.ts';
import { fieldLabels } from '../../../packages/server/src/messages/fields.ts';
import { labels } from '../../../packages/server/src/messages/labels.ts';
import { eachDatabase } from '../support/each-database.ts';
import { loginAs, loginAsAdmin, makeAdmin, makeWorkspace } from '../support/factories.ts';
import { startServer, type TestServer } from '../support/start-server.ts';

interface Kind {
  readonly label?: string;
  readonly properties?: Readonly<Record<string, Kind>>;
  readonly items?: Kind;
  readonly anyOf?: readonly Kind[];
}

/** Paths of all fields of a schema, including nested ones. */
function pathsIn({ properties = {}, items, anyOf = [] }: Kind): string[][] {
  return [
    ...Object.entries(properties).flatMap(([name, member]) => [
      [name],
      ...pathsIn(member).map((path) => [name, ...path]),
    ]),
    ...(items === undefined ? [] : pathsIn(items).map((path) => ['0', ...path])),
    ...anyOf.flatMap(pathsIn),
  ];
}

const labelsIn = (kind: Kind): string[] => [
  ...(kind.label === undefined ? [] : [kind.label]),
  ...[...Object.values(kind.properties ?? {}), ...(kind.items ? [kind.items] : []), ...(kind.anyOf ?? [])].flatMap(
    labelsIn,
  ),
];

const inputs: readonly TSchema[] = endpoints.flatMap(({ query, body }) =>
  [query, body].filter((schema) => schema !== undefined),
);

describe('the labels of fields', () => {
  it('exist for every input field, so that messages can name it', () => {
    const fields = inputs.flatMap((schema) => pathsIn(schema as Kind).map((path) => ({ schema, path })));
    expect(fields.length).to.be.greaterThan(50);
    const missing = fields.filter(({ schema, path }) => labelOfField(schema, path) === undefined);
    expect([...new Set(missing.map(({ path }) => path.join('.')))]).to.deep.equal([]);
    const files = endpoints.flatMap((endpoint) => Object.keys(endpoint.files ?? {}));
    expect(files.filter((name) => labelOfField(undefined, [name]) === undefined)).to.deep.equal([]);
  });

  it('are written in Japanese and English', () => {
    for (const [name, { jp, en }] of [...Object.entries(fieldLabels), ...Object.entries(labels)]) {
      if (name !== 'id') expect(jp, name).to.match(/[ぁ-んァ-ヶ一-龠]/);
      expect(en, name).to.match(/^[A-Z][\x20-\x7e]+$/);
    }
  });

  it('of the catalogue are all used by a schema', () => {
    const used = new Set(inputs.flatMap((schema) => labelsIn(schema as Kind)));
    expect([...used].toSorted()).to.deep.equal(Object.keys(labels).toSorted());
  });

  it('are the titles of the fields in the OpenAPI document, and appear nowhere else in it', () => {
    const document = openApi(endpoints, { server: 'https://shorui.example', examples: {} });
    const { paths } = document as { readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>> };
    const text = JSON.stringify(paths['/v1/groups']?.['post']);
    expect(text).to.include('"parent_id":{"title":"親グループ / Parent group"');
    expect(text).to.include('"user_ids":{"title":"ユーザー / Users"');
    expect(JSON.stringify(inputs)).to.include('"label"');
    expect(JSON.stringify(document)).to.not.include('"label"');
  });
});

eachDatabase('the labels of fields in messages', (own) => {
  let server: TestServer;
  before(async () => {
    server = await startServer(own.database);
  });
  after(() => server.close());

  it('depend on the schema: the same name has another label elsewhere', async () => {
    const { company, root } = await makeWorkspace(own.database);
    const member = await loginAs(server, root, company);
    const group = await member.post('/v1/groups', { type: 1, parent_id: 'x' });
    expect(group.body.errors).to.deep.equal({
      name: ['グループ名は必須項目です'],
      parent_id: ['親グループは整数で入力してください。'],
    });
    const staff = await loginAsAdmin(server, await makeAdmin(own.database));
    const made = await staff.post('/admin/v1/companies', { name: '', type: 99 });
    expect(made.body.errors).to.deep.equal({
      name: ['会社名は必須項目です'],
      type: ['会社の種類は選択肢の中から選んでください。'],
    });
    const english = await staff.call('POST', '/admin/v1/companies', {
      body: {},
      headers: { 'accept-language': 'en' },
    });
    expect(english.body.errors).to.deep.equal({ name: ['Company name required'] });
  });
});
