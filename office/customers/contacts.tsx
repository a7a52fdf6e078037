import { useState } from 'react'
import { ApiError } from '#contract/client.ts'
import { Button } from '#ui/button.tsx'
import { useMay } from '../session/me.ts'
import { Fact } from '../shell/fact.tsx'
import { notify } from '../shell/notices.tsx'

interface Contact {
  name: string
  value: string | null
}

interface ContactsProps {
  masked: readonly Contact[]
  /** Reads them in full: the audit has each reading. */
  read: () => Promise<readonly Contact[]>
}

/** Contacts in a list of facts, masked until a member with `customers.contact` has them whole. */
export function Contacts({ masked, read }: ContactsProps) {
  const mayShow = useMay('customers.contact')
  const [whole, setWhole] = useState<readonly Contact[] | null>(null)
  async function show() {
    try {
      setWhole(await read())
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      notify(error.message, { tone: 'error' })
    }
  }
  const contacts = (whole ?? masked).filter(({ value }) => value !== null)
  return (
    <>
      {contacts.map(({ name, value }) => (
        <Fact key={name} name={name}>
          {value}
        </Fact>
      ))}
      {mayShow && whole === null && contacts.length > 0 && (
        <Fact name="In full">
          <Button look="quiet" className="dense" onClick={() => void show()}>
            Show contacts
          </Button>
        </Fact>
      )}
    </>
  )
}
