import { loadUser } from '../../../../access/loaders/load-user.ts';
import { changePassword, checkPassword } from '../../../../contract/passwords.ts';
import { handle } from '../../../../http/handler.ts';
import { authWords } from '../../../../messages/auth.ts';
import { lockUser } from '../lock-user.ts';
import { demandNewPassword, fieldError, wrongPassword } from '../password-rules.ts';
import { startSession } from '../sessions.ts';
import { setPassword } from '../set-password.ts';

export const checkPasswordHandler = handle(checkPassword, async ({ actor, body, reply, services, unitOfWork }) => {
  const user = await loadUser(services.database.models, actor.userId);
  const isRight = await services.passwords.verify(user.password, body.password);
  if (isRight) reply.forgive();
  else {
    const subject = { kind: 'user', id: user.id };
    await unitOfWork((unit) => unit.audit({ action: 'auth.checkPassword.refused', subject, workspaceId: null }));
  }
  return isRight;
});

export const changePasswordHandler = handle(changePassword, async (request) => {
  const { actor, body, services, source, reply, locale } = request;
  const user = await loadUser(services.database.models, actor.userId);
  if (!(await services.passwords.verify(user.password, body.password)))
    throw wrongPassword(locale, { kind: 'user', ids: [actor.userId], among: 'own' });
  if (body.new_password === body.password) throw fieldError('new_password', 'samePassword', locale);
  const { new_password: password, new_password_confirmation: confirmation } = body;
  demandNewPassword({ field: 'new_password', account: user.email, password, confirmation }, locale);
  const hashed = await services.passwords.hash(body.new_password);
  const started = await request.unitOfWork(async (unit) => {
    await setPassword(services, unit, await lockUser(unit, user), hashed);
    await unit.audit({ action: 'auth.changePassword', subject: { kind: 'user', id: user.id }, workspaceId: null });
    return startSession(services, unit, source, { kind: 'user', accountId: user.id });
  });
  reply.setSession('user', started.token, started.expiresAt);
  reply.message(authWords.passwordChanged[locale]);
  return { access_token: started.token, expires_at: started.expiresAt.toISOString() };
});
