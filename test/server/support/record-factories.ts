import type { Application as Definition } from '@shorui/engine';
import { tableOfKind } from '../../../packages/server/src/access/table-of-kind.ts';
import { resources, type Resource } from '../../../packages/server/src/contract/index.ts';
import type { RecordKind } from '../../../packages/server/src/contract/record-kinds.ts';
import type { Database } from '../../../packages/server/src/database/database.ts';
import type { Company } from '../../../packages/server/src/domains/accounts/companies/model.ts';
import { columnsOf, emptyDefinition } from '../../../packages/server/src/domains/applications/definition.ts';
import { receiptContent } from '../../../packages/server/src/domains/receipts/receipt-content.ts';
import type { User } from '../../../packages/server/src/domains/accounts/users/model.ts';
import { sampleOf, type JsonSchema } from '../../sweeps/support/sample.ts';
import { makeAdmin, makeCategory, makeGroup, makeMember, makePlan } from './factories.ts';

/** The company and root user for whom a record is made, and the word in its texts. */
export interface RecordScene {
  readonly database: Database;
  readonly company: Company;
  readonly root: User;
  /** In every name. */
  readonly word: string;
  /** In every address. */
  readonly host: string;
  /** Unique among scenes. */
  readonly number: number;
}

const tomorrow = (): Date => new Date(Date.now() + 86_400_000);
/** 64 hexadecimal characters, different for each scene and use. */
const hash = (number: number, use: string): string => `${use}${number}`.padStart(64, '0');

type Factory = (scene: RecordScene) => Promise<number>;

/** In the names of what is offered to every company. */
const offeredWord = '共通';

/** A part of each kind. All have the number 1, which the sweeps send for every part. */
const oneOfEachPart = (word: string): Partial<Definition> => {
  const named = { id: 1, name: word };
  const parts = { options: [{ id: 1, text: word, value: '1' }], field_groups: [named] };
  return {
    last_id: 1,
    questions: [{ ...named, title: word, type: 'single', ...parts, survey_question_fields: [{ ...named, type: 1 }] }],
    fields: [{ ...named, type: 1 }],
    rules: [named],
    files: [{ ...named, type: 'word', path: 'files/1.docx' }],
    folders: [named],
  };
};

/** Whether a text must have a form, as colors do. */
const isPatterned = ({ pattern, anyOf = [] }: JsonSchema): boolean => pattern !== undefined || anyOf.some(isPatterned);

/** A record of a plain resource is derived from its definition: the word is in all texts, other fields have valid values. */
const plainFactory =
  ({ kind, owner, fields }: Resource): Factory =>
  async (scene) => {
    const { database, company, root } = scene;
    // Records of the staff are shown to every company, so their names are nobody's.
    const word = owner === 'staff' ? offeredWord : scene.word;
    const values = Object.entries(fields).map(([name, schema]) => {
      const value = sampleOf(schema);
      return [name, typeof value === 'string' && !isPatterned(schema) ? `${word}${name}` : value];
    });
    const keys = {
      staff: {},
      workspace: { workspace_id: company.id },
      person: { workspace_id: company.id, user_id: root.id },
    }[owner];
    const record = await tableOfKind(database, kind).create({ ...keys, ...Object.fromEntries(values) });
    return record.get('id') as number;
  };

type PlainKind = (typeof resources)[number]['kind'];
const plainFactories = Object.fromEntries(resources.map((resource) => [resource.kind, plainFactory(resource)])) as {
  readonly [K in PlainKind]: Factory;
};

async function makeApplication({ database }: RecordScene): Promise<number> {
  const word = offeredWord;
  const application = await database.models.Application.create({ name: `${word}申込書`, definition: '' });
  const definition = { ...emptyDefinition(application.id, application.name), ...oneOfEachPart(word) };
  await application.update({ ...columnsOf(definition), publish: 1, published_number: 1 });
  const kept = { definition: application.definition, created_by: word };
  await database.models.ApplicationVersion.create({ application_id: application.id, number: 1, ...kept });
  return application.id;
}

/** Applications by scene: what belongs to one belongs to the same one, so that calls which name both find them together. */
const applications = new WeakMap<RecordScene, number>();
async function applicationOf(scene: RecordScene): Promise<number> {
  const id = applications.get(scene) ?? (await makeApplication(scene));
  applications.set(scene, id);
  return id;
}

