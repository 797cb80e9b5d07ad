import { publishState, type Application, type ApplicationVersion } from '../schema/index.ts';

/** The next version, ready to be edited, and the one it was made from. */
export interface NewVersion {
  readonly application: Application;
  readonly version: ApplicationVersion;
}

/**
 * Saves an application as a new version (specification section 4): the next version is private and may be edited; the one
 * before is stored unchanged and frozen, so that answers given under it keep their meaning. Ids continue from its last one.
 */
export function newVersion(application: Application): NewVersion {
  const { id, version } = application;
  const next = { ...application, version: version + 1, publish: publishState.private };
  delete next.frozen;
  return {
    application: next,
    version: { application_id: id, number: version, snapshot: { ...application, frozen: true } },
  };
}
