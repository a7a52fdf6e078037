import type { DemoPicture } from './demo/shape.ts'

/** Stores a drawing and answers its hash. */
export type StorePicture = (picture: DemoPicture) => Promise<string>

/** Rows by table, in an order that satisfies the references; ids are given here, from 1. */
export const tables = [
  'sellers',
  'brands',
  'categories',
  'category_accessories',
  'products',
  'product_options',
  'option_values',
  'product_images',
  'combinations',
  'combination_values',
  'stock',
  'product_reviews',
] as const

export type Row = Record<string, unknown>

export type Rows = Record<(typeof tables)[number], Row[]>
