import { expect } from 'chai';
import { UniqueConstraintError } from 'sequelize';
import { createLogger } from '../../../packages/server/src/app/create-logger.ts';
import { maskUrl } from '../../../packages/server/src/http/mask-url.ts';

/** What a logger writes, line by line. */
function written(work: (logger: ReturnType<typeof createLogger>) => void): Record<string, unknown>[] {
  const lines: string[] = [];
  work(createLogger({ logLevel: 'debug' }, { write: (line) => void lines.push(line) }));
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
}

describe('the log', () => {
  it('is JSON with the time in UTC', () => {
    const [line] = written((logger) => logger.info({ rid: 'abc' }, 'call'));
    expect(line).to.include({ rid: 'abc', msg: 'call', level: 30 });
    expect(line?.['time']).to.match(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  });

  it('omits members whose names mark them as secret', () => {
    const secret = 'hunter2';
    const [line] = written((logger) =>
      logger.info({
        password: secret,
        token: secret,
        headers: { authorization: secret, cookie: secret, 'set-cookie': secret, 'x-xsrf-token': secret },
        body: { user: { new_password: secret }, access_token: secret },
        name: 'kept',
      }),
    );
    expect(JSON.stringify(line)).not.to.contain(secret);
    expect(line?.['name']).to.equal('kept');
  });

  it('describes errors without query values or passwords in their messages', () => {
    const failed = new UniqueConstraintError({
      parent: Object.assign(new Error('dup'), { sql: 'INSERT', parameters: ['taro@example.com'] }),
    });
    const wrapped = new Error('postgres://shorui:hunter2@db failed, password=hunter2, Bearer hunter2', {
      cause: failed,
    });
    const [line] = written((logger) => logger.error({ err: wrapped }, 'failed'));
    const text = JSON.stringify(line);
    expect(text).to.contain('SequelizeUniqueConstraintError').and.contain('postgres://shorui:***@db');
    expect(text).not.to.match(/hunter2|taro@example/);
    expect(written((logger) => logger.error({ err: 'a text' }))[0]?.['err']).to.deep.include({ message: 'a text' });
  });
});

describe('maskUrl', () => {
  it('keeps the address readable, without tokens and personal data', () => {
    const cases = [
      ['/v1/groups/12', '/v1/groups/12'],
      ['/v1/auth/verify/3qJx9wYbT0aaaaBBBBcccc11', '/v1/auth/verify/***'],
      ['/v1/downloads/a1B2c3D4e5F6g7H8/%E5%A5%91.pdf', '/v1/downloads/***/%E5%A5%91.pdf'],
      ['/v1/users/list?keyword=山田&page=2', '/v1/users/list?keyword=***&page=2'],
      ['/v1/x?token=abc&email=a%40b.jp&code=1', '/v1/x?token=***&email=***&code=***'],
      ['/v1/users/a%40example.com', '/v1/users/***'],
    ] as const;
    for (const [url, masked] of cases) expect(maskUrl(url)).to.equal(masked);
  });
});
