import { z } from 'zod'
import { officeEndpoint } from '../endpoint.ts'
import { Id, IdInput, line, orNull, wholeNumber } from '../field.ts'
import { Figure } from '../money.ts'
import { SentFacts } from '../product-facts.ts'
import { keyed, PageKey } from './answers.ts'
import { PictureHash } from './pictures.ts'
import { ConfirmedPrice } from './price-plans.ts'
import {
  ListedProduct,
  Named,
  ProductState,
  productOrders,
  version,
  WholeProduct,
} from './product.ts'

const Price = z.object({ amount: Figure, previous_amount: orNull(Figure) })

/** An id is null for what is new. Too many of anything is refused by the verb, in words. */
const Variations = z.object({
  options: z
    .array(
      z.object({
        id: Id.nullable(),
        name: line(60),
        values: z
          .array(z.object({ id: Id.nullable(), name: line(60), swatch: z.string().nullable() }))
          .max(200),
      }),
    )
    .max(20),
  combinations: z
    .array(
      z.object({
        id: Id.nullable(),
        /** The place of its value in each option, from 0. */
        places: z.array(z.int32().min(0)).max(20),
        /** Of a new one, which needs it: the others keep their price. */
        amount: orNull(Figure).default(null),
        previous_amount: orNull(Figure).default(null),
        /** Where the price is far from all that the product has. */
        confirmed_amount: ConfirmedPrice,
        /** Its first stock, of a new one; what was on sale before returns with its units. */
        on_hand: z.number().int().min(0).max(1_000_000).default(0),
      }),
    )
    .max(2_000),
})

const productId = z.object({ id: IdInput })
const read = { staff: 'products.read' } as const
const edit = { staff: 'products.edit' } as const
const publish = { staff: 'products.publish' } as const
const one = z.object({ data: WholeProduct })
const errors = ['not_found', 'edited_meanwhile', 'incomplete'] as const

/** What is sold, and what is not yet or no longer. */
export const products = {
  products: officeEndpoint({
    method: 'GET',
    path: '/office/products',
    access: read,
    summary: 'Products of all states, filtered and ordered',
    query: z.object({
      state: ProductState.optional(),
      /** Of either level. */
      category: IdInput.optional(),
      brand: IdInput.optional(),
      seller: IdInput.optional(),
      /** Beginnings of words of the name, or of the code. */
      search: line(100).optional(),
      /** Whether anything of it is free. */
      stock: z.enum(['in', 'out']).optional(),
      order: z.enum(productOrders).optional(),
      after: PageKey,
    }),
    answer: z.object({ data: keyed(ListedProduct) }),
  }),
  productNames: officeEndpoint({
    method: 'GET',
    path: '/office/product-names',
    access: read,
    summary: 'Categories, brands and sellers by name, for choices',
    answer: z.object({
      data: z.object({
        categories: z.array(Named.extend({ slug: z.string(), parent_id: Id.nullable() })),
        brands: z.array(Named),
        sellers: z.array(Named),
      }),
    }),
  }),
  product: officeEndpoint({
    method: 'GET',
    path: '/office/products/{id}',
    access: read,
    summary: 'One product with everything that can be edited',
    params: productId,
    answer: one,
    errors: ['not_found'],
  }),
  createProduct: officeEndpoint({
    method: 'POST',
    path: '/office/products',
    access: edit,
    keyed: true,
    summary: 'Add a draft; without an address it gets one from its name',
    body: SentFacts.pick({
      name: true,
      code: true,
      category_id: true,
      brand_id: true,
      seller_id: true,
    }),
    answer: z.object({ data: z.object({ id: Id }) }),
  }),
  editProduct: officeEndpoint({
    method: 'PATCH',
    path: '/office/products/{id}',
    access: edit,
    summary: 'Change what a product is',
    params: productId,
    body: SentFacts.extend({ version }),
    answer: one,
    errors,
  }),
  previewDescription: officeEndpoint({
    method: 'POST',
    path: '/office/product-descriptions',
    access: edit,
    summary: 'What would be stored of a description: what is not allowed is left out',
    body: z.object({ description: SentFacts.shape.description }),
    answer: z.object({ data: z.object({ description: z.string(), is_changed: z.boolean() }) }),
  }),
  editVariations: officeEndpoint({
    method: 'POST',
    path: '/office/products/{id}/variations',
    access: edit,
    keyed: true,
    summary:
      'Set options and combinations; what was ordered and is left out is hidden, not deleted',
    params: productId,
    fields: {
      'combinations.*.amount': 'prices.edit',
      'combinations.*.previous_amount': 'prices.edit',
      'combinations.*.on_hand': 'stock.adjust',
    },
    body: Variations.extend({ version }),
    answer: one,
    errors: [...errors, 'conflict', 'price_unconfirmed'],
  }),
  editPrices: officeEndpoint({
    method: 'POST',
    path: '/office/products/{id}/prices',
    access: { staff: 'prices.edit' },
    summary: 'Set the price of a fixed product, or of combinations',
    params: productId,
    body: z.object({
      version,
      prices: z
        .array(Price.extend({ combination_id: Id.nullable(), confirmed_amount: ConfirmedPrice }))
        .min(1)
        .max(500),
    }),
    answer: one,
    errors: [...errors, 'price_unconfirmed'],
  }),
  startStock: officeEndpoint({
    method: 'POST',
    path: '/office/products/{id}/stock',
    access: { staff: 'stock.adjust' },
    keyed: true,
    summary: 'Give a fixed product its stock row; later changes are moves',
    params: productId,
    body: z.object({ on_hand: z.number().int().min(0).max(1_000_000) }),
    answer: one,
    errors: ['not_found', 'conflict'],
  }),
  editPictures: officeEndpoint({
    method: 'POST',
    path: '/office/products/{id}/pictures',
    access: edit,
    summary: 'Set the pictures with their words, in their order',
    params: productId,
    body: z.object({
      version,
      pictures: z
        .array(z.object({ hash: PictureHash, alt: line(300), value_id: Id.nullable() }))
        .max(1_000),
    }),
    answer: one,
    errors,
  }),
  moveProduct: officeEndpoint({
    method: 'POST',
    path: '/office/products/{id}/state',
    access: publish,
    summary: 'Put a product on sale, hide or archive it',
    params: productId,
    body: z.object({ version, state: ProductState }),
    answer: one,
    errors: [...errors, 'conflict'],
  }),
  deleteProduct: officeEndpoint({
    method: 'DELETE',
    path: '/office/products/{id}',
    access: publish,
    summary: 'Delete a product; one that orders or coupons name is archived instead',
    params: productId,
    query: z.object({ version: wholeNumber(2_147_483_647) }),
    answer: z.object({ data: z.object({ outcome: z.enum(['deleted', 'archived']) }) }),
    errors: ['not_found', 'edited_meanwhile'],
  }),
} as const
