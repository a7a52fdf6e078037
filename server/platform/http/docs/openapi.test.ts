import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { contract } from '#contract/contract.ts'
import { routesOf } from '../call.ts'
import { openApi } from './openapi.ts'

const routes = routesOf(contract, {})
const document = JSON.parse(
  JSON.stringify(openApi(routes, { title: 'Oja', version: '1', server: '/api/v1' })),
)

test('the document is valid OpenAPI 3.1', async () => {
  const validator = new Validator()
  const { valid, errors } = await validator.validate(structuredClone(document))
  expect([valid, errors]).toEqual([true, undefined])
  expect(validator.version).toBe('3.1')
})

test('an invalid document is detected', async () => {
  const broken = structuredClone(document)
  delete broken.info.version
  expect((await new Validator().validate(broken)).valid).toBe(false)
})

test('every reference leads somewhere, every call has a name of its own and its path parameters', () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)]
  expect(references.length).toBeGreaterThan(routes.length)
  for (const [, path = ''] of references) {
    const target = path.split('/').reduce((node, name) => node?.[name], document)
    expect(target, path).toBeDefined()
  }

  const names = new Set<string>()
  for (const { endpoint } of routes) {
    const { operationId, parameters } = document.paths[endpoint.path][endpoint.method.toLowerCase()]
    names.add(operationId)
    const declared = parameters.filter((one: { in: string }) => one.in === 'path')
    const written = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    expect(declared.map(({ name }: { name: string }) => name)).toEqual(written)
  }
  expect(names.size).toBe(routes.length)
})
