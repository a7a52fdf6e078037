import { adaOrders } from './orders.ts'
import type { DemoPerson } from './person.ts'
import { adaSaved, adaViewed } from './saved.ts'

/** Invented people to sign in as. Never in production, like the whole demo mall. */
export const people: DemoPerson[] = [
  {
    name: 'Ada Okonkwo',
    email: 'ada@example.com',
    phoneNumber: '+2348031234567',
    password: 'Market#2026',
    about: {
      genderId: 1,
      dateOfBirth: '1993-04-17',
      address: '7 Kola Nut Close, Ikeja, Lagos',
    },
    addresses: [
      {
        first_name: 'Ada',
        last_name: 'Okonkwo',
        phone_number: '8031234567',
        address: '7 Kola Nut Close, off Allen Avenue',
        landmark: 'Blue gate beside the pharmacy',
        stateCode: 'NG-LA',
        lg: 'Ikeja',
        city: 'Ikeja',
        type: 1,
      },
      {
        first_name: 'Ada',
        last_name: 'Okonkwo',
        phone_number: '8031234567',
        address: '22 Indigo House, Ring Road',
        landmark: 'Third floor, ask at the desk',
        stateCode: 'NG-OY',
        lg: 'Ibadan South-West',
        city: 'Ibadan',
        type: 2,
      },
      {
        first_name: 'Chidi',
        last_name: 'Okonkwo',
        phone_number: '8051234568',
        address: '3 Ogbete Lane',
        landmark: 'Opposite the main market',
        stateCode: 'NG-EN',
        lg: 'Enugu North',
        city: 'Enugu',
        type: 3,
      },
    ],
    bank: {
      accountNumber: '6200314159',
      deposits: [
        { naira: 150_000, daysAgo: 203.31 },
        { naira: 85_000, daysAgo: 170.62 },
        { naira: 240_000, daysAgo: 142.18 },
        { naira: 60_000, daysAgo: 117.44 },
        { naira: 420_000, daysAgo: 89.27 },
        { naira: 35_500.5, daysAgo: 63.9 },
        { naira: 300_000, daysAgo: 47.05 },
        { naira: 125_000, daysAgo: 26.38 },
        { naira: 50_000, daysAgo: 11.71 },
        { naira: 400_000, daysAgo: 5.16 },
      ],
    },
    orders: adaOrders,
    saved: adaSaved,
    viewed: adaViewed,
  },
  { name: 'Bola Adeyemi', email: 'bola@example.com', phoneNumber: null, password: 'Market#2026' },
  ...staff([
    ['Owner', 'Sade Williams', 'owner@example.com'],
    ['Manager', 'Tunde Bakare', 'manager@example.com'],
    ['Catalogue', 'Ngozi Umeh', 'catalogue@example.com'],
    ['Store', 'Musa Danjuma', 'store@example.com'],
    ['Support', 'Efe Omoruyi', 'support@example.com'],
    ['Finance', 'Halima Sani', 'finance@example.com'],
    ['Auditor', 'Kunle Afolabi', 'auditor@example.com'],
  ]),
]

/** One person for each role of the office; their digits stand on the simulators' console. */
function staff(members: [role: string, name: string, email: string][]): DemoPerson[] {
  return members.map(([role, name, email]) => ({
    name,
    email,
    phoneNumber: null,
    password: 'Market#2026',
    role,
  }))
}

/** Codes of the products that the demo people have bought, saved or viewed. */
export function namedProducts(everybody: DemoPerson[]): Set<string> {
  return new Set(
    everybody.flatMap(({ orders = [], saved = [], viewed = [] }) => [
      ...orders.flatMap(({ lines }) => lines.map(({ code }) => code)),
      ...saved.map(({ code }) => code),
      ...viewed,
    ]),
  )
}
