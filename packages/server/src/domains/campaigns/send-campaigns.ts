import { Op } from 'sequelize';
import { Type, type Static } from 'typebox';
import type { AuditSource } from '../../audit/audit-entry.ts';
import { Id, Shape } from '../../contract/shapes.ts';
import type { JobDefinition, JobKind } from '../../jobs/jobs-port.ts';
import type { Services } from '../../services.ts';
import { reachCompanies } from './reach-companies.ts';
import { runsAt } from './state.ts';

const Payload = Shape({ campaign_id: Type.Optional(Id) });
type Payload = Static<typeof Payload>;

/** Sends the mails of one campaign, or of all that run (hourly, for first days and for companies that joined). */
export const sendCampaignsKind = {
  name: 'send-campaigns',
  payload: Payload,
  leaseMs: 300_000,
} as const satisfies JobKind;

type Parts = Pick<Services, 'config' | 'database' | 'now'>;

const source: AuditSource = {
  actor: { kind: 'system', name: sendCampaignsKind.name },
  requestId: null,
  address: null,
  userAgent: null,
};

/** A try that was broken off is repeated: companies that were reached already are left out. */
export function createSendCampaignsJob(services: Parts): JobDefinition<Payload> {
  return {
    ...sendCampaignsKind,
    async run({ campaign_id }, { signal }) {
      const { Campaign } = services.database.models;
      const running = await Campaign.findAll({
        where: { [Op.and]: [runsAt(services.now()), ...(campaign_id === undefined ? [] : [{ id: campaign_id }])] },
        attributes: ['id'],
        order: [['id', 'ASC']],
      });
      for (const { id } of running) {
        let after: number | undefined = 0;
        while (after !== undefined && !signal.aborted) after = await reachCompanies(services, source, id, after);
      }
    },
  };
}
