import type { Sequelize } from 'sequelize';
import { defineAuditModels } from '../audit/model.ts';
import { defineAccountModels } from '../domains/accounts/models.ts';
import { defineFileModels } from '../domains/files/model.ts';
import { defineRateLimitModels } from '../http/rate-limit-model.ts';
import { defineJobModels } from '../jobs/model.ts';
import { defineMailModels } from '../mail/model.ts';
import { defineRealtimeModels } from '../realtime/model.ts';
import { defineOutboxModels } from './outbox-model.ts';

/** All tables of the product, bound to one database. */
export function defineModels(sequelize: Sequelize) {
  return {
    ...defineAuditModels(sequelize),
    ...defineOutboxModels(sequelize),
    ...defineJobModels(sequelize),
    ...defineMailModels(sequelize),
    ...defineRealtimeModels(sequelize),
    ...defineFileModels(sequelize),
    ...defineRateLimitModels(sequelize),
    ...defineAccountModels(sequelize),
  };
}

export type Models = ReturnType<typeof defineModels>;
