import type { DemoPerson } from './shape.ts'

/** Invented people to sign in as. Never in production, like the whole demo mall. */
export const people: DemoPerson[] = [
  {
    name: 'Ada Okonkwo',
    email: 'ada@example.com',
    phoneNumber: '+2348031234567',
    password: 'Market#2026',
  },
  { name: 'Bola Adeyemi', email: 'bola@example.com', phoneNumber: null, password: 'Market#2026' },
  {
    name: 'Sade Williams',
    email: 'staff@example.com',
    phoneNumber: null,
    password: 'Market#2026',
    isStaff: true,
  },
]
