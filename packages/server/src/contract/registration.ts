import { Type, type Static } from 'typebox';
import { defineEndpoint } from './endpoint.ts';
import { enumSchema } from './enum-schema.ts';
import { Kana, PersonLine, Phone } from './people.ts';
import { StartedSession } from './session-user.ts';
import { Email, Line, Nothing, Nullable, Password, Shape, Token } from './shapes.ts';

const open = { area: 'user', access: 'public' } as const;
const CodeParams = Shape({ code: Token });

/** Data of a new user and his company. */
const person = { last_name: PersonLine, first_name: PersonLine, kana: Kana, phone: Phone, password: Password };
const company = {
  company_name: Line(255),
  company_name_kana: Kana,
  business_id: enumSchema('business'),
  size: enumSchema('company_size'),
  legal_form: enumSchema('legal_form'),
  applicant_form: enumSchema('applicant_form'),
  job_description: enumSchema('job_description'),
  similar_position: enumSchema('similar_position'),
  favorites: Type.Array(enumSchema('favorite'), { maxItems: 48, uniqueItems: true }),
  industry: enumSchema('signup_industry'),
  employee_band: enumSchema('signup_employee_band'),
  occupation: enumSchema('signup_occupation'),
  referral_reason: enumSchema('signup_referral_reason'),
};

/**
 * Three ways: with `email` alone, a mail with a link to the registration form is sent; with `email` and the form, a mail to confirm
 * the address; with the `token` of a link and the form, the registration is complete and the user is logged in.
 */
export const RegisterBody = Type.Partial(
  Shape({
    email: Email,
    token: Token,
    is_application: Type.Boolean(),
    locale: enumSchema('locale'),
    ...person,
    ...company,
  }),
  // Partial forgets it.
  { additionalProperties: false },
);
export type RegisterBody = Static<typeof RegisterBody>;

export const register = defineEndpoint({
  name: 'auth.register',
  method: 'POST',
  path: '/v1/auth/register',
  ...open,
  summary: 'Register: ask for the mail, or complete the registration by its token',
  description: 'The response is the same whether the address is known or not; only the mail describes the next step.',
  body: RegisterBody,
  reply: Shape({ sent: Type.Boolean(), session: Nullable(StartedSession) }),
  errors: ['invalid', 'dead_link', 'done_already', 'duplicate'],
  rate: 'mail',
});

export const readRegistration = defineEndpoint({
  name: 'auth.readRegistration',
  method: 'GET',
  path: '/v1/auth/register/:token',
  ...open,
  summary: 'What a registration link is for',
  params: Shape({ token: Token }),
  reply: Shape({ email: Email, is_application: Type.Boolean(), needs_password: Type.Boolean() }),
  errors: ['dead_link', 'done_already'],
});

export const verifyCode = defineEndpoint({
  name: 'auth.verify',
  method: 'GET',
  path: '/v1/auth/verify/:code',
  aliases: [{ method: 'POST', path: '/v1/auth/verify/:code' }],
  ...open,
  summary: 'Confirm an address by the code of the mail',
  changes: true,
  params: CodeParams,
  reply: Shape({ email: Email }),
  errors: ['dead_link', 'done_already', 'duplicate'],
});

export const verifyEmail = defineEndpoint({
  name: 'auth.verifyEmail',
  method: 'POST',
  path: '/v1/auth/verify-email',
  ...open,
  summary: 'Confirm an address by address and token',
  body: Shape({ email: Email, token: Token }),
  reply: Shape({ email: Email }),
  errors: ['dead_link', 'done_already', 'duplicate'],
});

export const checkCanVerifyEmail = defineEndpoint({
  name: 'auth.checkCanVerifyEmail',
  method: 'GET',
  path: '/v1/auth/check-can-verify-email',
  ...open,
  summary: 'Does this token confirm this address?',
  query: Shape({ email: Email, token: Token }),
  reply: Shape({ can_verify: Type.Boolean() }),
});

export const resendVerifyEmail = defineEndpoint({
  name: 'auth.resendVerifyEmail',
  method: 'POST',
  path: '/v1/auth/resend-verify-email',
  ...open,
  summary: 'Send the mail that confirms an address again',
  body: Shape({ email: Email }),
  reply: Nothing,
  rate: 'mail',
});

export const readInvited = defineEndpoint({
  name: 'auth.readInvited',
  method: 'GET',
  path: '/v1/auth/change-info/:code',
  ...open,
  summary: 'What an invitation link is for',
  params: CodeParams,
  reply: Shape({ email: Email, company_name: Type.String(), needs_password: Type.Boolean() }),
  errors: ['dead_link', 'done_already'],
});

export const completeInvited = defineEndpoint({
  name: 'auth.completeInvited',
  method: 'PUT',
  path: '/v1/auth/change-info/:code',
  ...open,
  summary: 'Complete the data of an invited user: he joins the company and is logged in',
  params: CodeParams,
  body: Shape({
    last_name: PersonLine,
    first_name: PersonLine,
    kana: Type.Optional(Nullable(Kana)),
    phone: Type.Optional(Nullable(Phone)),
    password: Password,
  }),
  reply: StartedSession,
  errors: ['invalid', 'dead_link', 'done_already', 'duplicate', 'suspended'],
  rate: 'login',
});

export const registrationEndpoints = [
  register,
  readRegistration,
  verifyCode,
  verifyEmail,
  checkCanVerifyEmail,
  resendVerifyEmail,
  readInvited,
  completeInvited,
] as const;
