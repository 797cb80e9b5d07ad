import { expect } from 'chai';
import { incrementTagNumber } from '@shorui/engine/model';
import { fill } from '../word/support/fill.ts';
import { p } from '../word/support/make-docx.ts';

describe('incremental tags', () => {
  it('are the prefix and a number', () => {
    expect(incrementTagNumber('連番1')).to.equal(1);
    expect(incrementTagNumber('連番１２')).to.equal(12);
    expect(incrementTagNumber('別紙2', '別紙')).to.equal(2);
    for (const name of ['連番', '連番a', '連番1a', 'x連番1', '連番-1', '連番1234567890']) {
      expect(incrementTagNumber(name), name).to.equal(null);
    }
    expect(incrementTagNumber('連番1', '別紙')).to.equal(null);
  });

  it('continue counting in a template, however wide their numbers are', () => {
    expect(fill(p('{{連番1}}{{連番１}}{{連番2}}'))).to.equal('121');
  });
});
