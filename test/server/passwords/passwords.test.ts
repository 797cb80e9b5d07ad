import { expect } from 'chai';
import { createPasswords, standardCosts } from '../../../packages/server/src/passwords/passwords.ts';
import { isCommonPassword } from '../../../packages/server/src/passwords/is-common-password.ts';
import { commonPasswords } from '../../../packages/server/src/passwords/common-passwords.ts';
import { cheapCosts, cheapPasswords } from '../support/cheap-passwords.ts';

describe('passwords', () => {
  it('are hashed by argon2id with the standard costs and a new salt each time', async () => {
    const passwords = createPasswords();
    const first = await passwords.hash('correct horse');
    expect(first).to.match(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await passwords.hash('correct horse')).to.not.equal(first);
    expect(await passwords.verify(first, 'correct horse')).to.equal(true);
    expect(await passwords.verify(first, 'correct horsf')).to.equal(false);
  });

  it('report that a hash with other costs must be replaced, and one with the same costs not', async () => {
    const other = createPasswords({ ...cheapCosts, memoryKiB: 16 });
    const hashed = await cheapPasswords.hash('correct horse');
    expect(other.needsRehash(hashed)).to.equal(true);
    expect(cheapPasswords.needsRehash(hashed)).to.equal(false);
    expect(await other.verify(hashed, 'correct horse')).to.equal(true);
  });

  it('take as long to compare for an account that does not exist', async () => {
    const passwords = createPasswords({ ...standardCosts, passes: 3 });
    const hashed = await passwords.hash('correct horse');
    await passwords.verify(null, 'correct horse');
    const shortest = async (known: string | null): Promise<number> => {
      const times: number[] = [];
      for (let round = 0; round < 5; round += 1) {
        const start = process.cpuUsage();
        expect(await passwords.verify(known, 'wrong horse')).to.equal(false);
        const { user, system } = process.cpuUsage(start);
        times.push(user + system);
      }
      return Math.min(...times);
    };
    const [known, unknown] = [await shortest(hashed), await shortest(null)];
    expect(unknown / known).to.be.within(0.3, 3);
  });

  it('are equal when typed in composed or decomposed form', async () => {
    const hashed = await cheapPasswords.hash('パスワードが');
    expect(await cheapPasswords.verify(hashed, 'パスワードが'.normalize('NFD'))).to.equal(true);
    expect(await cheapPasswords.verify(hashed, 'パスワードか')).to.equal(false);
  });
});

describe('the list of common passwords', () => {
  it('contains at least a thousand of at least eight characters, in lower case and without duplicates', () => {
    const words = commonPasswords.trim().split(/\s+/);
    expect(words.length).to.be.at.least(1000);
    expect(new Set(words).size).to.equal(words.length);
    expect(words.filter((word) => word.length < 8 || word !== word.toLowerCase())).to.deep.equal([]);
  });

  it('refuses its entries, their variants, sequences and repetitions', () => {
    const common = ['password1', 'PASSWORD1', 'Password123!', 'qwertyui', 'qwertyuiop2024', '12345678', '98765432'];
    const patterns = ['aaaaaaaa', 'abababab', 'あああああああああ', 'abcdefghi', 'ｐａｓｓｗｏｒｄ１'];
    for (const each of [...common, ...patterns]) expect(isCommonPassword(each), each).to.equal(true);
  });

  it('accepts others, long ones and Japanese ones, without rules of composition', () => {
    const fine = [
      'correct horse battery staple',
      'さくらの花が咲いた',
      'kumamoto-castle',
      'x7Gq2mLp',
      '桜咲く四月の朝',
    ];
    for (const each of fine) expect(isCommonPassword(each), each).to.equal(false);
  });
});