/** A factory that makes one record for a scene, and gives it again. */
function once(make: Factory): Factory {
  const made = new WeakMap<RecordScene, Promise<number>>();
  return (scene) => {
    const id = made.get(scene) ?? make(scene);
    made.set(scene, id);
    return id;
  };
}

/** The run of a scene, to which its transfer request and its receipt belong. */
const runOf = once(async (scene) => {
  const { database, company, root } = scene;
  const application_id = await applicationOf(scene);
  const keys = { workspace_id: company.id, user_id: root.id, application_id };
  return (await database.models.ApplicationUser.create({ ...keys, number: 1, answers: '{}' })).id;
});

const transactionOf = once(async (scene) => {
  const { database, company, root } = scene;
  const application_user_id = await runOf(scene);
  const keys = { workspace_id: company.id, user_id: root.id, application_user_id };
  const payment = { kind: 'application', method: 'bank_transfer', amount: 3300, paid_at: new Date() } as const;
  return (await database.models.Transaction.create({ ...keys, ...payment })).id;
});

const receiptOf = once(async (scene) => {
  const { database, company, root, word, number } = scene;
  const application_user_id = await runOf(scene);
  const keys = { workspace_id: company.id, user_id: root.id, application_user_id };
  const transaction_id = await transactionOf(scene);
  const issuer = { name: offeredWord, address: null, phone: null, invoice_number: null };
  const facts = { issuer, transacted_on: '2026-04-01', method: 'bank_transfer', reference: null } as const;
  const content = JSON.stringify(receiptContent([{ name: offeredWord, amount: 3300, rate: 10 }], facts));
  const values = { transaction_id, number, recipient: word, content, issued_at: new Date() };
  return (await database.models.Receipt.create({ ...keys, ...values })).id;
});

const transferOf = once(async (scene) => {
  const { database, company, root, word } = scene;
  const application_user_id = await runOf(scene);
  const run = await database.models.ApplicationUser.findByPk(application_user_id, { rejectOnEmpty: true });
  const keys = { workspace_id: company.id, user_id: root.id, application_user_id };
  const values = { application_id: run.application_id, transfer_name: word, price: 3300, fee: 0, amount: 3300 };
  const request = await database.models.TransferRequest.create({ ...keys, ...values, due_on: '2026-04-01' });
  // Transfers are shown with the account of the staff.
  const bank = {
    bank_name: offeredWord,
    branch_name: offeredWord,
    account_number: '0123456',
    account_holder: 'ｼﾖﾙｲ',
  };
  const settings = { id: 1, issuer_name: offeredWord, account_type: 'ordinary', ...bank } as const;
  await database.models.PaymentSettings.bulkCreate([settings], { ignoreDuplicates: true });
  return request.id;
});

/** The file of a company. Its rows agree with each other, as `check` requires. */
async function fileOf({ database, company, root, word, number }: RecordScene, belongs_to: string, use: number) {
  const { FileObject, StoredFile } = database.models;
  const sha256 = `${use}${number}`.padStart(64, '0');
  const key = `sha256/00/${sha256.slice(2)}`;
  await FileObject.create({ key, size: 3, uses: 1 });
  const facts = { key, name: `${word}.txt`, type: 'text/plain', size: 3, sha256, belongs_to };
  const file = await StoredFile.create({ workspace_id: company.id, created_by: root.id, ...facts });
  return { file_id: file.id, sha256, size: 3, kind: 'text' } as const;
}

const versionOf = once(async (scene) => {
  const { database, company, root, word } = scene;
  const category = await makeCategory(database, { company, name: `${word}書庫` });
  const keys = { workspace_id: company.id, created_user_id: root.id, updated_user_id: root.id };
  const values = { name: `${word}の書類`, category_id: category.id, status: 'filed', source: 'upload' } as const;
  const document = await database.models.Document.create({ ...keys, ...values, record_party: word });
  const file = await fileOf(scene, 'document', 7);
  const version = { workspace_id: company.id, document_id: document.id, number: 1, created_user_id: root.id };
  const { id } = await database.models.DocumentVersion.create({ ...version, ...file });
  await document.update({ current_version_id: id });
  return id;
});

