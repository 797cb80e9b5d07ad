import type { Application as Definition } from '@shorui/engine';
import { columnsOf, emptyDefinition } from '../../../../packages/server/src/domains/applications/definition.ts';
import { receiptContent } from '../../../../packages/server/src/domains/receipts/receipt-content.ts';
import { hash, offeredWord, once, recordsOf, type Factory, type RecordScene } from './record-scene.ts';

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

const campaignOf: Factory = async (scene) => {
  const application_id = await applicationOf(scene);
  return (await scene.database.models.Campaign.create({ application_id, name: offeredWord, newest_company_id: 0 })).id;
};

/** Applications, what belongs to them, and what is done with them. */
export const applicationRecords = recordsOf({
  application: applicationOf,
  'application-user': async (scene) => {
    const id = await runOf(scene);
    // Calls about payments name the run.
    await transferOf(scene);
    await receiptOf(scene);
    return id;
  },
  campaign: campaignOf,
  'app-user-campaign': async (scene) => {
    const { database, company, root } = scene;
    const campaign_id = await campaignOf(scene);
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
  'bulk-run': async (scene) => {
    const application_id = await applicationOf(scene);
    const values = { admin_id: null, application_id, number: 1, source: 'csv', name: '', locale: 'jp' } as const;
    const counts = { state: 'running', records: 1, chunks: 1, header: '[]' } as const;
    return (await scene.database.models.BulkRun.create({ ...values, ...counts })).id;
  },
  'master-field': async ({ database }) =>
    (await database.models.MasterField.create({ name: `${offeredWord}項目`, type: 1, definition: '{}' })).id,
  'data-export': async ({ database }) => {
    const values = { admin_id: null, kind: 'data', application_ids: null, state: 'waiting' } as const;
    return (await database.models.DataExport.create(values)).id;
  },
  'data-import': async ({ database, number }) => {
    const values = { admin_id: null, state: 'ready', digest: hash(number, 'e') } as const;
    return (await database.models.DataImport.create(values)).id;
  },
  receipt: receiptOf,
  transaction: transactionOf,
  'transfer-request': transferOf,
});
