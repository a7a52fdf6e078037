import { expect, test } from 'vitest'
import { testKeys } from '#server/platform/keys/test-keys.ts'
import { newTotpSecret, qrPath, sealTotp, totpStep, unsealTotp } from './totp.ts'

/** '12345678901234567890', the secret of RFC 6238, appendix B, in Base32. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at %i s the code is %s, as RFC 6238 says', (seconds, code) => {
  expect(totpStep(secret, code, new Date(seconds * 1000))).toBe(Math.floor(seconds / 30))
})

test('the step is that of the code, not that of the clock', () => {
  const at = (seconds: number) => totpStep(secret, '005924', new Date(seconds * 1000))
  const step = 1_234_567_890 / 30
  expect([-31, -30, 0, 29, 30, 59, 60].map((off) => at(1_234_567_890 + off))).toEqual([
    null,
    step,
    step,
    step,
    step,
    step,
    null,
  ])
})

test('a secret has 160 bits, and is sealed for its account and key alone', async () => {
  expect(newTotpSecret()).toMatch(/^[A-Z2-7]{32}$/)
  const [keys, others] = [testKeys(), testKeys()]
  const sealed = sealTotp(secret, 12, keys)
  expect(await unsealTotp(sealed, 12, keys)).toBe(secret)
  await expect(unsealTotp(sealed, 13, keys)).rejects.toThrow()
  await expect(unsealTotp(sealed, 12, others)).rejects.toThrow()
})

test('a QR code has its three corners, and a margin of four', () => {
  const { size, path } = qrPath('otpauth://totp/Oja:ada%40example.com?secret=GEZDGNBVGY3TQOJQ')
  for (const corner of [`M4 4h7`, `M${size - 11} 4h7`, `M4 ${size - 5}h7`]) {
    expect(path).toContain(corner)
  }
  expect(path).not.toMatch(/M[0-3] |M\d+ [0-3]h/)
})
