import { expect } from 'chai';
import * as sequelize from 'sequelize';
import { AppError } from '../../../packages/server/src/errors/app-error.ts';
import { toAppError } from '../../../packages/server/src/errors/to-app-error.ts';
import { waitWords } from '../../../packages/server/src/errors/wait-words.ts';
import { toUploadError } from '../../../packages/server/src/http/input/upload-error.ts';

const coded = (code: string | number, more: object = {}): Error =>
  Object.assign(new Error('internal words'), { code, ...more });

describe('toAppError', () => {
  it('maps database errors to codes that callers can act on', () => {
    const parent = coded('SQLITE_CONSTRAINT') as never;
    expect(toAppError(new sequelize.UniqueConstraintError({ parent })).code).to.equal('duplicate');
    expect(toAppError(new sequelize.ForeignKeyConstraintError({ parent })).code).to.equal('in_use');
    expect(toAppError(new sequelize.ConnectionRefusedError(parent)).code).to.equal('busy');
    for (const code of ['SQLITE_BUSY', '40001', '40P01', '57P01', '53300', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'])
      expect(toAppError(new sequelize.DatabaseError(coded(code) as never)).code, code).to.equal('busy');
    for (const words of ['Connection terminated unexpectedly', 'Client is not queryable'])
      expect(toAppError(new sequelize.DatabaseError(new Error(words) as never)).code, words).to.equal('busy');
  });

  it('hides all other errors, and keeps them for the log', () => {
    for (const thrown of [
      new Error('x'),
      new TypeError('x'),
      coded('42P01'),
      coded('ECONNRESET'),
      'text',
      undefined,
      null,
      { code: 5 },
    ]) {
      const error = toAppError(thrown);
      expect([error.code, error.cause, error.fields]).to.deep.equal(['server_error', thrown, undefined]);
    }
    const own = new AppError('dead_link');
    expect(toAppError(own)).to.equal(own);
  });

  it('tells when to retry after a busy service', () => {
    expect(toAppError(coded('SQLITE_BUSY')).retryAfter).to.be.greaterThan(0);
  });
});

describe('toUploadError', () => {
  it('gives every error of the caller a status below 500', () => {
    const statuses = Array.from(
      { length: 15 },
      (_, at) => toUploadError(coded(1002 + at, { httpCode: 500 }), '1MB').status,
    );
    expect(statuses.every((status) => status >= 400 && status < 500)).to.equal(true);
    expect(toUploadError(coded(1009), '1MB')).to.deep.include({ code: 'too_large', params: { limit: '1MB' } });
    expect(toUploadError(coded(1003), '1MB').status).to.equal(415);
    expect(toUploadError(coded('ECONNRESET'), '1MB').status).to.equal(400);
    expect(toUploadError(coded('x', { httpCode: 413 }), '1MB').status).to.equal(413);
    expect(toUploadError(coded('x', { httpCode: 404 }), '1MB').status).to.equal(400);
  });

  it('reports a full disk as busy, and hides internal errors', () => {
    expect(toUploadError(coded('ENOSPC'), '1MB')).to.include({ status: 507, code: 'disk_full' });
    expect(toUploadError(coded(1017), '1MB').status).to.equal(500);
    expect(toUploadError(new AppError('in_use'), '1MB').code).to.equal('in_use');
  });
});

describe('waitWords', () => {
  it('gives seconds below two minutes, then minutes, then hours, rounded up', () => {
    expect(waitWords(1)).to.deep.equal({ jp: '1秒', en: '1 second' });
    expect(waitWords(119)).to.deep.equal({ jp: '119秒', en: '119 seconds' });
    expect(waitWords(841)).to.deep.equal({ jp: '15分', en: '15 minutes' });
    expect(waitWords(7_141)).to.deep.equal({ jp: '2時間', en: '2 hours' });
  });
});
