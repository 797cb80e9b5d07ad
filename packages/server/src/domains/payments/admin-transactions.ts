import { Op, type WhereOptions } from 'sequelize';
import type { QueryOf } from '../../contract/endpoint.ts';
import type { AdminTransaction, listTransactions } from '../../contract/payments/index.ts';
import { matchesKeyword } from '../../database/folded/folded-columns.ts';
import type { Models } from '../../database/models.ts';
import { dayInJapan, startOfDayInJapan } from '../../time/japan.ts';
import { receiptNumber } from '../receipts/receipt-content.ts';
import type { Transaction } from './model.ts';

type Reach = { readonly models: Models };

/** Most companies whose name a keyword finds. */
const mostCompanies = 1000;

/** Payments of days of Japan, both included. */
export function paidBetween(from?: string, to?: string): WhereOptions {
  const next = to === undefined ? undefined : dayInJapan(startOfDayInJapan(to), 1);
  return {
    [Op.and]: [
      ...(from === undefined ? [] : [{ paid_at: { [Op.gte]: startOfDayInJapan(from) } }]),
      ...(next === undefined ? [] : [{ paid_at: { [Op.lt]: startOfDayInJapan(next) } }]),
    ],
  };
}

async function foundBy({ models }: Reach, keyword: string): Promise<WhereOptions> {
  const word = keyword.trim();
  const number = /^(?:R-?)?0*(\d{1,9})$/i.exec(word)?.[1];
  const [companies, requests, receipts] = await Promise.all([
    models.Company.findAll({
      where: matchesKeyword(models.Company, keyword),
      attributes: ['id'],
      limit: mostCompanies,
      paranoid: false,
    }),
    models.TransferRequest.findAll({ where: { reference: word }, attributes: ['id'] }),
    number === undefined
      ? []
      : models.Receipt.findAll({ where: { number: Number(number) }, attributes: ['id', 'transaction_id'] }),
  ]);
  return {
    [Op.or]: [
      { workspace_id: companies.map(({ id }) => id) },
      { transfer_request_id: requests.map(({ id }) => id) },
      { id: receipts.map(({ transaction_id }) => transaction_id) },
    ],
  };
}

/** Conditions of the list of the staff. */
export async function transactionWhere(reach: Reach, query: QueryOf<typeof listTransactions>): Promise<WhereOptions> {
  const { company_id, app_user_id, from, to, is_cancel, keyword } = query;
  return {
    [Op.and]: [
      ...(company_id === undefined ? [] : [{ workspace_id: company_id }]),
      ...(app_user_id === undefined ? [] : [{ application_user_id: app_user_id }]),
      ...(is_cancel === undefined ? [] : [{ is_cancel }]),
      paidBetween(from, to),
      ...(keyword === undefined ? [] : [await foundBy(reach, keyword)]),
    ],
  };
}

const present = <T extends number>(ids: readonly (T | null)[]): T[] => [...new Set(ids.filter((id) => id !== null))];

/** Payments as the staff see them: with the names of company, member and application, the transfer and the receipt. */
export async function presentTransactions(
  { models }: Reach,
  payments: readonly Transaction[],
): Promise<AdminTransaction[]> {
  const attributes = ['id', 'name'];
  const [companies, users, runs, requests, receipts] = await Promise.all([
    models.Company.findAll({
      where: { id: present(payments.map((each) => each.workspace_id)) },
      attributes,
      paranoid: false,
    }),
    models.User.findAll({ where: { id: present(payments.map((each) => each.user_id)) }, paranoid: false }),
    models.ApplicationUser.findAll({
      where: { id: present(payments.map((each) => each.application_user_id)) },
      attributes: ['id', 'application_id'],
      paranoid: false,
    }),
    models.TransferRequest.findAll({ where: { id: present(payments.map((each) => each.transfer_request_id)) } }),
    models.Receipt.findAll({ where: { transaction_id: payments.map(({ id }) => id) } }),
  ]);
  const applications = await models.Application.findAll({
    where: { id: present(runs.map((each) => each.application_id)) },
    attributes,
    paranoid: false,
  });
  const companyNames = new Map(companies.map(({ id, name }) => [id, name]));
  const userNames = new Map(users.map((user) => [user.id, user.full_name]));
  const applicationOfRun = new Map(
    runs.map((run) => [run.id, applications.find(({ id }) => id === run.application_id)]),
  );
  return payments.map((payment) => {
    const { user_id, application_user_id: runId, transfer_request_id: requestId } = payment;
    const application = runId === null ? undefined : applicationOfRun.get(runId);
    const request = requests.find(({ id }) => id === requestId);
    const receipt = receipts.find(({ transaction_id }) => transaction_id === payment.id);
    const userName = user_id === null ? undefined : userNames.get(user_id);
    return {
      id: payment.id,
      company: { id: payment.workspace_id, name: companyNames.get(payment.workspace_id) ?? '' },
      user: user_id === null || userName === undefined ? null : { id: user_id, name: userName },
      application: application === undefined ? null : { id: application.id, name: application.name },
      app_user_id: runId,
      transfer_request_id: requestId,
      kind: payment.kind,
      method: payment.method,
      amount: payment.amount,
      received: request?.received ?? payment.amount,
      reference: request?.reference ?? null,
      paid_at: payment.paid_at.toISOString(),
      is_cancel: payment.is_cancel,
      canceled_at: payment.canceled_at?.toISOString() ?? null,
      cancel_reason: payment.cancel_reason,
      canceled_by: payment.canceled_by,
      receipt:
        receipt === undefined
          ? null
          : {
              id: receipt.id,
              number: receiptNumber(receipt.number),
              recipient: receipt.recipient,
              copies: receipt.copies,
            },
      version: payment.version,
    };
  });
}
