import { ApiError } from '@shorui/server/client';
import { chooseWorkspace, listOwnCompanies, logout, type ReplyOf } from '@shorui/server/contract';
import { companyRoles } from '@shorui/server/enums';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { api } from '../../../api/client.ts';
import { sessionQuery } from '../../../api/session.ts';
import { Loaded } from '../../../kits/loaded.tsx';
import { optionsOf } from '../../../kits/form/choice-options.ts';
import { joiningText } from '../../../messages/joining.ts';
import { useText } from '../../../messages/locale.ts';
import { safeReturnPath } from '../../../routes/return-path.ts';
import { Button } from '../../../ui/button.tsx';
import { ChoiceCards } from '../../../ui/choice-cards.tsx';
import { Badge, EmptyState } from '../../../ui/surfaces.tsx';

type Company = ReplyOf<typeof listOwnCompanies>[number];

/** The companies of the user; none when he is invited nowhere, which ends the session (specification section 8). */
async function ownCompanies(signal: AbortSignal): Promise<readonly Company[]> {
  try {
    return await api.call(listOwnCompanies, { signal });
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_invited') return [];
    throw error;
  }
}

/** The choice of the company to work in. A single one is chosen by itself. */
export function Screen() {
  const text = useText(joiningText);
  const { redirect } = useSearch({ strict: false }) as { readonly redirect?: unknown };
  const { data: user } = useQuery(sessionQuery);
  const companies = useQuery({
    queryKey: ['choose-workspace'],
    queryFn: ({ signal }) => ownCompanies(signal),
    meta: { handled: true },
  });
  const { mutate, variables, isPending, isSuccess } = useMutation({
    mutationFn: (id: number) => api.call(chooseWorkspace, { body: { company_id: id } }),
    // A full page load: nothing of the other workspace stays in memory.
    onSuccess: () => location.assign(safeReturnPath(redirect) ?? '/dashboard'),
  });
  const leave = useMutation({
    mutationFn: () => api.call(logout),
    onSuccess: () => location.assign('/auth/login'),
  });
  const current = user?.workspace?.id;
  const [only, second] = companies.data ?? [];
  const single = current === undefined && second === undefined ? only?.id : undefined;
  useEffect(() => {
    if (single !== undefined) mutate(single);
  }, [single, mutate]);

  return (
    <div className="ui-stack">
      <h1>{text.workspaceTitle}</h1>
      <Loaded query={companies}>
        {(list) =>
          list.length === 0 ? (
            <EmptyState
              title={text.none}
              action={
                <Button kind="main" onClick={() => location.assign('/auth/login')}>
                  {text.toLogin}
                </Button>
              }
            >
              {text.noneWhy}
            </EmptyState>
          ) : (
            <>
              <p>{text.workspaceLead}</p>
              <ChoiceCards
                label={text.workspaceTitle}
                pending={isPending || isSuccess ? { value: variables, words: text.choosing } : undefined}
                choices={list.map((company) => ({
                  value: company.id,
                  title: company.name,
                  facts: (
                    <>
                      {company.id === current ? <Badge kind="info">{text.current}</Badge> : null}
                      {company.is_root ? <Badge>{text.root}</Badge> : null}
                      {rolesOf(company).map((role) => (
                        <Badge key={role}>{role}</Badge>
                      ))}
                    </>
                  ),
                }))}
                onChoose={mutate}
              />
            </>
          )
        }
      </Loaded>
      {companies.data?.length === 0 ? null : (
        <div className="ui-actions">
          <Button kind="quiet" onClick={() => leave.mutate()}>
            {text.logout}
          </Button>
        </div>
      )}
    </div>
  );
}

function rolesOf({ roles }: Company): readonly string[] {
  return optionsOf(companyRoles.filter(({ value }) => roles.includes(value))).map(({ text }) => text);
}
