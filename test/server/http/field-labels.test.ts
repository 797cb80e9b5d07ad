import { expect } from 'chai';
import { endpoints } from '../../../packages/server/src/contract/index.ts';
import { fieldLabels } from '../../../packages/server/src/messages/fields.ts';

interface Kind {
  readonly properties?: Readonly<Record<string, Kind>>;
  readonly items?: Kind;
  readonly anyOf?: readonly Kind[];
}

/** Names of all members of a schema, those below too. */
function namesIn({ properties = {}, items, anyOf = [] }: Kind): string[] {
  const below = [...Object.values(properties), ...(items === undefined ? [] : [items]), ...anyOf];
  return [...Object.keys(properties), ...below.flatMap(namesIn)];
}

describe('the labels of fields', () => {
  it('are there for everything that a caller may fill in, so that messages can name it', () => {
    const names = endpoints.flatMap(({ query, body, files }) => [
      ...namesIn((query ?? {}) as Kind),
      ...namesIn((body ?? {}) as Kind),
      ...Object.keys(files ?? {}),
    ]);
    expect(names.length).to.be.greaterThan(50);
    expect([...new Set(names)].filter((name) => !Object.hasOwn(fieldLabels, name))).to.deep.equal([]);
  });

  it('are written in Japanese and English', () => {
    for (const [name, { jp, en }] of Object.entries(fieldLabels)) {
      if (name !== 'id') expect(jp, name).to.match(/[ぁ-んァ-ヶ一-龠]/);
      expect(en, name).to.match(/^[A-Z][\x20-\x7e]+$/);
    }
  });
});
