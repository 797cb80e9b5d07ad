export { ApiError } from './api-error.ts';
export { buildForm, type ClientFile, type ClientFiles } from './build-body.ts';
export { buildUrl } from './build-url.ts';
export { readEvents, type EventsOptions } from './read-events.ts';
export { createClient, type CallInput, type Client, type ClientOptions } from './create-client.ts';
export { eventPosition } from '../contract/event-position.ts';
