export { problemCatalogue } from '@shorui/engine/node';
