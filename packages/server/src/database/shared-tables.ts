/**
 * Tables without a workspace, and why. Every other table has `workspace_id`; a test holds it. A row of a shared table is
 * reached through what owns it, never by an id that a person sends.
 */
export const sharedTables: Readonly<Record<string, string>> = {
  schema_migrations: 'which migrations were applied',
  file_objects: 'contents of files, each stored once for all workspaces that have it; accessed through files',
  outbox: 'jobs and events on their way; emptied at once',
  jobs: 'internal work; never accessed by an id',
  schedule_runs: 'when schedules ran',
  rate_limits: 'how often callers called lately, by hashes of who they are',
  realtime_messages: 'large events in transit; stored for minutes',
  mails: 'to any address, of any workspace or none; only staff read them',
  admins: 'the staff, who belong to no company',
  companies: 'the workspaces themselves: id is the workspace_id of others',
  server_settings: 'one row, what the staff decide for the whole service',
  applications: 'products of the staff, which companies use',
  application_versions: 'kept versions of applications; reached through them',
  application_assets: 'contents of files of applications; reached through them',
  application_edits: 'who edited which part of an application; reached through it',
  application_tags: 'of the staff, shown to every company',
  application_categories: 'of the staff, shown to every company',
  application_tag_links: 'tags of applications',
  application_category_links: 'categories of applications',
  data_exports: 'exports by the staff',
  data_imports: 'imports by the staff',
  editor_images: 'images that the staff put into texts for every company',
  plans: 'what the staff offer to every company',
  users: 'people: their places in workspaces are members',
  notifications: 'of a person, whatever company he works in; reached by the session of that person',
  sessions: 'of a person or a member of the staff, reached by the hash of a token',
  one_time_tokens: 'links in mails to a person, reached by the hash of a token',
};
