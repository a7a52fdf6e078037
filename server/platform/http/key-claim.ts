/** The claim of a form's key, which the transaction of its change makes. */
export interface KeyClaim {
  memberId: number
  /** As the contract names it. */
  call: string
  key: string
  /** Of all that was sent, once it is read. */
  hash(): Buffer
  isClaimed: boolean
}
