import type { CallName, EndpointOf } from '#contract/client.ts'
import type { Received } from '#contract/endpoint.ts'
import type { ErrorCode } from '#contract/errors.ts'

/**
 * The body of an answer, typed for tests: the fields of a success and of a refusal together. An address
 * that the contract does not have, has those of a refusal only.
 */
export type BodyOf<Method extends string, Path extends string> = ErrorFields &
  SuccessOf<Method, Path>

interface ErrorFields {
  status: boolean
  message: string
  code: ErrorCode | undefined
  errors: Record<string, string[]>
  request_id: string
}

type SuccessOf<Method extends string, Path extends string> =
  NameOf<Method, Path> extends infer N extends CallName
    ? [N] extends [never]
      ? unknown
      : Omit<Received<EndpointOf<N>>, 'status' | 'message'>
    : unknown

/** `'GET', '/accounts?x=1'` → `'GET /accounts'`. */
type NameOf<Method extends string, Path extends string> = Narrowest<
  {
    [N in CallName]: `${Method} ${Path}` extends Filled<N> | `${Filled<N>}?${string}` ? N : never
  }[CallName]
>

/** `/orders/receipt/{order_code}` rather than `/orders/{tab}/{sort}`, whose pattern it fits. */
type Narrowest<Fitting extends CallName> = {
  [N in Fitting]: Extract<Exclude<Fitting, N>, Filled<N>> extends never ? N : never
}[Fitting]

/** `GET /products/details/{id}` → `GET /products/details/${string}`. */
type Filled<Name extends string> = Name extends `${infer Start}{${string}}${infer End}`
  ? Filled<`${Start}${string}${End}`>
  : Name
