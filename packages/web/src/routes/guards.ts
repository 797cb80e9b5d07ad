/** Guards of paths, from the decisions that the server shares with its screens. */
export { guardOf, publicGuards } from '@shorui/server/access';
