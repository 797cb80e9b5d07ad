/** The view of the holder of a share token. `wrong` is locked, with an error at the password. */
export type ShareView = 'content' | 'locked' | 'wrong';

/** A share without a password opens at once; with one only after the right one was given. */
export function viewOfShare(share: {
  readonly hasPassword: boolean;
  readonly given: 'none' | 'right' | 'wrong';
}): ShareView {
  if (!share.hasPassword || share.given === 'right') return 'content';
  return share.given === 'wrong' ? 'wrong' : 'locked';
}

/** An advisor acts by two tokens of the same credential; one alone, or of another credential, opens nothing. */
export function advisorMayRead(found: {
  readonly byToken?: number | undefined;
  readonly byCredential?: number | undefined;
}): boolean {
  return found.byToken !== undefined && found.byToken === found.byCredential;
}
