import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import { endpoints } from '../../../packages/server/src/contract/index.ts';
import { successStatus } from '../../../packages/server/src/contract/endpoint.ts';
import { openApi } from '../../../packages/server/src/contract/openapi.ts';
import { sourceFiles } from '../../support/imports.ts';

describe('the status of a successful call', () => {
  const { paths } = openApi(endpoints, { server: 'https://shorui.example', examples: {} }) as {
    readonly paths: Readonly<Record<string, Readonly<Record<string, { operationId: string; responses: object }>>>>;
  };
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods));

  it('is 201 for every call that creates a record, which is a POST, and 200 for all others', () => {
    const creating = endpoints.filter((endpoint) => successStatus(endpoint) === 201);
    expect(creating.map(({ name }) => name)).to.include.members(['groups.create', 'files.create']);
    for (const { name, method } of creating) expect(method, name).to.equal('POST');
    for (const { operationId, responses } of operations) {
      const good = Object.keys(responses).filter((status) => status.startsWith('2'));
      expect(good, operationId).to.deep.equal([operationId.includes('.create') ? '201' : '200']);
    }
  });

  it('is set by no handler of an envelope', () => {
    const domains = fileURLToPath(new URL('../../../packages/server/src/domains', import.meta.url));
    // A reply without an envelope has a status of its own.
    const raw = /reply\.status\(20[0-5]\);[^{}]*reply\.raw\(/g;
    const setting = sourceFiles(domains).filter((file) =>
      /status\(20[0-5]\)/.test(readFileSync(file, 'utf8').replace(raw, '')),
    );
    expect(setting).to.deep.equal([]);
  });
});
