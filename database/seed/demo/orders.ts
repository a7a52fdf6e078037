import { newerOrders } from './orders/newer.ts'
import { olderOrders } from './orders/older.ts'
import type { DemoOrder } from './person.ts'

/** Ada's orders: one in every status, with every payment method, over more than six months. */
export const adaOrders: DemoOrder[] = [...olderOrders, ...newerOrders]
