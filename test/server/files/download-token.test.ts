import { expect } from 'chai';
import fc from 'fast-check';
import { readDownloadToken, signDownload } from '../../../packages/server/src/domains/files/download-token.ts';

const secret = 'a secret of tests';
const grants = fc.record({
  fileId: fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }),
  disposition: fc.constantFrom('attachment' as const, 'inline' as const),
  expiresAt: fc.integer({ min: 1_000_000_000, max: 9_999_999_999 }).map((seconds) => seconds * 1000),
});

describe('the token of a download', () => {
  it('decodes to what was granted, with its time, and is safe in an address', () => {
    fc.assert(
      fc.property(grants, (grant) => {
        const token = signDownload(secret, grant);
        expect(token).to.match(/^[A-Za-z0-9_-]+$/);
        expect(readDownloadToken(secret, token)).to.deep.equal(grant);
        expect(readDownloadToken('another', token)).to.equal(undefined);
      }),
    );
  });

  it('is invalid when any character of it is changed, added or removed', () => {
    fc.assert(
      fc.property(grants, fc.nat(), fc.constantFrom(...'AZaz09-_'), (grant, place, letter) => {
        const token = signDownload(secret, grant);
        const at = place % token.length;
        const changed = token.slice(0, at) + letter + token.slice(at + 1);
        if (changed !== token) expect(readDownloadToken(secret, changed)).to.equal(undefined);
        expect(readDownloadToken(secret, token.slice(0, at))).to.equal(undefined);
        expect(readDownloadToken(secret, token + letter)).to.equal(undefined);
      }),
    );
  });

  it('is not accepted from unsigned text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(readDownloadToken(secret, text)).to.equal(undefined);
      }),
    );
  });
});
