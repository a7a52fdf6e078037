import { expect, test } from '@playwright/test'
import { visit } from './visit.ts'

test('the boxes are typed, walked and mended by keys', async ({ page }) => {
  await visit(page, '/reset-password')
  const boxes = page.getByRole('textbox', { name: /^Digit \d of 6$/ })
  const digits = () => boxes.evaluateAll((all) => all.map((box) => 'value' in box && box.value))
  await boxes.first().focus()
  await page.keyboard.type('12a3456')
  expect(await digits()).toEqual(['1', '2', '3', '4', '5', '6'])
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.type('9')
  expect(await digits()).toEqual(['1', '2', '3', '9', '5', '6'])
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Backspace')
  expect(await digits()).toEqual(['1', '2', '3', '', '', '6'])
  await expect(boxes.nth(3)).toBeFocused()
  // What is too long is said, not cut.
  await boxes.nth(3).evaluate((box) => {
    const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
    setter?.call(box, '12345678')
    box.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await expect(page.getByText('Code should be 6 characters long')).toBeVisible()
  expect(await digits()).toEqual(['1', '2', '3', '', '', '6'])
  await expect(page.getByText(/18 digits/)).toHaveCount(0)
})
