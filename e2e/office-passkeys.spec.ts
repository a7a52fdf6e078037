import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import pg from 'pg'
import { expectAccessible } from './accessible.ts'
import { goodPassword, newEmail } from './accounts.ts'
import { addDevice, atLocalhost } from './authenticator.ts'
import { invited, takeUp } from './office.ts'

const folder = join(import.meta.dirname, '../.cache/journeys')

/** As if the member had proved the second step ten minutes ago: moving the mall's clock would end others' sessions. */
async function ageSecondFactor(email: string): Promise<void> {
  const url = readFileSync(join(folder, 'postgres.url'), 'utf8')
  const database = new pg.Client({ connectionString: url })
  await database.connect()
  try {
    const { rowCount } = await database.query(
      `UPDATE staff_sessions SET factor_at = factor_at - interval '10 minutes'
       FROM staff_members JOIN accounts ON accounts.id = account_id
       WHERE member_id = staff_members.id AND email = $1`,
      [email],
    )
    expect(rowCount).toBeGreaterThan(0)
  } finally {
    await database.end()
  }
}

test('a passkey is the second step: set up, asked for at sign-in, and for what asks again', async ({
  page,
  baseURL,
}) => {
  const origin = atLocalhost(baseURL)
  const email = newEmail()
  const { cdp, authenticatorId } = await addDevice(page)
  await takeUp(page, origin + (await invited(email, 'Owner')))
  await page.getByRole('button', { name: 'Make a passkey on this device' }).click()
  await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible()
  await page.getByRole('button', { name: 'I have saved them' }).click()
  await expect(page.getByRole('heading', { name: /Good to see you/ })).toBeVisible()
  await page.goto(`${origin}/office/account`)
  await expect(page.getByText('not used yet')).toBeVisible()
  await expectAccessible(page)

  await page.context().clearCookies()
  await page.goto(`${origin}/office/roles`)
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(goodPassword)
  await page.getByRole('button', { name: 'Go on' }).click()
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible()
  // A finger that the device does not know.
  await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false })
  await page.getByRole('button', { name: 'Use my passkey' }).click()
  await expect(page.getByText('No passkey was used.')).toBeVisible()
  await expectAccessible(page)
  await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true })
  await page.getByRole('button', { name: 'Use my passkey' }).click()
  await expect(page.getByRole('heading', { name: 'Roles' })).toBeVisible()

  await ageSecondFactor(email)
  const name = `Step ${newEmail().slice(0, 8)}`
  await page.goto(`${origin}/office/roles/new`)
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByRole('button', { name: 'Add the role' }).click()
  const dialog = page.getByRole('dialog', { name: 'Is it you?' })
  await expect(dialog).toBeVisible()
  await expectAccessible(page, 'dialog')
  await dialog.getByRole('button', { name: 'Use my passkey' }).click()
  await expect(page.getByRole('heading', { name })).toBeVisible()
  // It holds for a while: the next change asks nothing.
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete the role' }).click()
  await expect(page.getByText('is deleted.')).toBeVisible()
  await page.goto(`${origin}/office/account`)
  await expect(page.getByText('last used')).toBeVisible()

  // Under the number of the machine there are none: the page says where they work.
  await page.goto(`${baseURL}/office/sign-in`)
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(goodPassword)
  await page.getByRole('button', { name: 'Go on' }).click()
  await expect(page.getByText(`${origin}/office`)).toBeVisible()
})
