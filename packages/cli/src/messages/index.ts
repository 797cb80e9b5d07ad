import type { Locale } from '@shorui/engine/node';
import { en } from './en.ts';
import { ja } from './ja.ts';
import type { Messages } from './messages.ts';

export type { Messages } from './messages.ts';

export const messages: Readonly<Record<Locale, Messages>> = { ja, en };