/** A PDF template of a company, or of the staff (`company` undefined). */
async function templateOf({ database, word, number }: RecordScene, company: Company | undefined): Promise<number> {
  const { DocumentTemplate, FileObject, StoredFile } = database.models;
  const sha256 = `${company === undefined ? 5 : 6}${number}`.padStart(64, '0');
  const key = `sha256/00/${sha256.slice(2)}`;
  await FileObject.create({ key, size: 3, uses: 1 });
  const name = company === undefined ? offeredWord : word;
  const workspace_id = company?.id ?? null;
  const facts = { key, name: `${name}.pdf`, type: 'application/pdf', size: 3, sha256, created_by: null };
  const file = await StoredFile.create({ workspace_id, ...facts, belongs_to: 'document-template' });
  const values = { name: `${name}の見本`, file_id: file.id, file_name: file.name, size: 3, kind: 'pdf' } as const;
  return (await DocumentTemplate.create({ workspace_id, ...values, is_public: true })).id;
}

const ownTemplateOf = once((scene) => templateOf(scene, scene.company));

const temporaryUploadOf = once(async (scene) => {
  const { database, company, root, word } = scene;
  const keys = { workspace_id: company.id, user_id: root.id, name: `${word}.txt`, expires_at: tomorrow() };
  const file = await fileOf(scene, 'temporary-upload', 8);
  return (await database.models.TemporaryUpload.create({ ...keys, ...file })).id;
});

/**
 * Makes one record of each kind, of a company or of its root user, and returns its id. The compiler requires a row for every kind of
 * `access/records.ts`; the sweeps call every endpoint with it from another company.
 */
