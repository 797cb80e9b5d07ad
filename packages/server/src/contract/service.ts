import { Type } from 'typebox';
import { defineEndpoint } from './endpoint.ts';

/** Calls for operators and for developers of clients. Their responses have no envelope. */
const service = { method: 'GET', area: 'service', access: 'public', reply: Type.Unknown(), replyKind: 'raw' } as const;

export const health = defineEndpoint({
  ...service,
  name: 'service.health',
  path: '/healthz',
  summary: 'Does the process run?',
  description:
    'Always 200 while it does. It looks at nothing else: a process is not to be restarted because its database is.',
});

export const ready = defineEndpoint({
  ...service,
  name: 'service.ready',
  path: '/readyz',
  summary: 'Can the process take calls?',
  description: '200 or 503, with the state of database, migrations and storage by name. 503 also while it is stopping.',
});

export const metrics = defineEndpoint({
  ...service,
  name: 'service.metrics',
  path: '/metrics',
  summary: 'Figures for Prometheus',
  description:
    'For the bearer of SHORUI_METRICS_TOKEN; without one only for calls from this machine that no proxy passed on.',
  errors: ['unauthenticated', 'forbidden'],
});

export const home = defineEndpoint({
  ...service,
  name: 'service.home',
  path: '/',
  summary: 'To the documentation, until there are screens',
});

export const docsPage = defineEndpoint({
  ...service,
  name: 'service.docs',
  path: '/docs',
  summary: 'This documentation as a page',
});

export const docsAsset = defineEndpoint({
  ...service,
  name: 'service.docsAsset',
  path: '/docs/:file',
  summary: 'Parts of the page: openapi.json (OpenAPI 3.1), its scripts and its style',
  params: Type.Object(
    {
      file: Type.Enum(['openapi.json', 'page.js', 'intro.js', 'fields.js', 'languages.js', 'dom.js', 'page.css']),
    },
    { additionalProperties: false },
  ),
});

export const serviceEndpoints = [health, ready, metrics, home, docsPage, docsAsset] as const;
