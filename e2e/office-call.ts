import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { z } from 'zod'

/** The line by which a page proves that it is the mall's own. */
export async function tokenOf(page: Page): Promise<{ 'x-xsrf-token': string }> {
  const cookies = await page.context().cookies()
  return { 'x-xsrf-token': cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '' }
}

/** A call below `/api/v1/office`: GET, or POST where it has a body. Answers its `data`. */
export async function officeCall<T extends z.ZodType>(
  page: Page,
  path: string,
  data: T,
  body?: object,
): Promise<z.output<T>> {
  const answer = await page.request.fetch(`/api/v1/office${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { ...(await tokenOf(page)), 'idempotency-key': randomUUID() },
    ...(body && { data: body }),
  })
  expect([path, answer.status(), answer.ok() ? '' : await answer.text()]).toEqual([path, 200, ''])
  const { data: found } = z.object({ data: z.unknown() }).parse(await answer.json())
  return data.parse(found)
}
