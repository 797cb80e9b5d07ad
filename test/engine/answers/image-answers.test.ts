import { expect } from 'chai';
import { fileOfImageAnswer, imageAnswer, mapImageAnswers } from '@shorui/engine/answers';
import { fieldType, type FieldInstance } from '@shorui/engine/model';

const picture = (id: number, name: string): FieldInstance => ({
  id,
  name,
  type: fieldType.text,
  style: { image: true },
});
const fields = [picture(1, '社印'), picture(2, '写真'), { id: 3, name: '備考', type: fieldType.text }];

describe('answers by pictures', () => {
  it('name uploaded files in image fields, at any depth of lists; other answers stay', () => {
    const answers = {
      社印: imageAnswer(12),
      備考: 'file:12',
      現場: [{ 写真: 'file:13', 備考: 'file:13' }, { 写真: 'logo.png' }, { 明細: [{ 写真: 'file:14' }] }],
    };
    const before = structuredClone(answers);
    expect(mapImageAnswers({ fields }, answers, (id) => (id === 14 ? undefined : `<${id}>`))).to.deep.equal({
      社印: '<12>',
      備考: 'file:12',
      現場: [{ 写真: '<13>', 備考: 'file:13' }, { 写真: 'logo.png' }, { 明細: [{ 写真: 'file:14' }] }],
    });
    expect(answers, 'the answers themselves').to.deep.equal(before);
  });

  it('are read strictly: an id without leading zeros and nothing around it', () => {
    expect(fileOfImageAnswer('file:7')).to.equal(7);
    for (const other of [
      'file:07',
      'file:',
      ' file:7',
      'file:7 ',
      'file:7/x',
      'file:-1',
      `file:${'9'.repeat(16)}`,
      7,
      null,
    ])
      expect(fileOfImageAnswer(other), String(other)).to.equal(undefined);
  });
});
