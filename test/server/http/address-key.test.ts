import { expect } from 'chai';
import { addressKey } from '../../../packages/server/src/http/address-key.ts';

describe('the key by which an address is counted', () => {
  const cases: readonly (readonly [address: string, key: string])[] = [
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::FFFF:c000:0201', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::ffff', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8:0:1::192.0.2.1', '2001:db8:0:1::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
    ['', ''],
    ['no address', 'no address'],
  ];
  for (const [address, key] of cases) {
    it(`of ${address === '' ? 'nothing' : address} is ${key === '' ? 'nothing' : key}`, () => {
      expect(addressKey(address)).to.equal(key);
    });
  }
});
