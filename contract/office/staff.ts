import { factors } from './factors.ts'
import { members } from './members.ts'
import { roles } from './roles.ts'
import { officeSession } from './session.ts'

/** Members of the staff: how they sign in, who they are, and what they may do. */
export const staff = { ...officeSession, ...factors, ...members, ...roles } as const
