import { fromCrossJSON, toJSONAsync } from 'seroval'

/** A call of a server function as a browser sends it. */
export interface Call {
  origin: string
  /** The readable id, `checkout.placeOrder`. */
  id: string
  method?: 'GET' | 'POST'
  data?: unknown
  cookie?: string
}

export interface FunctionResponse {
  status: number
  /** The result, or undefined when the function threw. */
  result: unknown
  error: unknown
}

export async function callServerFunction(call: Call): Promise<FunctionResponse> {
  const { origin, id, method = 'POST', data, cookie } = call
  const payload = JSON.stringify(await toJSONAsync({ data }))
  const url = new URL(`/_serverFn/${id}`, origin)
  if (method === 'GET') url.searchParams.set('payload', payload)
  const response = await fetch(url, {
    method,
    headers: {
      'content-type': 'application/json',
      'x-tsr-serverFn': 'true',
      origin,
      accept: 'application/json',
      ...(cookie ? { cookie } : {}),
    },
    ...(method === 'POST' ? { body: payload } : {}),
  })
  const text = await response.text()
  if (!response.headers.has('x-tss-serialized')) {
    return { status: response.status, result: undefined, error: text }
  }
  const value = read(text)
  if (value === undefined) return { status: response.status, result: undefined, error: text }
  return { status: response.status, result: part(value, 'result'), error: part(value, 'error') }
}

/** Errors have a format of the framework, so only their text is returned. */
function read(text: string): unknown {
  try {
    return fromCrossJSON(JSON.parse(text), { refs: new Map() })
  } catch {
    return undefined
  }
}

function part(value: unknown, name: 'result' | 'error'): unknown {
  return typeof value === 'object' && value !== null && name in value
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined
}

/** The same call in plain JSON, as an integrator sends it. */
export async function callInPlainJson(call: Call): Promise<FunctionResponse> {
  const { origin, id, method = 'POST', data, cookie } = call
  const payload = JSON.stringify({ data, context: {} })
  const url = new URL(`/_serverFn/${id}`, origin)
  if (method === 'GET') url.searchParams.set('payload', payload)
  const response = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json', origin, ...(cookie ? { cookie } : {}) },
    ...(method === 'POST' ? { body: payload } : {}),
  })
  const { status, headers } = response
  // The limits before the function answer in text.
  if (!headers.get('content-type')?.includes('json')) {
    return { status, result: undefined, error: await response.text() }
  }
  const value: unknown = await response.json()
  return { status, result: part(value, 'result'), error: part(value, 'error') }
}
