import { demand } from '../../../../access/decision.ts';
import { load } from '../../../../access/load.ts';
import { loadCompany } from '../../../../access/loaders/load-company.ts';
import { loadUser } from '../../../../access/loaders/load-user.ts';
import { mayChangeRootUser } from '../../../../access/policies/root-user.ts';
import { changeRootUser } from '../../../../contract/groups/index.ts';
import { AppError } from '../../../../errors/app-error.ts';
import { handle } from '../../../../http/handler.ts';
import { linkTo } from '../../../../mail/links.ts';
import { groupWords } from '../../../../messages/groups.ts';
import { notify } from '../../../notifications/notify.ts';
import { wrongPassword } from '../../auth/password-rules.ts';

export const changeRootUserHandler = handle(
  changeRootUser,
  async ({ actor, body, locale, reply, services, unitOfWork }) => {
    demand(mayChangeRootUser(actor));
    const { database, passwords, config } = services;
    const workspaceId = actor.workspace.id;
    const own = await loadUser(database.models, actor.userId);
    if (!(await passwords.verify(own.password, body.password)))
      throw wrongPassword(locale, { kind: 'user', ids: [actor.userId], among: 'own' });
    await unitOfWork(async (unit) => {
      // Of two who hand the place on at once, the second finds himself no longer root.
      await unit.lock(workspaceId, 'members');
      const former = await load(unit, 'user', { id: actor.userId, actor });
      if (!former.is_root) throw new AppError('forbidden');
      const next = await load(unit, 'user', { id: body.user_id, actor });
      if (next.user_id === former.user_id) {
        throw new AppError('invalid', { fields: { user_id: [groupWords[locale].sameRoot] } });
      }
      await former.update({ is_root: false });
      await next.update({ is_root: true });
      const company = await loadCompany(unit.models, workspaceId);
      for (const { user } of [former, next]) {
        await unit.mail({
          template: 'root-user-changed',
          to: user.email,
          locale: user.locale,
          values: {
            name: user.full_name,
            company: company.name,
            former: former.user.full_name,
            current: next.user.full_name,
            changed_at: services.now().toISOString(),
            url: linkTo(config.publicUrl, 'settings-users'),
          },
        });
      }
      await notify(unit, { kind: 'root-received', userIds: [next.user_id], actor, companyId: workspaceId });
      await unit.audit({
        action: 'groups.changeRootUser',
        subject: { kind: 'company', id: workspaceId },
        workspaceId,
        before: { root_user_id: former.user_id },
        after: { root_user_id: next.user_id },
      });
    });
    reply.message(groupWords[locale].rootChanged);
    return { root_user_id: body.user_id };
  },
);
