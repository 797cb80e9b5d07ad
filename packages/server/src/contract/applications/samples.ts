import { Type, type Static } from 'typebox';
import { defineEndpoint } from '../endpoint.ts';
import { labeled } from '../label.ts';
import { Shape } from '../shapes.ts';
import { ApplicationView } from './applications.ts';

const base = { area: 'admin', access: 'admin', path: '/admin/v1/application-samples' } as const;

/** An application that comes with the product, to begin with. `sample` is the name of its folder. */
export const ApplicationSample = Shape({
  sample: Type.String(),
  name: Type.String(),
  description: Type.String(),
  question_count: Type.Integer(),
  file_count: Type.Integer(),
});
export type ApplicationSample = Static<typeof ApplicationSample>;

export const listSamples = defineEndpoint({
  ...base,
  name: 'applicationSamples.list',
  method: 'GET',
  summary: 'The applications that come with the product, to begin with',
  reply: Type.Array(ApplicationSample),
});

export const startFromSample = defineEndpoint({
  ...base,
  name: 'applicationSamples.create',
  method: 'POST',
  summary: 'Create an application from one that comes with the product, with its files and images; it is private',
  body: Shape({ sample: labeled('application.sample', Type.String({ pattern: '^[a-z0-9-]{1,60}$' })) }),
  reply: ApplicationView,
  errors: ['not_found', 'busy'],
  rate: 'heavy',
});

export const applicationSampleEndpoints = [listSamples, startFromSample] as const;
