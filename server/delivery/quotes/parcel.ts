import {
  json,
  list,
  nullable,
  number,
  object,
  type Row,
  text,
} from '#server/platform/database/columns.ts'
import { placeColumns } from '../addresses/postal-address.ts'

const destination = {
  firstName: text,
  lastName: text,
  /** Null where the customer has only a phone number. */
  email: nullable(text),
  ...placeColumns,
}

const item = {
  name: text,
  /** Naira, of one unit. */
  value: number,
  quantity: number,
  /** Kilograms, of one unit. */
  weight: number,
}

const parcel = { to: object(destination), items: list(object(item)) }

/** A parcel's recipient and address, as carriers get them. */
export type Destination = Row<typeof destination>
export type Parcel = Row<typeof parcel>

/** The column in which quotes and shipments store their parcel. */
export const parcelColumn = json(object(parcel))