export const recordFactories: { readonly [K in RecordKind]: Factory } = {
  ...plainFactories,
  application: applicationOf,
  'application-user': async (scene) => {
    const id = await runOf(scene);
    // Calls about payments name the run.
    await transferOf(scene);
    await receiptOf(scene);
    return id;
  },
  campaign: async (scene) => {
    const application_id = await applicationOf(scene);
    return (await scene.database.models.Campaign.create({ application_id, name: offeredWord, newest_company_id: 0 }))
      .id;
  },
  'app-user-campaign': async (scene) => {
    const { database, company, root } = scene;
    const campaign_id = await recordFactories.campaign(scene);
    const keys = { workspace_id: company.id, user_id: root.id, campaign_id };
    return (await database.models.AppUserCampaign.create(keys)).id;
  },
  'answer-set': async (scene) => {
    const application_id = await applicationOf(scene);
    const values = { application_id, name: offeredWord, answers: '{}', created_by: offeredWord };
    return (await scene.database.models.ApplicationAnswerSet.create(values)).id;
  },
  'application-filter': async (scene) => {
    const application_id = await applicationOf(scene);
    const values = { application_id, name: offeredWord, conditions: '{}', created_by: offeredWord };
    return (await scene.database.models.ApplicationFilter.create(values)).id;
  },
  admin: async ({ database, word }) => (await makeAdmin(database, { name: word })).id,
  'bulk-upload-item': async (scene) => {
    const { database, company, root, word } = scene;
    const temporary_upload_id = await temporaryUploadOf(scene);
    const keys = { workspace_id: company.id, user_id: root.id, temporary_upload_id };
    return (await database.models.BulkUploadItem.create({ ...keys, name: `${word}.txt`, status: 'waiting' })).id;
  },
  company: async ({ company }) => company.id,
  'bulk-run': async (scene) => {
    const application_id = await recordFactories.application(scene);
    const values = { admin_id: null, application_id, number: 1, source: 'csv', name: '', locale: 'jp' } as const;
    const counts = { state: 'running', records: 1, chunks: 1, header: '[]' } as const;
    return (await scene.database.models.BulkRun.create({ ...values, ...counts })).id;
  },
  'document-archive': async ({ database, company, root }) => {
    const values = { workspace_id: company.id, user_id: root.id, state: 'waiting', documents: 1 } as const;
    return (await database.models.DocumentArchiveRow.create({ ...values, document_ids: '[1]' })).id;
  },
  'data-export': async ({ database }) => {
    const values = { admin_id: null, kind: 'data', application_ids: null, state: 'waiting' } as const;
    return (await database.models.DataExport.create(values)).id;
  },
  'data-import': async ({ database, number }) => {
    const values = { admin_id: null, state: 'ready', digest: hash(number, 'e') } as const;
    return (await database.models.DataImport.create(values)).id;
  },
  'approval-absence': async ({ database, company, root }) => {
    const keys = { workspace_id: company.id, user_id: root.id, substitute_user_id: root.id };
    const days = { starts_on: '2020-01-01', ends_on: '2999-12-31' };
    return (await database.models.ApprovalAbsence.create({ ...keys, ...days })).id;
  },
  'document-comment': async (scene) => {
    const { database, company, root, word } = scene;
    const version = await database.models.DocumentVersion.findByPk(await versionOf(scene));
    const keys = { workspace_id: company.id, document_id: version?.document_id ?? 0, user_id: root.id };
    const comment = { content: `${word}のコメント`, mentions: [], place: null };
    return (await database.models.DocumentComment.create({ ...keys, ...comment })).id;
  },
  'document-share': async (scene) => {
    const { database, company, root, word, number } = scene;
    const version = await database.models.DocumentVersion.findByPk(await versionOf(scene));
    const keys = { workspace_id: company.id, document_id: version?.document_id ?? 0, created_user_id: root.id };
    const share = { token_hash: hash(number, '9'), note: `${word}宛` };
    return (await database.models.DocumentShare.create({ ...keys, ...share })).id;
  },
  document: async (scene) => {
    const version = await scene.database.models.DocumentVersion.findByPk(await versionOf(scene));
    return version?.document_id ?? 0;
  },
  'document-draft': async (scene) => {
    const { database, company, root, word } = scene;
    const keys = { workspace_id: company.id, created_user_id: root.id, updated_user_id: root.id };
    const values = { name: `${word}の下書き`, status: 'draft', source: 'upload' } as const;
    return (await database.models.Document.create({ ...keys, ...values })).id;
  },
  'document-version': versionOf,
  'document-template': ownTemplateOf,
  'supplied-template': (scene) => templateOf(scene, undefined),
  'template-fill': async (scene) => {
    const { database, company, root, word } = scene;
    const template_id = await ownTemplateOf(scene);
    const keys = { workspace_id: company.id, user_id: root.id, template_id };
    return (await database.models.DocumentTemplateFill.create({ ...keys, name: `${word}の記入` })).id;
  },
  'document-category': async ({ database, company, word }) =>
    (await makeCategory(database, { company, name: `${word}カテゴリ` })).id,
  'document-type': async ({ database, number }) => {
    const { id: category_id } = await makeCategory(database, { name: `${offeredWord}カテゴリ${number}` });
    return (await database.models.DocumentType.create({ name: `${offeredWord}種別`, category_id })).id;
  },
  file: async ({ database, company, root, word, number }) => {
    const { FileObject, StoredFile } = database.models;
    const key = `sha256/${String(number).padStart(2, '0')}/${'0'.repeat(60)}${String(number).padStart(2, '0')}`;
    await FileObject.create({ key, size: 3, uses: 1 });
    const facts = { key, name: `${word}.txt`, type: 'text/plain', size: 3, sha256: '0'.repeat(64) };
    await database.models.WorkspaceUsage.create({ workspace_id: company.id, bytes: 3, files: 1 });
    return (await StoredFile.create({ workspace_id: company.id, created_by: root.id, ...facts })).id;
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
  'master-field': async ({ database }) =>
    (await database.models.MasterField.create({ name: `${offeredWord}項目`, type: 1, definition: '{}' })).id,
  meta: async ({ database }) => (await database.models.Meta.create({ name: `${offeredWord}項目`, type: 1 })).id,
  'meta-group': async ({ database }) => (await database.models.MetaGroup.create({ name: `${offeredWord}グループ` })).id,
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
  receipt: receiptOf,
  session: async ({ database, root, number }) => {
    const times = { last_seen_at: new Date(), expires_at: tomorrow() };
    const values = { kind: 'user', user_id: root.id, token_hash: hash(number, 'd'), user_agent: 'sweep' } as const;
    return (await database.models.Session.create({ ...values, ...times })).id;
  },
  'temporary-upload': temporaryUploadOf,
  'supplied-category': async ({ database, number }) =>
    (await makeCategory(database, { name: `${offeredWord}${number}` })).id,
  transaction: transactionOf,
  'transfer-request': transferOf,
  user: async ({ database, company, word, host, number }) => {
    const values = { last_name: word, first_name: '一郎', email: `member${number}@${host}` };
    return (await makeMember(database, { company, values })).user.id;
  },
};
