import { Op, type WhereOptions } from 'sequelize';
import type { AdminTransferRequest, listTransferRequests } from '../../contract/payments/index.ts';
import type { QueryOf } from '../../contract/endpoint.ts';
import type { Models } from '../../database/models.ts';
import { matchesKeyword } from '../../database/folded/folded-columns.ts';
import type { TransferRequest } from './model.ts';
import { presentTransfer } from './present.ts';

type Reach = { readonly models: Models };

/** Most companies whose name a keyword finds. */
const mostCompanies = 1000;

/** Escapes what LIKE reads as a pattern. */
const literally = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

async function foundBy({ models }: Reach, keyword: string): Promise<WhereOptions> {
  const companies = await models.Company.findAll({
    where: matchesKeyword(models.Company, keyword),
    attributes: ['id'],
    limit: mostCompanies,
    paranoid: false,
  });
  return {
    [Op.or]: [
      { reference: keyword.trim() },
      { transfer_name: { [Op.like]: `%${literally(keyword.trim())}%` } },
      { workspace_id: companies.map(({ id }) => id) },
    ],
  };
}

/** Conditions of the list of the staff. */
export async function transferWhere(reach: Reach, query: QueryOf<typeof listTransferRequests>): Promise<WhereOptions> {
  const { status, notified, partial, company_id, application_id, keyword } = query;
  return {
    [Op.and]: [
      ...(status === undefined ? [] : [{ status }]),
      ...(notified === undefined ? [] : [{ notified_at: notified ? { [Op.ne]: null } : null }]),
      ...(partial === true ? [{ status: 0, received: { [Op.gt]: 0 } }] : []),
      ...(partial === false ? [{ [Op.or]: [{ status: { [Op.ne]: 0 } }, { received: 0 }] }] : []),
      ...(company_id === undefined ? [] : [{ workspace_id: company_id }]),
      ...(application_id === undefined ? [] : [{ application_id }]),
      ...(keyword === undefined ? [] : [await foundBy(reach, keyword)]),
    ],
  };
}

/** Transfer requests as the staff see them: names of company, application and member, and the money that arrived. */
export async function presentTransfers(
  { models }: Reach,
  requests: readonly TransferRequest[],
): Promise<AdminTransferRequest[]> {
  const idsOf = (pick: (request: TransferRequest) => number | null) => [
    ...new Set(requests.map(pick).filter((id) => id !== null)),
  ];
  const [companies, applications, users, arrivals] = await Promise.all([
    models.Company.findAll({
      where: { id: idsOf((each) => each.workspace_id) },
      attributes: ['id', 'name'],
      paranoid: false,
    }),
    models.Application.findAll({
      where: { id: idsOf((each) => each.application_id) },
      attributes: ['id', 'name'],
      paranoid: false,
    }),
    models.User.findAll({ where: { id: idsOf((each) => each.user_id) }, paranoid: false }),
    models.TransferArrival.findAll({
      where: { transfer_request_id: requests.map(({ id }) => id) },
      order: [['id', 'ASC']],
    }),
  ]);
  const companyNames = new Map(companies.map(({ id, name }) => [id, name]));
  const applicationNames = new Map(applications.map(({ id, name }) => [id, name]));
  const userNames = new Map(users.map((user) => [user.id, user.full_name]));
  return requests.map((request) => {
    const { user_id } = request;
    const userName = user_id === null ? undefined : userNames.get(user_id);
    return {
      ...presentTransfer(request),
      canceled_by: request.canceled_by,
      company: { id: request.workspace_id, name: companyNames.get(request.workspace_id) ?? '' },
      application: { id: request.application_id, name: applicationNames.get(request.application_id) ?? '' },
      user: user_id === null || userName === undefined ? null : { id: user_id, name: userName },
      arrivals: arrivals
        .filter((arrival) => arrival.transfer_request_id === request.id)
        .map(({ id, amount, received_on, payer_name, note, confirmed_by, created_at }) => ({
          id,
          amount,
          received_on,
          payer_name,
          note,
          confirmed_by,
          created_at: created_at.toISOString(),
        })),
    };
  });
}
