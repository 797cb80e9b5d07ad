import { expect } from 'chai';
import { nodeCodec } from '../../../../packages/engine/src/node/node-codec.ts';
import { openPdf, stringOf } from '../../../../packages/engine/src/pdf/read/index.ts';
import { setMetadata, startUpdate } from '../../../../packages/engine/src/pdf/write/index.ts';
import { dictOf } from '../../../../packages/engine/src/pdf/read/pdf-objects.ts';
import { problemOf } from '../support/expect-problem.ts';
import { contentOf } from '../support/read-text.ts';
import { checkWithQpdf, runQpdf } from '../support/run-qpdf.ts';
import { rc4File, type Rc4Options } from '../support/encrypt-pdf.ts';
import { mark, sampleId, twoPageFile } from '../support/sample-pdfs.ts';
import { seePdf } from '../support/see-pdf.ts';

const ways: Readonly<Record<string, readonly string[]>> = {
  'RC4 of 40 bits': ['40', '--'],
  'RC4 of 128 bits': ['128', '--use-aes=n', '--'],
  'AES of 128 bits': ['128', '--use-aes=y', '--'],
  'AES of 128 bits with plain metadata': ['128', '--use-aes=y', '--cleartext-metadata', '--'],
  'AES of 256 bits, revision 5': ['256', '--force-R5', '--'],
  'AES of 256 bits, revision 6': ['256', '--'],
  'AES of 256 bits with object streams': ['256', '--', '--object-streams=generate'],
};

async function encrypt(user: string, args: readonly string[]): Promise<Uint8Array> {
  const options = ['--encrypt', user, 'owner', ...args, '--allow-weak-crypto'];
  const { bytes, output } = await runQpdf(twoPageFile(), 'in.pdf', ...options, 'out.pdf');
  expect(bytes.length, output).to.be.greaterThan(0);
  return bytes;
}

describe('an encrypted PDF', () => {
  for (const [name, args] of Object.entries(ways)) {
    it(`that has only an owner password is read and filled in with ${name}`, async () => {
      const bytes = await encrypt('', args);
      const file = openPdf(bytes);
      expect([contentOf(file, 0), contentOf(file, 1)]).to.deep.equal([mark('One'), mark('Two')]);
      expect(file.permissions?.modify).to.equal(true);

      const update = startUpdate(file, { codec: nodeCodec });
      update.addToPage(0, { content: '0 0 10 10 re f' });
      update.copyPage(1);
      setMetadata(update, { title: '書類（控え）' });
      const built = update.build();
      expect(Buffer.compare(built.subarray(0, bytes.length), bytes)).to.equal(0);
      expect(await checkWithQpdf(built)).to.equal('');
      const again = openPdf(built);
      expect(stringOf(again, dictOf(again, again.trailer.get('Info'))?.get('Title'))?.text).to.equal('書類（控え）');
      expect(contentOf(again, 0)).to.include('0 0 10 10 re f');
      expect((await seePdf(built)).map(({ text }) => text)).to.deep.equal(['One', 'Two', 'Two']);
      expect(Buffer.from(built).toString('latin1')).not.to.include('0 0 10 10 re f');
    });

    it(`that needs a password is refused with ${name}`, async () => {
      const bytes = await encrypt('user', args);
      expect(problemOf(() => openPdf(bytes)).id).to.equal('pdf.password-needed');
    });
  }

  const unusual: Readonly<Record<string, Rc4Options>> = {
    'of revision 2 has a key of 128 bits': { version: 2, revision: 2, keyLength: 16, entries: '/Length 128' },
    'of version 4 has a key of 40 bits': {
      version: 4,
      revision: 4,
      keyLength: 5,
      entries: '/Length 40/CF<</StdCF<</CFM/V2/Length 5>>>>/StmF/StdCF/StrF/StdCF',
    },
  };
  for (const [name, options] of Object.entries(unusual)) {
    it(`with an empty user password opens where its encryption ${name}`, async () => {
      const bytes = rc4File('Open', options);
      expect(contentOf(openPdf(bytes), 0)).to.include('(Open) Tj');
      expect((await seePdf(startUpdate(openPdf(bytes)).build()))[0]?.text).to.equal('Open');
      const locked = rc4File('Open', { ...options, password: 'secret' });
      expect(problemOf(() => openPdf(locked)).id).to.equal('pdf.password-needed');
    });
  }

  it('that encrypts only its attachments is read and filled in without their password', async () => {
    const dict = [
      '/Filter/Standard/V 4/R 4/Length 128/P -4/EFF/StdCF/StmF/Identity/StrF/Identity',
      '/CF<</StdCF<</AuthEvent/EFOpen/CFM/AESV2/Length 16>>>>',
      `/O<${'11'.repeat(32)}>/U<${'22'.repeat(32)}>`,
    ].join('');
    const bytes = twoPageFile({ trailer: `/Root 1 0 R/Encrypt<<${dict}>>${sampleId}` });
    const file = openPdf(bytes);
    expect([contentOf(file, 0), contentOf(file, 1)]).to.deep.equal([mark('One'), mark('Two')]);
    const update = startUpdate(file, { codec: nodeCodec });
    update.addToPage(0, { content: '0 0 10 10 re f' });
    const again = openPdf(update.build());
    expect(contentOf(again, 0)).to.include('0 0 10 10 re f');
  });

  it('whose permissions forbid filling in can be read but not changed', async () => {
    const file = openPdf(await encrypt('', ['256', '--modify=none', '--']));
    expect(contentOf(file, 0)).to.equal(mark('One'));
    expect(problemOf(() => startUpdate(file)).id).to.equal('pdf.change-not-allowed');
    const form = openPdf(await encrypt('', ['256', '--modify=form', '--']));
    expect(form.permissions).to.deep.include({ modify: false, fillForms: true });
    expect(() => startUpdate(form)).not.to.throw();
  });

  it('of another handler, or of an unknown version, is refused', () => {
    const encrypted = (dict: string): Uint8Array => twoPageFile({ trailer: `/Root 1 0 R/Encrypt<<${dict}>>` });
    for (const dict of [
      '/Filter/Adobe.PubSec/V 4',
      '/Filter/Standard/V 3/R 3',
      '/Filter/Standard/V 1/R 2/O()/U()',
      '',
    ]) {
      expect(problemOf(() => openPdf(encrypted(dict))).id).to.equal('pdf.encryption-unknown');
    }
  });
});
