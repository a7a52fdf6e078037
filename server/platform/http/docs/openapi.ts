import { z } from 'zod'
import type { Access, Endpoint } from '#contract/endpoint.ts'
import { commonErrors, type ErrorCode, errors } from '#contract/errors.ts'
import type { Route } from '../call.ts'
import { accessErrors, isForOffice, permissionsOf, staffCookie } from '../security/access.ts'

type Json = Record<string, unknown>

export interface ApiFacts {
  title: string
  version: string
  server: string
}

/** The contract as an OpenAPI 3.1 document; each call lists its errors by status and code. */
export function openApi(
  routes: Pick<Route, 'domain' | 'name' | 'endpoint'>[],
  facts: ApiFacts,
): Json {
  const paths: Record<string, Json> = {}
  for (const { domain, name, endpoint } of routes) {
    const path = paths[endpoint.path] ?? {}
    path[endpoint.method.toLowerCase()] = operation(domain, name, endpoint)
    paths[endpoint.path] = path
  }
  return {
    openapi: '3.1.0',
    info: { title: facts.title, version: facts.version, description },
    servers: [{ url: facts.server }],
    tags: [...new Set(routes.map(({ domain }) => domain))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        ...(routes.some(({ endpoint }) => isForOffice(endpoint.access)) && { staff: staffScheme }),
      },
      schemas: { Failure: failureSchema() },
      responses: Object.fromEntries(
        [...groupedByStatus(commonErrors)].map(([status, codes]) => [
          `Common${status}`,
          failureResponse(codes),
        ]),
      ),
    },
  }
}

const description = `Success is status 200 with \`{ "status": true, "message": …, …answer }\`; failure is
\`{ "status": false, "message": …, "code": …, "errors"?: { field: [words] }, "data"?: … }\` with a message
fit to show. Programs rely on \`code\`. Money is naira with at most two decimals, times are ISO 8601 in UTC.
A request that changes state and carries cookies repeats the cookie XSRF-TOKEN in the header X-XSRF-TOKEN.`

function operation(domain: string, name: string, endpoint: Endpoint): Json {
  return {
    tags: [domain],
    operationId: `${domain}.${name}`,
    summary: endpoint.summary,
    parameters: [
      ...parameters('path', endpoint.params),
      ...parameters('query', endpoint.query),
      ...(endpoint.keyed ? [idempotencyKey] : []),
    ],
    ...(endpoint.body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: jsonSchema(endpoint.body) } },
      },
    }),
    ...(endpoint.upload && { requestBody: fileBody(endpoint.upload) }),
    security: security(endpoint.access),
    responses: responses(endpoint),
    ...(endpoint.changesState && { 'x-changes-state': true }),
    ...(endpoint.shared && { 'x-shared': true }),
  }
}

function fileBody({ types }: { types: readonly string[] }): Json {
  const schema = { type: 'string', format: 'binary' }
  return {
    required: true,
    content: Object.fromEntries(types.map((type) => [type, { schema }])),
  }
}

const staffScheme = { type: 'apiKey', in: 'cookie', name: staffCookie }

/** Since OpenAPI 3.1 a scheme without scopes may list what the caller must be allowed to do. */
function security(access: Access): Json[] {
  if (isForOffice(access)) {
    if ('staff' in access) return permissionsOf(access).map((one) => ({ staff: [one] }))
    return access.office === 'anybody' ? [] : [{ staff: [] }]
  }
  return { public: [], optional: [{}, { bearer: [] }], customer: [{ bearer: [] }] }[access]
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'The same key and payload give the first answer again, for 24 hours.',
  schema: { type: 'string', maxLength: 100 },
}

function responses(endpoint: Endpoint): Json {
  const own = [...accessErrors(endpoint.access), ...(endpoint.errors ?? [])]
  const common = groupedByStatus(commonErrors)
  const all = groupedByStatus([...own, ...commonErrors])
  const failures = [...all].map(([status, codes]) => {
    const isCommon = codes.length === common.get(status)?.length
    return [
      status,
      isCommon ? { $ref: `#/components/responses/Common${status}` } : failureResponse(codes),
    ]
  })
  const success = { description: 'Success', content: successContent(endpoint) }
  return { 200: success, ...Object.fromEntries(failures) }
}

function successContent(endpoint: Endpoint): Json {
  const { events, file } = endpoint
  if (file) return { [file]: { schema: { type: 'string', format: 'binary' } } }
  if (!events) return { 'application/json': { schema: successSchema(endpoint) } }
  const description = `Server-sent events without data, named ${events.options.join(', ')}.`
  return { 'text/event-stream': { schema: { type: 'string', description } } }
}

function successSchema({ answer }: Endpoint): Json {
  const envelope = z.object({ status: z.literal(true), message: z.string() })
  return jsonSchema(envelope.extend(answer.shape))
}

function groupedByStatus(codes: readonly ErrorCode[]): Map<string, ErrorCode[]> {
  return Map.groupBy(new Set(codes), (code) => String(errors[code].status))
}

function failureResponse(codes: ErrorCode[]): Json {
  return {
    description: codes.map((code) => `\`${code}\`: ${errors[code].text}`).join('\n\n'),
    content: {
      'application/json': {
        schema: {
          allOf: [
            { $ref: '#/components/schemas/Failure' },
            { properties: { code: { enum: codes } } },
          ],
        },
      },
    },
  }
}

function failureSchema(): Json {
  return jsonSchema(
    z.object({
      status: z.literal(false),
      message: z.string().meta({ description: 'fit to show to a shopper' }),
      code: z.string(),
      errors: z.record(z.string(), z.array(z.string())).optional(),
      data: z.unknown().optional(),
      request_id: z.string().optional(),
    }),
  )
}

function parameters(place: 'path' | 'query', schema: z.ZodType | undefined): Json[] {
  if (!schema) return []
  const { properties, required } = asObject(jsonSchema(schema))
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema,
  }))
}

function asObject(schema: Json): { properties: Json; required: string[] } {
  const parsed = z
    .object({
      properties: z.record(z.string(), z.unknown()).default({}),
      required: z.array(z.string()).default([]),
    })
    .parse(schema)
  return parsed
}

/** The schema of what is sent, before any transform. */
function jsonSchema(schema: z.ZodType): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-2020-12',
    unrepresentable: 'any',
  })
  return rest
}
