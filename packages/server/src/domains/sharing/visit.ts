import type { Services } from '../../services.ts';
import { readSignedText, signText } from '../files/signed-text.ts';
import type { DocumentShare } from './model.ts';

const purpose = 'shorui:share-visit:1';

/** How long (ms) a person who opened a link can come back to it without another opening, without the password, and save the file. */
export const visitMs = 3_600_000;

type VisitServices = Pick<Services, 'config' | 'now'>;

/** A token for the person who opened a link. Later calls with it belong to the same opening. */
export const newVisit = ({ config, now }: VisitServices, { id }: DocumentShare): string =>
  signText(config.secret, purpose, `${id}.${now().getTime() + visitMs}`);

/** Whether a token is of an opening of this link in the last hour. */
export function isVisit({ config, now }: VisitServices, { id }: DocumentShare, visit: string | undefined): boolean {
  const text = visit === undefined ? '' : (readSignedText(config.secret, purpose, visit) ?? '');
  const [share, end] = text.split('.').map(Number);
  return share === id && end !== undefined && now().getTime() < end;
}
