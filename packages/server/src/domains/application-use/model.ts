import {
  Model,
  type CreationOptional,
  type InferAttributes,
  type InferCreationAttributes,
  type Sequelize,
} from 'sequelize';
import { count, line, longText, moment, reference, tenantColumns } from '../../database/columns.ts';
import { restorableOptions } from '../../database/table-options.ts';
import { longestSubject } from './subject.ts';

/** One member's run through an application: answers pinned to the version they began with. */
export class ApplicationUser extends Model<InferAttributes<ApplicationUser>, InferCreationAttributes<ApplicationUser>> {
  declare id: CreationOptional<number>;
  declare workspace_id: number;
  declare user_id: number;
  declare application_id: number;
  /** Number of the version. */
  declare number: number;
  /** JSON, by name of the question. */
  declare answers: string;
  /** Answers as a document shows them, by which the staff filter; see answer-facts.ts. */
  declare answer_facts: CreationOptional<string>;
  /** What tells this run from others of the application; see subject.ts. */
  declare subject: CreationOptional<string>;
  /** Texts of the company and the user; the database maintains it. */
  declare search_text: CreationOptional<string>;
  /** 0 not answered, 1 answering, 2 complete. */
  declare state: CreationOptional<number>;
  declare paid_at: CreationOptional<Date | null>;
  declare version: CreationOptional<number>;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;
  declare deleted_at: CreationOptional<Date | null>;
}

export interface ApplicationUserModels {
  readonly ApplicationUser: typeof ApplicationUser;
}

export function defineApplicationUserModels(sequelize: Sequelize): ApplicationUserModels {
  class BoundUser extends ApplicationUser {}
  BoundUser.init(
    {
      ...tenantColumns(),
      user_id: reference('users', 'CASCADE', true),
      application_id: reference('applications', 'RESTRICT', true),
      number: count(1),
      answers: longText(),
      answer_facts: { ...longText(), defaultValue: '' },
      subject: { ...line(longestSubject), defaultValue: '' },
      search_text: { ...longText(), defaultValue: '' },
      state: count(0),
      paid_at: moment(),
    },
    restorableOptions(sequelize, 'ApplicationUser', 'application_users'),
  );
  return { ApplicationUser: BoundUser };
}

declare module '../../database/models.ts' {
  interface Models extends ApplicationUserModels {}
}
