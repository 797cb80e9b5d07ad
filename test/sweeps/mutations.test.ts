import { expect } from 'chai';
import type { Endpoint } from '../../packages/server/src/contract/index.ts';
import { eachDatabase } from '../server/support/each-database.ts';
import { startServer } from '../server/support/start-server.ts';
import { routesOf } from './support/calls.ts';
import { manyMinutes } from './support/refusal-log.ts';
import { RoleSweep } from './support/role-sweep.ts';
import { Tally } from './support/tally.ts';
import { mountedWithout, testDomain, type LeftOut } from './support/test-domain.ts';
import { WorkspaceSweep } from './support/workspace-sweep.ts';

/** The omitted safeguard, the sweep that must detect it, and its message. */
const mutations: readonly (readonly [LeftOut, 'workspaces' | 'roles', RegExp])[] = [
  ['the workspace of the list', 'workspaces', /to not include|not held to the workspace/],
  ['the workspace of the read', 'workspaces', /to not include|not held to the workspace/],
  ['the workspace of the change', 'workspaces', /not held to the workspace/],
  ['the workspace of a named record', 'workspaces', /not held to the workspace/],
  ['the record for the audit', 'workspaces', /to deeply equal/],
  ['the audit', 'workspaces', /to be below 500/],
  ['the policy', 'roles', /expected forbidden/],
  ['the guard of the plan', 'roles', /expected plan_forbids/],
  ['the guard of the settings', 'roles', /expected forbidden/],
];

eachDatabase('the sweeps', (own) => {
  /** Both sweeps over the domain; returns the message of the first failure. */
  const sweep = async (which: 'workspaces' | 'roles', without?: LeftOut): Promise<string> => {
    const whole = testDomain(without);
    const server = await startServer(own.database, { config: manyMinutes, handlers: mountedWithout(whole, without) });
    const tally = new Tally('mutations');
    // The sweeps follow the contract, whatever the server does with it.
    const contract: readonly Endpoint[] = whole.map(({ endpoint }) => endpoint);
    try {
      const workspaces =
        which === 'workspaces' ? await WorkspaceSweep.start(own.database, server, { tally }) : undefined;
      const roles = new RoleSweep(own.database, server, { tally });
      for (const route of routesOf(contract)) await (workspaces ?? roles).check(route);
      return 'passed';
    } catch (error) {
      return String(error);
    } finally {
      await server.close();
    }
  };

  it('pass for a domain with all its safeguards', async () => {
    expect(await sweep('workspaces')).to.equal('passed');
    expect(await sweep('roles')).to.equal('passed');
  });

  for (const [without, which, words] of mutations) {
    it(`detect a domain without ${without}`, async () => {
      expect(await sweep(which, without)).to.match(words);
    });
  }
});
