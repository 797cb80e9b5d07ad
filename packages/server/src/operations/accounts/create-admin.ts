import { randomBytes } from 'node:crypto';
import { col, fn, where } from 'sequelize';
import { demandNewPassword } from '../../domains/accounts/index.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Services } from '../../services.ts';
import { commandSource } from '../command-source.ts';

export interface NewAdmin {
  /** Login name. */
  readonly uid: string;
  readonly name: string;
  /** Generated unless given. */
  readonly password?: string;
}

const shortest = 8;
const longest = 128;

/**
 * Creates a member of the staff. Returns the password, which is stored only as its hash. AppError invalid: the password is not
 * acceptable; duplicate: the login name is already in use.
 */
export async function createAdmin(services: Services, requested: NewAdmin): Promise<{ readonly password: string }> {
  const password = requested.password ?? randomBytes(15).toString('base64url');
  if (password.length < shortest || password.length > longest) {
    throw new AppError('invalid', { fields: { password: [`${shortest}-${longest}`] } });
  }
  demandNewPassword({ field: 'password', account: requested.uid, password }, 'jp');
  const hashed = await services.passwords.hash(password);
  await services.database.unitOfWork(commandSource('admin create'), async ({ models, audit, transaction }) => {
    const same = where(fn('lower', col('uid')), requested.uid.toLowerCase());
    if ((await models.Admin.findOne({ where: same, transaction })) !== null) throw new AppError('duplicate');
    const admin = await models.Admin.create(
      { uid: requested.uid, name: requested.name, password: hashed },
      { transaction },
    );
    await audit({
      action: 'admins.create',
      subject: { kind: 'admin', id: admin.id },
      workspaceId: null,
      after: { uid: admin.uid, name: admin.name },
    });
  });
  return { password };
}
