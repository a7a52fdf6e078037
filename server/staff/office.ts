import type { staff } from '#contract/office/contract.ts'
import { toPasskey } from '#server/accounts/accounts.ts'
import { auditSource } from '#server/audit/audit.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { type Handlers, refuse, staffOf } from '#server/platform/http/handler.ts'
import type { StaffDeps } from './deps.ts'
import { changeFactors, factorsOf, hasFactor } from './factors/factors.ts'
import {
  addPasskey,
  newPasskeyOptions,
  passkeysOf,
  proofOptions,
  removePasskey,
} from './factors/passkeys.ts'
import { replaceRecoveryCodes } from './factors/recovery-codes.ts'
import { beginTotp, confirmTotp, removeTotp } from './factors/totp.ts'
import { acceptInvitation, lookAtInvitation } from './members/accept.ts'
import { inviteAgain, inviteMember } from './members/invite.ts'
import { memberInFull, memberPage } from './members/list.ts'
import { endMemberSessions, moveMember, resetFactor } from './members/states.ts'
import { giveRole, takeRole } from './roles/member-roles.ts'
import { allRoles, createRole, deleteRole, editRole } from './roles/roles.ts'
import { endSessions, sessionsOf, toSession } from './sessions.ts'
import { proveSecondFactor, signIn, signOut, whoAmI } from './sign-in.ts'

export function staffHandlers(deps: StaffDeps): Handlers<typeof staff> {
  return {
    ...sessionHandlers(deps),
    ...factorHandlers(deps),
    ...memberHandlers(deps),
    ...roleHandlers(deps),
  }
}

function sessionHandlers(deps: StaffDeps) {
  const { database, clock, recordAudit } = deps
  return {
    async signIn({ body }, call) {
      return { data: await signIn(deps, body, call) }
    },
    async signInCode({ body: { email, ...sent } }, call) {
      await deps.loginCodes.request(email, sent, call)
      return { message: 'If there is an account with this address, a code is on its way.' }
    },
    async knowBrowser({ body: { email, code } }, call) {
      await deps.loginCodes.prove(email, code, call)
      return { message: 'Thank you. You can sign in here now.' }
    },
    async secondFactorOptions(_, call) {
      return { data: { options: await proofOptions(deps, call) } }
    },
    async proveSecondFactor({ body }, call) {
      const until = await proveSecondFactor(deps, body, call)
      return { data: { stepped_up_until: until.toISOString() } }
    },
    async signOut(_, call) {
      await signOut(deps, call)
      return { message: 'You are signed out.' }
    },
    async me(_, call) {
      return { data: await whoAmI(deps, call) }
    },
    async ownSessions(_, call) {
      const { id, sessionId } = staffOf(call)
      const sessions = await sessionsOf(database, id, clock.now())
      return { data: { sessions: sessions.map((one) => toSession(one, sessionId)) } }
    },
    async endOwnSession({ params }, call) {
      const { id } = staffOf(call)
      await inTransaction(database.pool, async (tx) => {
        if ((await endSessions(tx, id, params.id)) === 0) refuse('not_found')
        await recordAudit(tx, auditSource(call), {
          subject: `member:${id}`,
          after: { sessions_ended: params.id },
        })
      })
      return { message: 'That session is ended.' }
    },
  } satisfies Partial<Handlers<typeof staff>>
}

