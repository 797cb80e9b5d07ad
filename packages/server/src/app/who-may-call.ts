import { records, type Owner, type Purpose, type RecordRow } from '../access/records.ts';
import type { Access, Endpoint, TSchema } from '../contract/endpoint.ts';
import { recordKindKeyword } from '../contract/ids.ts';
import type { RecordKind } from '../contract/record-kinds.ts';

/** Who may make one call, according to the contract and the policies of its records. */
export interface WhoMayCall {
  readonly who: string;
  /** Further requirements on the member: `settings`, `plan view_memo`. */
  readonly needs: readonly string[];
  /** Records that the call names, with the policy that decides about each. */
  readonly records: readonly { readonly kind: RecordKind; readonly policy: string }[];
}

const callers: Readonly<Record<Access, string>> = {
  public: 'everyone',
  token: 'the holder of the link',
  login: 'user',
  workspace: 'member',
  admin: 'staff',
};

/** Kinds of the records whose ids a schema carries. */
function kindsIn(schema: TSchema | undefined): readonly RecordKind[] {
  if (schema === undefined) return [];
  const found: RecordKind[] = [];
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [name, member] of Object.entries(value)) {
      if (name === recordKindKeyword) found.push(member as RecordKind);
      else walk(member);
    }
  };
  walk(schema);
  return found;
}

function purposeOf({ method, path }: Endpoint): Purpose {
  if (method === 'GET') return 'read';
  return method === 'DELETE' || path.endsWith('/delete-multiple') || path.endsWith('/restore') ? 'delete' : 'change';
}

const owners: Readonly<Record<Exclude<Owner, 'workspace'>, string>> = {
  person: 'the own',
  staff: 'of the staff',
  shared: 'every one',
};

/** The policies that `load` evaluates: those who may change must be able to see. */
function policyOf(kind: RecordKind, purpose: Purpose): string {
  const { owner, policies = {} }: RecordRow = records[kind];
  if (owner !== 'workspace') return owners[owner];
  const evaluated = [policies.read, purpose === 'read' ? undefined : (policies[purpose] ?? policies.change)];
  const names = evaluated.flatMap((policy) => (policy === undefined ? [] : [policy.name]));
  return names.length === 0 ? 'of the workspace' : [...new Set(names)].join(', ');
}

export function whoMayCall(endpoint: Endpoint): WhoMayCall {
  const { access, area, permission, plan, params, query, body } = endpoint;
  const needs = [
    ...(endpoint.settings === true ? ['settings'] : []),
    ...(permission === undefined ? [] : [`permission ${permission.join(' or ')}`]),
    ...(plan === undefined ? [] : [`plan ${plan}`]),
    ...(access === 'workspace' && endpoint.withoutGroup !== true ? ['a group'] : []),
    ...(endpoint.notOnBehalf === true ? ['not on behalf'] : []),
  ];
  const kinds = [...new Set([params, query, body].flatMap(kindsIn))];
  const isStaff = area === 'admin';
  const purpose = purposeOf(endpoint);
  return {
    who: callers[access],
    needs,
    records: kinds.map((kind) => ({ kind, policy: isStaff ? 'every one' : policyOf(kind, purpose) })),
  };
}

const head = `# Who may call what

Generated: \`npm run -s list:endpoints -- --markdown > docs/who-may-call.md\`. Every call of the contract, with what the contract asks of
the caller (\`http/guard-endpoint.ts\`) and the policies that \`load\` asks about the records that the call names (\`access/records.ts\`,
\`access/policies/\`). The root user and members with the permission \`settings\` pass where a permission is required. A record of
another workspace is not found, whatever its policy. \`of the workspace\`: every member who may make the call.
`;

/** docs/who-may-call.md. */
export const whoMayCallPage = (endpoints: readonly Endpoint[]): string => `${head}\n${whoMayCallTable(endpoints)}\n`;

function whoMayCallTable(endpoints: readonly Endpoint[]): string {
  const rows = endpoints
    .filter(({ area }) => area !== 'service')
    .map((endpoint) => {
      const { who, needs, records: named } = whoMayCall(endpoint);
      const shown = named.map(({ kind, policy }) => `${kind}: ${policy}`).join('; ');
      return `| \`${endpoint.method} ${endpoint.path}\` | ${who} | ${needs.join(', ')} | ${shown} |`;
    });
  return ['| call | who | needs | records and who decides |', '|---|---|---|---|', ...rows].join('\n');
}
