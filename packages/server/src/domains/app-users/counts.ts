import type { Models } from '../../database/models.ts';

/** How many runs an application has, and how many of them are complete; deleted ones are left out. */
export async function countAppUsers(
  { ApplicationUserCount }: Pick<Models, 'ApplicationUserCount'>,
  applicationId: number,
): Promise<{ readonly total: number; readonly complete: number }> {
  const rows = await ApplicationUserCount.findAll({ where: { application_id: applicationId } });
  return rows.reduce((sum, { total, complete }) => ({ total: sum.total + total, complete: sum.complete + complete }), {
    total: 0,
    complete: 0,
  });
}
