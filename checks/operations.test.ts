import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { zeroNames } from '#contract/figures.ts'

const alerts = readFileSync('ops/alerts.yml', 'utf8')
const pages = readdirSync('ops/runbooks').map((file) => `ops/runbooks/${file}`)
const rules = alerts.split('- alert: ').slice(1)

test('each alert names a page of what to do, and each page has an alert', () => {
  const named = rules.map((rule) => /runbook: (\S+)/.exec(rule)?.[1] ?? rule)
  expect([...new Set(named)].toSorted()).toEqual(pages.toSorted())
})

test('each figure that must be zero has an alert without delay, and a page of its name', () => {
  for (const name of zeroNames) {
    const rule = rules.find((text) => text.includes(`oja_must_be_zero{figure="${name}"}) != 0`))
    expect(rule, name).toContain(`runbook: ops/runbooks/${name}.md`)
    expect(rule, name).not.toContain('for:')
  }
})

test('a page says what it means, where to look and what to do, and its links lead somewhere', () => {
  for (const page of pages) {
    const text = readFileSync(page, 'utf8')
    expect(text, page).toMatch(/^# .+\n\n.+\n\n## Look\n\n- [\s\S]+\n\n## Do\n\n- /)
    for (const [, file = ''] of text.matchAll(/\]\(([^)]+)\)/g)) {
      expect(pages, page).toContain(`ops/runbooks/${file}`)
    }
  }
})

test('each alert is tested', () => {
  const tests = ['alerts', 'budgets'].map((file) => readFileSync(`ops/${file}.test.yml`, 'utf8'))
  const tested = new Set([...tests.join('').matchAll(/alertname: (\w+)/g)].map(([, name]) => name))
  const names = rules.map((rule) => /^\w+/.exec(rule)?.[0])
  expect(names.filter((name) => !tested.has(name))).toEqual([])
})
