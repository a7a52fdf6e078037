import { z } from 'zod'
import { officeEndpoint } from '../endpoint.ts'
import { Email, Id, IdInput, line, Time, text } from '../field.ts'
import { keyed, PageKey } from './answers.ts'
import { NextStep, OfficeSession } from './session.ts'

export const MemberState = z.enum(['invited', 'active', 'suspended', 'left'])
export type MemberState = z.infer<typeof MemberState>

const RoleName = z.object({ id: Id, name: z.string() })

const Member = z.object({
  id: Id,
  /** Empty until an invitation is taken up. */
  name: z.string(),
  email: z.string(),
  state: MemberState,
  roles: z.array(RoleName),
  has_second_factor: z.boolean(),
  invited_at: Time,
  /** Null: never signed in. */
  last_seen_at: Time.nullable(),
})
export type Member = z.infer<typeof Member>

const memberId = z.object({ id: IdInput })
/** Goes into the audit. */
const reason = z.object({ reason: text(500, { characters: 3, words: 'Say why, in a few words' }) })
const manage = { staff: 'staff.manage' } as const
const manageSteppedUp = { staff: 'staff.manage', stepUp: true } as const

/** 256 random bits in base64url, from the link in the mail; in bodies only, since addresses are logged. */
const InvitationToken = z.string().max(100)

/** Who works here. Nobody acts on a member who may do more than they, or on themselves. */
export const members = {
  members: officeEndpoint({
    method: 'GET',
    path: '/office/members',
    access: manage,
    contactsOf: 'member',
    summary: 'Members of the staff, the newest first',
    query: z.object({
      state: MemberState.optional(),
      role: IdInput.optional(),
      /** Part of a name or an e-mail address. */
      search: line(100).optional(),
      after: PageKey,
    }),
    answer: z.object({ data: keyed(Member) }),
  }),
  member: officeEndpoint({
    method: 'GET',
    path: '/office/members/{id}',
    access: manage,
    contactsOf: 'member',
    summary: 'One member, with what there is of the second factor, and sessions',
    params: memberId,
    answer: z.object({
      data: Member.extend({
        /** Null: by the command line. */
        invited_by: z.string().nullable(),
        /** Null: there is no open invitation. */
        invitation_ends_at: Time.nullable(),
        factors: z.object({
          passkeys: z.number().int(),
          has_totp: z.boolean(),
          recovery_codes_left: z.number().int(),
        }),
        sessions: z.array(OfficeSession),
      }),
    }),
    errors: ['not_found'],
  }),
  inviteMember: officeEndpoint({
    method: 'POST',
    path: '/office/members',
    access: manageSteppedUp,
    keyed: true,
    summary: 'Invite somebody by mail; roles along with it need roles.manage',
    fields: { 'role_ids.*': 'roles.manage' },
    body: z.object({ email: Email, role_ids: z.array(IdInput).max(20).default([]) }),
    answer: z.object({ data: z.object({ id: Id }) }),
    errors: ['already_member', 'not_found'],
  }),
  inviteAgain: officeEndpoint({
    method: 'POST',
    path: '/office/members/{id}/invite-again',
    access: manageSteppedUp,
    keyed: true,
    summary: 'Send an invited member a new link; the former one is void',
    params: memberId,
    answer: z.object({}),
    errors: ['not_found', 'conflict'],
  }),
  suspendMember: officeEndpoint({
    method: 'POST',
    path: '/office/members/{id}/suspend',
    access: manageSteppedUp,
    summary: 'Close the office to an active member at once; all sessions end',
    params: memberId,
    body: reason,
    answer: z.object({}),
    errors: ['not_found', 'conflict', 'last_owner'],
  }),
  reactivateMember: officeEndpoint({
    method: 'POST',
    path: '/office/members/{id}/reactivate',
    access: manageSteppedUp,
    summary: 'Open the office to a suspended member again',
    params: memberId,
    body: reason,
    answer: z.object({}),
    errors: ['not_found', 'conflict'],
  }),
  memberLeft: officeEndpoint({
    method: 'POST',
    path: '/office/members/{id}/leave',
    access: manageSteppedUp,
    summary: 'A member has left, or is not to come: roles, factors, sessions and invitation go',
    params: memberId,
    body: reason,
    answer: z.object({}),
    errors: ['not_found', 'conflict', 'last_owner'],
  }),
  resetFactor: officeEndpoint({
    method: 'POST',
    path: '/office/members/{id}/reset-factor',
    access: manageSteppedUp,
    summary: 'Remove a member’s second factors; the next sign-in sets up new ones',
    params: memberId,
    body: reason,
    answer: z.object({}),
    errors: ['not_found', 'conflict'],
  }),
  endMemberSessions: officeEndpoint({
    method: 'POST',
    path: '/office/members/{id}/end-sessions',
    access: manageSteppedUp,
    summary: 'End one session of a member, or all of them',
    params: memberId,
    /** Left out: all. */
    body: z.object({ session_id: IdInput.optional() }),
    answer: z.object({}),
    errors: ['not_found'],
  }),
  lookAtInvitation: officeEndpoint({
    method: 'POST',
    path: '/office/invitations/look',
    access: { office: 'anybody' },
    summary: 'What an invitation is for',
    body: z.object({ token: InvitationToken }),
    answer: z.object({
      data: z.object({
        email: z.string(),
        ends_at: Time,
      }),
    }),
    errors: ['invitation_over'],
  }),
  acceptInvitation: officeEndpoint({
    method: 'POST',
    path: '/office/invitations/accept',
    access: { office: 'anybody' },
    summary: 'Take up an invitation: sets a password, or asks for that of the account; signs in',
    body: z.object({
      token: InvitationToken,
      password: z.string().min(1, 'Fill in all fields').max(200),
      /** Of whoever is new here. Left out: the password of the account that there is. */
      first_name: line(60).optional(),
      last_name: line(60).optional(),
    }),
    answer: z.object({ data: NextStep }),
    errors: [
      'invitation_over',
      'wrong_credentials',
      'common_password',
      'too_many_tries',
      'already_member',
      'conflict',
    ],
  }),
} as const
