import type { MailTemplate } from '../../../packages/server/src/mail/mail-template.ts';
import { kindOf } from '../../../packages/server/src/mail/template-values.ts';

/** Values that match a template's schema, generated from it; `name` is used for every name and text of users. */
export function sampleValues(template: MailTemplate, name: string): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(template.values.properties).map(([field, schema]) => [field, sampleOf(field, schema, name)]),
  );
}

function sampleOf(field: string, schema: object, name: string): unknown {
  const kind = kindOf(schema);
  if (kind === 'name' || kind === 'text') return name;
  if (kind === 'url') return `https://shorui.example/auth/${field}/AbC-_123?x=1&y=2`;
  if (kind === 'moment') return '2024-12-31T15:05:00.000Z';
  return (schema as { readonly format?: string }).format === 'email' ? 'yamada.taro@example.jp' : 24;
}
