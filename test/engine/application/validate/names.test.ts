import { problemText } from '@shorui/engine/problems';
import { expect } from 'chai';
import Handlebars from 'handlebars';
import { isPlainTagName, tagOfName } from '../../../../packages/engine/src/application/validate/integrity/tag-name.ts';
import { problemsAfter, problemsAfterSetting, setAt, short } from './change-sample.ts';

describe('validateApplication on names', () => {
  const field = '/fields/0/name';
  const taken: readonly (readonly [string, string])[] = [
    ['another field', '契約日'],
    ['a question with options', '雇用形態'],
    ['a survey field', '紹介元'],
    ['a repeat list', '従業員'],
  ];
  for (const [what, name] of taken) {
    it(`refuses the name of ${what} for a field of the same scope`, () => {
      const problems = problemsAfterSetting('/fields/7/name', name);
      expect(problems.map(({ id }) => id)).to.deep.equal(['application.invalid-duplicate-name']);
      expect(problems[0]?.related?.pointer).to.be.a('string');
    });
  }

  it('lets the root and a repeat list use the same name', () => {
    expect(problemsAfterSetting('/fields/4/name', '会社名')).to.deep.equal([]);
  });

  it('refuses the same name twice in one repeat list', () => {
    expect(problemsAfterSetting('/fields/4/name', '手当').map(short)).to.deep.equal([
      ['invalid-duplicate-name', '/questions/4/name'],
    ]);
  });

  it('allows questions without options to share a name with others: they print nothing', () => {
    expect(problemsAfterSetting('/questions/1/name', '会社名')).to.deep.equal([]);
  });

  it('allows a field to show another under the same name, but nothing else', () => {
    expect(problemsAfterSetting('/fields/3/source_field_id', 22).map(short)).to.deep.equal([
      ['invalid-duplicate-name', '/fields/3/name'],
    ]);
  });

  it('allows a field to show the choice of a question under its name, through another field too', () => {
    const problems = problemsAfter((application) => {
      setAt(application, '/fields/-', { id: 55, name: '雇用形態', type: 1, question: 1 });
      setAt(application, '/fields/-', { id: 56, name: '雇用形態', type: 1, source_field_id: 55 });
    });
    expect(problems).to.deep.equal([]);
  });

  it('terminates when fields show each other', () => {
    const problems = problemsAfter((application) => {
      setAt(application, '/fields/-', { id: 55, name: '甲', type: 1, source_field_id: 56 });
      setAt(application, '/fields/-', { id: 56, name: '乙', type: 1, source_field_id: 55 });
    });
    expect(problems).to.deep.equal([]);
  });

  it('treats composed and decomposed kana as the same name', () => {
    const problems = problemsAfter((application) => {
      setAt(application, '/fields/0/name', 'がく');
      setAt(application, '/fields/3/name', 'がく');
      setAt(application, '/fields/7/name', 'か\u3099く');
    });
    expect(problems.map(short)).to.deep.equal([['invalid-duplicate-name', '/fields/7/name']]);
  });

  const unusable: readonly (readonly [string, string])[] = [
    ['{{会社名}}', 'invalid-name-characters'],
    ['会社}名', 'invalid-name-characters'],
    ['会社\n名', 'invalid-name-characters'],
    ['会社\u0007名', 'invalid-name-characters'],
    [' 会社名', 'invalid-name-spaces'],
    ['会社名　', 'invalid-name-spaces'],
    ['this', 'invalid-name-reserved'],
    ['else', 'invalid-name-reserved'],
    ['true', 'invalid-name-reserved'],
    ['..', 'invalid-name-reserved'],
  ];
  for (const [name, id] of unusable) {
    it(`refuses ${JSON.stringify(name)} as a name`, () => {
      const problems = problemsAfter((application) => {
        setAt(application, field, name);
        setAt(application, '/fields/3/name', '写し');
      });
      expect(problems.map(short)).to.deep.equal([[id, field]]);
      for (const locale of ['ja', 'en'] as const)
        expect(problemText(problems[0]!, locale).what).to.not.match(/\p{Cc}/u);
    });
  }

  it('reports names that need brackets, and refuses none of them', () => {
    const [problem, ...rest] = problemsAfterSetting('/fields/4/name', '代表者 氏名');
    expect(rest).to.deep.equal([]);
    expect([problem?.severity, problem?.params['tag']]).to.deep.equal(['info', '{{[代表者 氏名]}}']);
  });

  it('checks the name of a repeat list if it has one', () => {
    expect(problemsAfterSetting('/questions/2/repeat_options/0/name', '会社名').map(short)).to.deep.include([
      'invalid-duplicate-name',
      '/questions/2/repeat_options/0/name',
    ]);
    expect(problemsAfterSetting('/questions/2/repeat_options/0/name', 'this').map(short)).to.deep.equal([
      ['invalid-name-reserved', '/questions/2/repeat_options/0/name'],
    ]);
  });
});

describe('validateApplication on increment tags', () => {
  it('refuses a name that looks like a counter', () => {
    expect(problemsAfterSetting('/fields/4/name', '連番1').map(short)).to.deep.equal([
      ['invalid-increment-clash', '/fields/4/name'],
    ]);
    expect(problemsAfterSetting('/fields/4/name', '連番の数')).to.deep.equal([]);
  });

  for (const prefix of ['連番1', '連 番', '{{連番', 'this']) {
    it(`refuses the prefix ${JSON.stringify(prefix)}`, () => {
      expect(problemsAfterSetting('/increment_tag/prefix', prefix).map(short)).to.deep.equal([
        ['invalid-increment-prefix', '/increment_tag/prefix'],
      ]);
    });
  }
});

describe('tagOfName', () => {
  const names = [
    '会社名',
    'a b',
    '住所(本社)',
    '1.氏名',
    '123',
    'x[0]',
    'a]b',
    '50%',
    '①',
    '𠮷野家',
    'A-1',
    'ＦＡＸ番号',
    'a=b',
    'a|b',
    '氏名・役職',
    "o'k",
  ];
  for (const name of names) {
    it(`gives a tag that prints the value of ${JSON.stringify(name)}`, () => {
      expect(Handlebars.compile(tagOfName(name))({ [name]: 'found' })).to.equal('found');
    });
  }

  it('uses brackets only if required', () => {
    expect(names.filter(isPlainTagName)).to.deep.equal(['会社名', '①', '𠮷野家', 'A-1', 'ＦＡＸ番号', '氏名・役職']);
  });
});
