import { makeAdmin, makeGroup, makeMember, makePlan } from '../factories.ts';
import { hash, recordsOf, tomorrow } from './record-scene.ts';

/** Companies, people, and what belongs to them. */
export const accountRecords = recordsOf({
  admin: async ({ database, word }) => (await makeAdmin(database, { name: word })).id,
  company: async ({ company }) => company.id,
  'approval-absence': async ({ database, company, root }) => {
    const keys = { workspace_id: company.id, user_id: root.id, substitute_user_id: root.id };
    const days = { starts_on: '2020-01-01', ends_on: '2999-12-31' };
    return (await database.models.ApprovalAbsence.create({ ...keys, ...days })).id;
  },
  group: async ({ database, company, word }) =>
    (await makeGroup(database, { company, name: `${word}グループ`, permissions: ['settings'] })).id,
  'group-request': async ({ database, company, root, word, number }) => {
    const values = { workspace_id: company.id, user_id: root.id, hash: hash(number, 'a'), message: word };
    return (await database.models.GroupRequest.create(values)).id;
  },
  invitation: async ({ database, company, host, number }) => {
    const email = `invited${number}@${host}`;
    const values = { workspace_id: company.id, email, token_hash: hash(number, 'b'), expires_at: tomorrow() };
    return (await database.models.Invitation.create(values)).id;
  },
  link: async ({ database, root, host, number }) => {
    const email = `link${number}@${host}`;
    const values = { user_id: root.id, email, token_hash: hash(number, 'c'), expires_at: tomorrow() };
    return (await database.models.OneTimeToken.create({ purpose: 'forgot', ...values })).id;
  },
  mail: async ({ database, word, host, number }) => {
    const values = { key: `record-${number}`, template: 'verify-email', to: `mail${number}@${host}`, subject: word };
    const empty = { text: word, html: null, file: null, error: null, sent_at: null };
    return (await database.models.MailRow.create({ ...values, ...empty, status: 'sent' })).id;
  },
  notification: async ({ database, company, root, word }) => {
    const values = {
      user_id: root.id,
      company_id: company.id,
      kind: 'groups-changed',
      actor_name: word,
      subject: word,
    } as const;
    return (await database.models.NotificationRow.create(values)).id;
  },
  plan: async ({ database }) => (await makePlan(database)).id,
  session: async ({ database, root, number }) => {
    const times = { last_seen_at: new Date(), expires_at: tomorrow() };
    const values = { kind: 'user', user_id: root.id, token_hash: hash(number, 'd'), user_agent: 'sweep' } as const;
    return (await database.models.Session.create({ ...values, ...times })).id;
  },
  user: async ({ database, company, word, host, number }) => {
    const values = { last_name: word, first_name: '一郎', email: `member${number}@${host}` };
    return (await makeMember(database, { company, values })).user.id;
  },
});
