import { expect } from 'chai';
import { compile, render, resolve } from '../../../../packages/engine/src/node/index.ts';
import { fixtureBundle } from '../../document/support.ts';
import { formBundleNames, readAnswerSets } from '../../../fixtures/fixture-folders.ts';
import { compareMaps, expectGolden, inkMaps } from '../support/golden.ts';

async function mapsOf(bundle: string, answers: Record<string, unknown>): Promise<string[][]> {
  const compiled = compile(fixtureBundle(bundle));
  const { files } = render(compiled, resolve(compiled, answers));
  const pdf = files.find(({ path }) => path.endsWith('.pdf'));
  return inkMaps(pdf?.bytes ?? new Uint8Array());
}

describe('the filled forms of the fixtures', () => {
  for (const bundle of formBundleNames) {
    for (const { name, answers } of readAnswerSets(bundle)) {
      it(`look like their golden pictures: ${bundle} with ${name}`, async () => {
        expectGolden(`${bundle}.${name}`, await mapsOf(bundle, answers));
      });
    }
  }

  it('differ for other answers', async () => {
    const [first, second] = readAnswerSets('address-change');
    const [one, two] = [
      await mapsOf('address-change', first?.answers ?? {}),
      await mapsOf('address-change', second?.answers ?? {}),
    ];
    expect(compareMaps(one[0] ?? [], two[0] ?? []).far).to.be.greaterThan(50);
  });
});