function factorHandlers(deps: StaffDeps) {
  const { database, relyingParty } = deps
  return {
    async factors(_, call) {
      const { id } = staffOf(call)
      const { totp_since, recovery_codes_left } = await factorsOf(database, id)
      return {
        data: {
          passkey_origin: relyingParty?.origin ?? null,
          passkeys: (await passkeysOf(database, id)).map(toPasskey),
          totp_since: totp_since?.toISOString() ?? null,
          recovery_codes_left,
        },
      }
    },
    async newPasskeyOptions(_, call) {
      return { data: { options: await newPasskeyOptions(deps, call) } }
    },
    async addPasskey({ body }, call) {
      return { data: await addPasskey(deps, body, call) }
    },
    async removePasskey({ params }, call) {
      await removePasskey(deps, params.id, call)
      return { message: 'The passkey is removed.' }
    },
    async beginTotp(_, call) {
      return { data: await beginTotp(deps, call) }
    },
    async confirmTotp({ body }, call) {
      return { data: { recovery_codes: await confirmTotp(deps, body.code, call) } }
    },
    async removeTotp(_, call) {
      await removeTotp(deps, call)
      return { message: 'The authenticator app is removed.' }
    },
    async renewRecoveryCodes(_, call) {
      const change = 'the recovery codes were renewed'
      const recovery_codes = await changeFactors(deps, call, change, (tx, { id }, factors) => {
        if (!hasFactor(factors)) refuse('conflict', { message: 'Set up a second step first.' })
        return replaceRecoveryCodes(tx, id)
      })
      return { data: { recovery_codes } }
    },
  } satisfies Partial<Handlers<typeof staff>>
}

function memberHandlers(deps: StaffDeps) {
  const { database, clock } = deps
  return {
    async members({ query }) {
      return { data: await memberPage(database, query) }
    },
    async member({ params }, call) {
      const { sessionId } = staffOf(call)
      return { data: await memberInFull(database, params.id, sessionId, clock.now()) }
    },
    async inviteMember({ body }, call) {
      const id = await inviteMember(deps, { email: body.email, roleIds: body.role_ids }, call)
      return { message: 'The invitation is on its way.', data: { id } }
    },
    async inviteAgain({ params }, call) {
      await inviteAgain(deps, params.id, call)
      return { message: 'A new invitation is on its way.' }
    },
    async suspendMember({ params, body: { reason } }, call) {
      await moveMember(deps, params.id, { to: 'suspended', reason }, call)
      return { message: 'The member is suspended.' }
    },
    async reactivateMember({ params, body: { reason } }, call) {
      await moveMember(deps, params.id, { to: 'active', reason }, call)
      return { message: 'The member can sign in again.' }
    },
    async memberLeft({ params, body: { reason } }, call) {
      await moveMember(deps, params.id, { to: 'left', reason }, call)
      return { message: 'The member has left.' }
    },
    async resetFactor({ params, body: { reason } }, call) {
      await resetFactor(deps, params.id, reason, call)
      return { message: 'The next sign-in sets up a new second step.' }
    },
    async endMemberSessions({ params, body }, call) {
      await endMemberSessions(deps, params.id, body.session_id ?? null, call)
      return { message: 'Signed out.' }
    },
    async lookAtInvitation({ body }) {
      return { data: await lookAtInvitation(deps, body.token) }
    },
    async acceptInvitation({ body }, call) {
      return { data: await acceptInvitation(deps, body, call) }
    },
  } satisfies Partial<Handlers<typeof staff>>
}

function roleHandlers(deps: StaffDeps) {
  return {
    async roles() {
      return { data: { roles: await allRoles(deps.database) } }
    },
    async createRole({ body }, call) {
      return { message: 'The role is added.', data: { role: await createRole(deps, body, call) } }
    },
    async editRole({ params, body }, call) {
      const role = await editRole(deps, params.id, body, call)
      return { message: 'The role is changed.', data: { role } }
    },
    async deleteRole({ params }, call) {
      await deleteRole(deps, params.id, call)
      return { message: 'The role is deleted.' }
    },
    async giveRole({ params, body }, call) {
      await giveRole(deps, params.id, body.role_id, call)
      return { message: 'The member has the role from the next call on.' }
    },
    async takeRole({ params, body }, call) {
      await takeRole(deps, params.id, body.role_id, call)
      return { message: 'The member no longer has the role.' }
    },
  } satisfies Partial<Handlers<typeof staff>>
}
