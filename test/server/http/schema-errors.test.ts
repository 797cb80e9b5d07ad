import { expect } from 'chai';
import fc from 'fast-check';
import { Type } from 'typebox';
import { Email, endpoints, Id, Nullable, Shape, type TSchema } from '../../../packages/server/src/contract/index.ts';
import { Kana, Phone } from '../../../packages/server/src/contract/people.ts';
import { labelOf, toFieldErrors, toPath } from '../../../packages/server/src/errors/schema-errors.ts';
import { checkSchema } from '../../../packages/server/src/http/input/schemas.ts';
import { validationWords } from '../../../packages/server/src/messages/validation.ts';

/** Every keyword of the contract, including those inside unions. */
const everything = Shape({
  email: Type.Optional(Email),
  number: Type.Optional(Nullable(Type.Number({ minimum: 1, maximum: 9, multipleOf: 2 }))),
  open: Type.Optional(Type.Number({ exclusiveMinimum: 0, exclusiveMaximum: 1 })),
  choice: Type.Optional(Type.Union([Type.Literal('a'), Type.Literal(1), Type.Null()])),
  kinds: Type.Optional(
    Type.Union([Shape({ a: Id }), Shape({ b: Type.Union([Shape({ c: Id }), Type.Null()]) }), Type.Array(Id)]),
  ),
  list: Type.Optional(
    Type.Array(
      Nullable(Shape({ day: Type.String({ format: 'date' }), code: Type.String({ pattern: '^x+$', minLength: 2 }) })),
      { minItems: 1, maxItems: 3, uniqueItems: true },
    ),
  ),
  map: Type.Optional(
    Type.Record(Type.String({ pattern: '^[a-z]$' }), Type.Boolean(), {
      minProperties: 1,
      maxProperties: 2,
      additionalProperties: false,
    }),
  ),
  fixed: Type.Optional(Type.Literal(true)),
});
const names = Object.keys(everything.properties);
const inner = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.record({ a: fc.jsonValue({ maxDepth: 1 }) }),
  fc.record({ b: fc.record({ c: fc.jsonValue({ maxDepth: 1 }) }) }),
  fc.array(fc.record({ day: fc.string(), code: fc.string() }), { maxLength: 4 }),
);
const bodies = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.dictionary(fc.constantFrom(...names, 'toString', '__proto__', 'a.b', 'x[0]'), inner),
);

describe('toFieldErrors', () => {
  it('has a message for every error, and never omits one', () => {
    fc.assert(
      fc.property(bodies, fc.constantFrom('jp' as const, 'en' as const), (body, locale) => {
        const complaints = checkSchema(everything, structuredClone(body));
        const messages = Object.values(toFieldErrors(complaints, locale)).flat();
        expect(messages.length > 0).to.equal(complaints.length > 0);
        for (const message of messages) {
          expect(message).not.to.match(/undefined|\[object|\{(field|limit|name|multipleOf)\}/);
          if (locale === 'jp') expect(message).to.match(/[ぁ-んァ-ヶ一-龠]/);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('uses the messages of the specification for phone numbers, kana and values that are too large or small', () => {
    const schema = Shape({ phone: Phone, kana: Nullable(Kana), province: Type.Integer({ minimum: 1, maximum: 47 }) });
    const wrong = [
      { phone: '03-1234-5678', kana: 'やまだ', province: 48 },
      { phone: '1234567890123', kana: 'Yamada', province: 100 },
    ];
    for (const body of wrong) {
      expect(toFieldErrors(checkSchema(schema, body), 'jp')).to.deep.equal({
        phone: ['ハイフンをを除く半角数字12桁以内で入力してください'],
        kana: ['カタカナで入力してください'],
        province: ['上限数を超えています。47以下で入力してください。'],
      });
    }
    const least = toFieldErrors(checkSchema(schema, { phone: '', kana: null, province: 0 }), 'jp');
    expect(least).to.deep.equal({ phone: ['電話番号は必須項目です'], province: ['1以上で入力してください。'] });
    expect(
      toFieldErrors(checkSchema(schema, { phone: '0312345678', kana: 'ヤマダ', province: 47 }), 'jp'),
    ).to.deep.equal({});
  });

  it('has a message for every keyword and format that the contract uses', () => {
    const used = new Set(
      endpoints.flatMap(({ query, body }) =>
        [query, body].flatMap((schema) => (schema === undefined ? [] : keywordsIn(schema))),
      ),
    );
    expect(used.size).to.be.greaterThan(8);
    expect([...used].filter((keyword) => !Object.hasOwn(validationWords, keyword))).to.deep.equal([]);
  });
});

const silent = new Set([
  'properties',
  'items',
  'default',
  'description',
  'x-words',
  'title',
  'label',
  'x-record-kind',
  'x-part-id',
  'examples',
  'patternProperties',
  '$id',
]);

function keywordsIn(schema: TSchema): string[] {
  const { properties, items, anyOf, patternProperties } = schema as {
    readonly properties?: Record<string, TSchema>;
    readonly items?: TSchema;
    readonly anyOf?: TSchema[];
    readonly patternProperties?: Record<string, TSchema>;
  };
  const below = [
    ...Object.values(properties ?? {}),
    ...Object.values(patternProperties ?? {}),
    ...(items === undefined ? [] : [items]),
    ...(anyOf ?? []),
  ];
  const own = Object.entries(schema).flatMap(([keyword, value]) => {
    if (silent.has(keyword)) return [];
    return keyword === 'type' || keyword === 'format' ? [`${keyword}.${String(value)}`] : [keyword];
  });
  return [...own, ...below.flatMap(keywordsIn)];
}

describe('the path of a field', () => {
  it('has its indexes in brackets, and its label from its last name', () => {
    expect(toPath('/users/0/email')).to.equal('users[0].email');
    expect(toPath('/users/0', 'email')).to.equal('users[0].email');
    expect(toPath('', 'email')).to.equal('email');
    expect(toPath('/matrix/1/2')).to.equal('matrix[1][2]');
    expect(toPath('/a~1b/c~0d')).to.equal('a/b.c~d');
    expect([
      labelOf('users[0].email', 'jp'),
      labelOf('emails[3]', 'jp'),
      labelOf('nothing', 'jp'),
      labelOf('toString', 'en'),
    ]).to.deep.equal(['メールアドレス', 'メールアドレス', 'この項目', 'This field']);
  });
});
