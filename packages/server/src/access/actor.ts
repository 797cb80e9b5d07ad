/** Who makes a call. Policies decide on actors alone, so they carry all that decisions need. */

export interface GuestActor {
  readonly kind: 'guest';
}

/** Staff who act as a user (log-in-as): audited under both names, no password or payment change. */
export interface OnBehalf {
  readonly adminId: number;
  readonly adminName: string;
}

export interface UserActor {
  readonly kind: 'user';
  readonly userId: number;
  readonly name: string;
  readonly email: string;
  readonly sessionId: number;
  readonly onBehalf: OnBehalf | undefined;
}

export type GroupType = 'sub_root' | 'manager' | 'leader' | 'general' | 'unassigned';
export type UserPermission = 'accept_document' | 'accept_from_ls' | 'leading' | 'settings';
export type CompanyRole = 'normal' | 'application';

/** What the groups of a member give: types, permissions and categories of documents. */
export interface Membership {
  readonly isRoot: boolean;
  readonly groups: readonly {
    readonly id: number;
    readonly type: GroupType;
    readonly permissions: readonly UserPermission[];
    readonly categories: readonly { readonly id: number; readonly fullAccess: boolean }[];
  }[];
}

/** What the workspace gives to all its members. */
export interface WorkspaceRights {
  readonly id: number;
  readonly roles: readonly CompanyRole[];
  readonly planId: number | undefined;
  /** Flags of the plan; empty: see policies/plan. */
  readonly planPermissions: Readonly<Record<string, boolean>>;
}

/** A user with a workspace chosen, of which he is a member. */
export interface MemberActor extends Omit<UserActor, 'kind'> {
  readonly kind: 'member';
  readonly workspace: WorkspaceRights;
  readonly membership: Membership;
}

export interface AdminActor {
  readonly kind: 'admin';
  readonly adminId: number;
  readonly name: string;
  readonly sessionId: number;
}

/** What runs without a person: jobs, schedules, commands. */
export interface SystemActor {
  readonly kind: 'system';
  readonly name: string;
}

export type Actor = GuestActor | UserActor | MemberActor | AdminActor | SystemActor;

/** Actors by the access that an endpoint requires. */
export interface ActorOf {
  readonly public: GuestActor | UserActor | AdminActor;
  readonly token: GuestActor | UserActor | AdminActor;
  readonly login: UserActor;
  readonly workspace: MemberActor;
  readonly admin: AdminActor;
}
