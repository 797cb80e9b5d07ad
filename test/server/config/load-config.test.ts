import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { configMarkdown } from '../../../packages/server/src/config/config-markdown.ts';
import { ConfigError } from '../../../packages/server/src/config/config-error.ts';
import { configTable } from '../../../packages/server/src/config/config-table.ts';
import { loadConfig } from '../../../packages/server/src/config/load-config.ts';
import { temporaryFolders } from '../../support/temporary-folder.ts';

const strong = 'Zk3n9Qw7Lp2Xc8Vb5Nm1As6Df4Gh0JrTyUi';

function complaintsOf(environment: Record<string, string>): readonly string[] {
  try {
    loadConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.complaints.map(({ en }) => en);
    throw error;
  }
  return [];
}

describe('loadConfig', () => {
  const folder = temporaryFolders();

  it('provides an embedded server without any settings: SQLite, a folder of files, an outbox, a persistent secret', () => {
    const data = folder();
    const config = loadConfig({ SHORUI_DATA: data });
    expect(config).to.include({
      mode: 'development',
      host: '127.0.0.1',
      port: 3000,
      publicUrl: 'http://localhost:3000',
      runJobs: true,
    });
    expect(config.databaseUrl).to.equal(`sqlite:${join(data, 'shorui.sqlite')}`);
    expect(config.storage).to.deep.equal({ kind: 'folder', folder: join(data, 'files') });
    expect(config.mail.kind).to.equal('outbox');
    expect(config.secret.length).to.be.greaterThan(40);
    expect(loadConfig({ SHORUI_DATA: data }).secret).to.equal(config.secret);
    expect(statSync(join(data, 'secret')).mode & 0o777).to.equal(0o600);
  });

  it('reads the environment', () => {
    const config = loadConfig({
      SHORUI_MODE: 'production',
      SHORUI_DATA: folder(),
      SHORUI_SECRET: strong,
      SHORUI_URL: 'https://shorui.example/',
      SHORUI_DATABASE_URL: 'postgres://u:p@db/shorui',
      SHORUI_PORT: '8080',
      SHORUI_RUN_JOBS: 'false',
      SHORUI_CORS_ORIGINS: 'https://a.example, https://b.example',
      SHORUI_MAIL_URL: 'smtp://mail:25',
      SHORUI_STORAGE_URL: 'http://s3:9000',
      SHORUI_STORAGE_BUCKET: 'b',
      SHORUI_STORAGE_KEY_ID: 'k',
      SHORUI_STORAGE_SECRET: 's',
    });
    expect(config).to.include({ publicUrl: 'https://shorui.example', port: 8080, runJobs: false, secret: strong });
    expect(config.corsOrigins).to.deep.equal(['https://a.example', 'https://b.example']);
    expect([config.storage.kind, config.mail.kind]).to.deep.equal(['s3', 'smtp']);
  });

  it('does not start in production without a secret and an address, and names both', () => {
    expect(complaintsOf({ SHORUI_MODE: 'production' }).map((line) => line.split(' ')[0])).to.deep.equal([
      'SHORUI_URL',
      'SHORUI_SECRET',
    ]);
  });

  it('does not start in production with a secret that is short, from an example, or with few characters; its value is not shown', () => {
    for (const secret of ['kurz', 'please-change-me-please-change-me-now', 'abababababababababababababababababab']) {
      const complaints = complaintsOf({
        SHORUI_MODE: 'production',
        SHORUI_URL: 'https://x.example',
        SHORUI_SECRET: secret,
      });
      expect(complaints.length, secret).to.be.greaterThan(0);
      expect(complaints.join()).to.contain('SHORUI_SECRET').and.not.to.contain(secret);
    }
  });

  it('does not start in production with an address without HTTPS, unless explicitly allowed', () => {
    const environment = {
      SHORUI_MODE: 'production',
      SHORUI_DATA: folder(),
      SHORUI_SECRET: strong,
      SHORUI_URL: 'http://shorui.example',
    };
    expect(complaintsOf(environment).join('\n')).to.match(/^SHORUI_URL begins with http:.*SHORUI_ALLOW_HTTP=true/);
    expect(complaintsOf({ ...environment, SHORUI_ALLOW_HTTP: 'true' })).to.deep.equal([]);
    expect(complaintsOf({ ...environment, SHORUI_MODE: 'development' })).to.deep.equal([]);
    expect(complaintsOf({ ...environment, SHORUI_URL: 'https://shorui.example' })).to.deep.equal([]);
  });

  it('reports all errors at once, including unknown names', () => {
    const complaints = complaintsOf({
      SHORUI_PORT: 'abc',
      SHORUI_LOG_LEVEL: 'loud',
      SHORUI_DATABASE_URL: 'mysql://x',
      SHORUI_PROT: '1',
      SHORUI_STORAGE_URL: 'https://s3',
      SHORUI_SESSION_IDLE_MS: '99999999',
      SHORUI_SESSION_MAX_MS: '60000',
    });
    for (const name of [
      'PORT',
      'LOG_LEVEL',
      'DATABASE_URL',
      'PROT',
      'STORAGE_BUCKET',
      'STORAGE_KEY_ID',
      'STORAGE_SECRET',
      'SESSION_IDLE_MS',
    ])
      expect(
        complaints.some((line) => line.startsWith(`SHORUI_${name} `)),
        name,
      ).to.equal(true);
  });

  it('accepts variables of the command line and of programs that log in', () => {
    expect(
      complaintsOf({ SHORUI_DATA: folder(), SHORUI_LANG: 'en', SHORUI_DEBUG: '1', SHORUI_EMAIL: 'a@example.com' }),
    ).to.deep.equal([]);
    expect(complaintsOf({ SHORUI_LANGUAGE: 'en' })).to.deep.equal(['SHORUI_LANGUAGE is not a variable of Shorui']);
  });

  it('documents every variable in docs/operations.md', () => {
    const page = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8');
    expect(page).to.contain(configMarkdown());
    expect(new Set(configTable.map(({ name }) => name)).size).to.equal(configTable.length);
  });
});
