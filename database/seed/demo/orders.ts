import { newerOrders } from './orders/newer.ts'
import { olderOrders } from './orders/older.ts'
import type { DemoOrder } from './person.ts'

/** What Ada has bought: something in every state, paid in every way, over more than six months. */
export const adasOrders: DemoOrder[] = [...olderOrders, ...newerOrders]
