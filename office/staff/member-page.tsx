import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { dateOf } from '#client/lagos-time.ts'
import { LoadFailed } from '#client/lists/list-states.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { History } from '../audit/history.tsx'
import { momentOf } from '../lists/time.tsx'
import { addresses } from '../pages.ts'
import { useRecordId } from '../record-id.ts'
import { useMay, useMe } from '../session/me.ts'
import { PageHeader } from '../shell/page-header.tsx'
import { Section } from '../shell/section.tsx'
import { MemberActions } from './member-actions.tsx'
import { memberName } from './member-name.ts'
import { MemberRoles } from './member-roles.tsx'
import { memberQuery, type WholeMember } from './queries.ts'
import { SessionList } from './session-list.tsx'
import { StateBadge } from './states.tsx'

/** One member: who it is, what the roles are, and what can be done. */
export function MemberPage() {
  const id = useRecordId()
  const { data, error, refetch } = useQuery(memberQuery(id))
  if (!data) {
    return error ? (
      <LoadFailed error={error} onRefresh={() => void refetch()} />
    ) : (
      <Skeleton className="h-96 rounded-md" />
    )
  }
  return <Member member={data} />
}

function Member({ member }: { member: WholeMember }) {
  const isSelf = useMe().id === member.id
  const mayAudit = useMay('audit.read')
  return (
    <div className="grid gap-5">
      <PageHeader
        title={memberName(member)}
        above={<Link to={addresses.members}>Members</Link>}
        beside={<StateBadge state={member.state} />}
      >
        {!isSelf && <MemberActions member={member} />}
      </PageHeader>
      {isSelf && (
        <p className="text-sm text-ink-soft">
          This is you. Another member must change your roles or your status;{' '}
          <Link to={addresses.account} className="text-link underline">
            your second step and your sessions
          </Link>{' '}
          are yours.
        </p>
      )}
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <div className="grid gap-5">
          <Facts member={member} />
          <Section title="Where they are signed in">
            <SessionList sessions={member.sessions} memberId={isSelf ? null : member.id} />
          </Section>
        </div>
        <div className="grid gap-5">
          <MemberRoles member={member} isSelf={isSelf} />
          {mayAudit && <History subject={`member:${member.id}`} />}
        </div>
      </div>
    </div>
  )
}

function Facts({ member }: { member: WholeMember }) {
  const { passkeys, has_totp, recovery_codes_left } = member.factors
  const factors = [
    passkeys > 0 && `${passkeys} ${passkeys === 1 ? 'passkey' : 'passkeys'}`,
    has_totp && 'digits of an app',
    (passkeys > 0 || has_totp) && `${recovery_codes_left} recovery codes left`,
  ].filter(Boolean)
  const facts = [
    ['Email address', member.email],
    ['Invited', `${dateOf(member.invited_at)}, by ${member.invited_by ?? 'the command line'}`],
    member.invitation_ends_at && ['The invitation ends', momentOf(member.invitation_ends_at)],
    ['Second step', factors.join(', ') || 'Not set up'],
    ['Last active', member.last_seen_at ? momentOf(member.last_seen_at) : 'Never'],
  ].filter((fact) => fact !== null)
  return (
    <Section title="Who it is">
      <dl className="grid gap-2 text-sm">
        {facts.map(([name, value]) => (
          <div key={name} className="grid gap-x-4 sm:grid-cols-[10rem_minmax(0,1fr)]">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="[overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
