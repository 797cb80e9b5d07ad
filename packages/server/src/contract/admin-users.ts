import { Type, type Static } from 'typebox';
import { defineEndpoint } from './endpoint.ts';
import { ChoiceOf } from './enums/choices.ts';
import { userStatuses } from './enums/people.ts';
import { labeled } from './label.ts';
import { Named, Kana, PersonLine, Phone } from './people.ts';
import { IdOf, IdParamsOf } from './ids.ts';
import { Email, Id, Instant, Line, listOf, Nothing, Nullable, pageQuery, Shape, Version } from './shapes.ts';

/** A customer's user as the staff sees him. */
export const AdminUser = Shape({
  id: Id,
  email: Email,
  full_name: Type.String(),
  last_name: Type.String(),
  first_name: Type.String(),
  kana: Nullable(Type.String()),
  phone: Nullable(Type.String()),
  status: ChoiceOf(userStatuses),
  is_role_application: Type.Boolean(),
  companies: Type.Array(Named),
  email_verified_at: Nullable(Instant),
  first_logged_in_at: Nullable(Instant),
  suspended_at: Nullable(Instant),
  created_at: Instant,
  version: Version,
});
export type AdminUser = Static<typeof AdminUser>;

export const searchAdminUsers = defineEndpoint({
  name: 'adminUsers.search',
  method: 'GET',
  path: '/admin/v1/users/search',
  area: 'admin',
  access: 'admin',
  summary: 'Search users of all companies by name, kana and address; newest first',
  description:
    '`total` counts up to 10,000, with a keyword or filters up to 1,000: that many, or more. The pages end there. Narrow the search to see others.',
  query: Shape({
    keyword: Type.Optional(Line(100)),
    company_id: Type.Optional(IdOf('company')),
    status: Type.Optional(labeled('user.status', ChoiceOf(userStatuses))),
    suspended: Type.Optional(Type.Boolean()),
    ...pageQuery,
  }),
  reply: listOf(AdminUser),
});

export const readAdminUser = defineEndpoint({
  name: 'adminUsers.read',
  method: 'GET',
  path: '/admin/v1/users/:id',
  area: 'admin',
  access: 'admin',
  summary: 'One user',
  params: IdParamsOf('user'),
  reply: AdminUser,
  errors: ['not_found'],
});

export const updateAdminUser = defineEndpoint({
  name: 'adminUsers.update',
  method: 'PUT',
  path: '/admin/v1/users/:id',
  area: 'admin',
  access: 'admin',
  summary: 'Change a user; suspending ends his sessions',
  params: IdParamsOf('user'),
  body: Shape({
    last_name: Type.Optional(PersonLine),
    first_name: Type.Optional(PersonLine),
    kana: Type.Optional(Nullable(Kana)),
    phone: Type.Optional(Nullable(Phone)),
    email: Type.Optional(Email),
    status: Type.Optional(labeled('user.status', ChoiceOf(userStatuses))),
    suspended: Type.Optional(Type.Boolean()),
    version: Version,
  }),
  reply: AdminUser,
  errors: ['not_found', 'conflict', 'duplicate'],
});

export const deleteAdminUser = defineEndpoint({
  name: 'adminUsers.delete',
  method: 'DELETE',
  path: '/admin/v1/users/:id',
  area: 'admin',
  access: 'admin',
  summary: 'Delete a user; not the root user of a company. It can be restored',
  params: IdParamsOf('user'),
  reply: Nothing,
  errors: ['not_found', 'in_use'],
});

export const restoreAdminUser = defineEndpoint({
  name: 'adminUsers.restore',
  method: 'POST',
  path: '/admin/v1/users/:id/restore',
  area: 'admin',
  access: 'admin',
  summary: 'Take the deletion of a user back',
  params: IdParamsOf('user'),
  reply: AdminUser,
  errors: ['not_found', 'duplicate'],
});

export const adminUserEndpoints = [
  searchAdminUsers,
  readAdminUser,
  updateAdminUser,
  deleteAdminUser,
  restoreAdminUser,
] as const;
