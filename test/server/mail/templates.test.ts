import { expect } from 'chai';
import { checkMail } from '../../../packages/server/src/mail/check-mail.ts';
import { renderMail } from '../../../packages/server/src/mail/render-mail.ts';
import { mailTemplates } from '../../../packages/server/src/mail/templates/index.ts';
import { columnsOf } from '../../../packages/server/src/mail/wrap-text.ts';
import { sampleValues } from './sample-values.ts';

const locales = ['jp', 'en'] as const;
const all = Object.entries(mailTemplates).flatMap(([name, template]) =>
  locales.map((locale) => ({ name, template, locale })),
);

/** Names as typed by a malicious user, or unusual ones. */
const hostile = [
  '<script>alert(1)</script><img src=x onerror=alert(1)>',
  '" onmouseover="alert(1)" x="',
  `' style='position:fixed`,
  '</p></td></table><h1>大切なお知らせ</h1>',
  '{{constructor.constructor "return process"}}{{{url}}}{{#each this}}x{{/each}}',
  '&lt;b&gt;&#60;script&#62;&amp;',
  '山田\r\nBcc: victim@example.com\r\n\r\n<html>',
  'a\u0000b\u0007\u001b[31mc\u0085\u2028d',
  '\u202Egnp.exe\u202C\u2066\u200F',
  'https://evil.example/login を開いてください www.evil.example',
  '\uD800 lone \uDC00 𠮷野家 👨‍👩‍👧‍👦 葛󠄀',
  '株式会社'.repeat(60),
  'Aa'.repeat(240),
  ' \t ',
];

const tagsOf = (html: string): string[] => html.match(/<[^>]*>/g) ?? [];

describe('mail templates', () => {
  it('are named like their keys and include all mails of the accounts', () => {
    for (const [name, template] of Object.entries(mailTemplates)) expect(template.name).to.equal(name);
    expect(Object.keys(mailTemplates)).to.include.members([
      'verify-email',
      'register-confirm',
      'forgot-password',
      'password-changed',
      'change-email',
      'invite',
      'group-request',
      'group-request-accepted',
      'root-user-changed',
      'login-from-new-place',
      'plan-limit-reached',
    ]);
  });

  for (const { name, template, locale } of all) {
    it(`show every value of ${name} (${locale}) in text and HTML, and no template syntax`, () => {
      const values = sampleValues(template, '山田 太郎');
      checkMail(name, values);
      const { subject, text, html } = renderMail(template, locale, values);
      expect(subject).to.match(locale === 'jp' ? /^【Shorui】\S/ : /^\[Shorui\] \S/);
      for (const made of [subject, text, html]) expect(made).not.to.match(/\{\{|\}\}|undefined|null|NaN|\[object/);
      for (const [field, value] of Object.entries(values)) {
        const shown = String(value).startsWith('2024-12-31')
          ? { jp: '2025/01/01 00:05（日本時間）', en: '2025-01-01 00:05 (Japan time)' }[locale]
          : String(value);
        expect(text, field).to.contain(shown);
        expect(html, field).to.contain(shown.replaceAll('&', '&amp;').replaceAll('=', '&#x3D;'));
      }
      expect(html).to.contain(locale === 'jp' ? '<html lang="ja">' : '<html lang="en">');
    });

    it(`of ${name} (${locale}) are safe against user input`, () => {
      const plain = renderMail(template, locale, sampleValues(template, '山田'));
      for (const value of hostile) {
        const values = sampleValues(template, value);
        const { subject, text, html } = renderMail(template, locale, values);
        // Only the line breaks in a user's text may become tags.
        const tags = tagsOf(html).filter((tag) => tag !== '<br>');
        const known = tagsOf(plain.html).filter((tag) => tag !== '<br>');
        if (value.trim() !== '') expect(tags, value).to.deep.equal(known);
        else for (const tag of tags) expect(known).to.include(tag);
        expect(subject, value).to.match(/^[^\p{Cc}\u2028\u2029]{1,150}$/u);
        for (const made of [subject, text, html]) {
          expect(made, value).not.to.match(/[\u202a-\u202e\u2066-\u2069]|(?!\n)\p{Cc}|\p{Surrogate}/u);
        }
        expect(text.toLowerCase().includes('//evil') || html.includes('//evil'), value).to.equal(
          value.includes('//evil') &&
            Object.values(template.values.properties).some((each) => 'maxLength' in each && each.maxLength === 5000),
        );
        for (const line of text.split('\n')) {
          const isWord = !/\s/.test(line.trim().replace(/^> /, ''));
          if (!(isWord && columnsOf(line) === line.length)) expect(columnsOf(line), line).to.be.at.most(72);
        }
      }
    });
  }

  it('refuse values that do not match the schema, and name no value in the error', () => {
    const values = sampleValues(mailTemplates['verify-email'], '山田');
    const refusals = [
      [{ ...values, url: 'javascript:alert(1)' }, /\/url must match pattern/],
      [{ ...values, url: 'https://a.example/"><script>' }, /\/url must match pattern/],
      [{ ...values, hours: '24' }, /\/hours must be integer/],
      [{ ...values, name: '' }, /\/name must NOT have fewer than 1 characters/],
      [{ url: values['url'], hours: 1 }, /must have required property 'name'/],
      [{ ...values, secret: 'x' }, /must NOT have additional properties/],
      [undefined, /must be object/],
    ] as const;
    for (const [given, words] of refusals) expect(() => checkMail('verify-email', given)).to.throw(words);
    expect(() =>
      checkMail('change-email', {
        ...sampleValues(mailTemplates['change-email'], 'x'),
        new_email: 'a@b\r\nBcc: c@d.example',
      }),
    ).to.throw(/\/new_email/);
    for (const name of ['nothing', 'constructor', '__proto__'])
      expect(() => checkMail(name, {})).to.throw(/no mail template/);
  });

  it('omit empty values', () => {
    const template = mailTemplates['group-request'];
    const values = { ...sampleValues(template, '山田'), message: '' };
    checkMail('group-request', values);
    expect(renderMail(template, 'jp', values).html).not.to.contain('<blockquote');
    const lines = renderMail(template, 'jp', { ...values, message: '一行目\n\n三行目' });
    expect(lines.text).to.contain('> 一行目\n>\n> 三行目');
    expect(lines.html).to.contain('一行目<br><br>三行目');
  });
});
