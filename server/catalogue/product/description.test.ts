import { expect, test } from 'vitest'
import { cleanDescription } from './description.ts'

test('what a person writes stays', () => {
  const html = '<p>Cold <strong>in minutes</strong>.</p><ul><li>240 V</li></ul><h3>In the box</h3>'
  expect(cleanDescription(html)).toBe(html)
})

test.each([
  ['<p>a</p><script>alert(1)</script>', '<p>a</p>'],
  ['<p onclick="alert(1)" style="color:red" class="x">a</p>', '<p>a</p>'],
  ['<a href="javascript:alert(1)">a</a><a href="https://elsewhere.example">b</a>', 'ab'],
  ['<img src=x onerror=alert(1)><iframe src="/"></iframe>a', 'a'],
  ['<svg><script>alert(1)</script></svg><p>a', '<p>a</p>'],
  ['<style>p{}</style><p>a</p>', '<p>a</p>'],
  ['a < b & c', 'a &lt; b &amp; c'],
])('%s becomes %s', (html, clean) => {
  expect(cleanDescription(html)).toBe(clean)
})

test('cleaning what is clean changes nothing', () => {
  const once = cleanDescription('<p>a & b<br></p><td colspan="2">x</td>')
  expect(cleanDescription(once)).toBe(once)
})
