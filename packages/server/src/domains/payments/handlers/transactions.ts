import {
  amountByMonth,
  amountInRange,
  listTransactions,
  readTransaction,
  setCancelStatus,
} from '../../../contract/payments/index.ts';
import { findPage, mostCounted } from '../../../database/find-page.ts';
import { AppError } from '../../../errors/app-error.ts';
import { handle, type Mounted } from '../../../http/handler.ts';
import { paymentWords } from '../../../messages/payments.ts';
import type { Services } from '../../../services.ts';
import { paidBetween, presentTransactions, transactionWhere } from '../admin-transactions.ts';
import { dayInJapan, monthInJapan } from '../../../time/japan.ts';
import { cancelPayment, restorePayment } from '../cancel-payment.ts';
import { loadTransaction } from '../load-for-staff.ts';
import type { Transaction } from '../model.ts';

const list = handle(listTransactions, async ({ query, services: { database } }) => {
  const page = await findPage(database.models.Transaction, query, {
    where: await transactionWhere(database, query),
    order: [['id', 'DESC']],
    countUpTo: mostCounted,
  });
  return { ...page, items: await presentTransactions(database, page.items) };
});

async function present({ database }: Services, payment: Transaction) {
  const [shown] = await presentTransactions(database, [payment]);
  if (shown === undefined) throw new Error('presentTransactions gives a row for each payment.');
  return shown;
}

const read = handle(readTransaction, async ({ params, services }) =>
  present(services, await loadTransaction(services.database, params.id)),
);

/** Sum and number of the payments of some days of Japan that are not canceled. */
async function revenue({ database }: Services, from: string, to: string) {
  const where = { is_cancel: false, ...paidBetween(from, to) };
  const { Transaction: table } = database.models;
  const [amount, count] = await Promise.all([
    table.sum<number | null, Transaction>('amount', { where }),
    table.count({ where }),
  ]);
  return { amount: amount ?? 0, count };
}

const range = handle(amountInRange, ({ locale, query, services }) => {
  const { start, end } = query;
  if (end < start) throw new AppError('invalid', { fields: { end: [paymentWords[locale].endBeforeStart] } });
  return revenue(services, start, end);
});

/** The last day of a month, `2026-04` to `2026-04-30`. */
const lastDay = (month: string): string => dayInJapan(monthInJapan(month).to, -1);

const months = handle(amountByMonth, ({ query: { year }, services }) =>
  Promise.all(
    Array.from({ length: 12 }, async (_, index) => {
      const month = `${year}-${String(index + 1).padStart(2, '0')}`;
      return { month, ...(await revenue(services, `${month}-01`, lastDay(month))) };
    }),
  ),
);

const setCancel = handle(setCancelStatus, async ({ actor, body, locale, params, reply, services, unitOfWork }) => {
  const payment = await unitOfWork(async (unit) => {
    const found = await loadTransaction(unit, params.id);
    // One after the other with requests of the company: the run has one open request or one payment.
    await unit.lock(found.workspace_id, 'transfers');
    const held = await loadTransaction(unit, params.id, true);
    const seen = body.version;
    if (body.is_cancel) {
      const reason = body.reason ?? null;
      await cancelPayment(unit, held, { by: { userId: null, name: actor.name }, reason, seen });
    } else await restorePayment(unit, held, seen);
    return held;
  });
  reply.message(body.is_cancel ? paymentWords[locale].canceled : paymentWords[locale].restored);
  return present(services, payment);
});

export const transactionHandlers: readonly Mounted[] = [list, range, months, read, setCancel];
