import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'

/** A bucket over HTTP that verifies AWS signature version 4. */
export interface S3Server {
  /** In the form of STORAGE_URL. */
  url: string
  readonly files: Map<string, Buffer>
  /** Number of next requests that get 503. */
  busy: number
  close(): Promise<void>
}

const key = 'test-key'
const secret = 'test/secret+with signs'
const region = 'eu-central-1'

export async function startS3Server(): Promise<S3Server> {
  const files = new Map<string, Buffer>()
  const state = { busy: 0 }
  const server = createServer(async (request, response) => {
    const body = await read(request)
    const answer = (status: number, content: Buffer | string = '') =>
      response.writeHead(status).end(content)
    if (state.busy > 0) {
      state.busy -= 1
      return answer(503)
    }
    const wrong = whatIsWrong(request, body)
    if (wrong) return answer(403, `<Error><Message>${wrong}</Message></Error>`)
    const path = request.url ?? ''
    if (!path.startsWith('/pictures/')) return answer(404)
    const known = files.get(path)
    if (request.method === 'PUT') {
      files.set(path, body)
      return answer(200)
    }
    if (request.method === 'DELETE') {
      files.delete(path)
      return answer(204)
    }
    return known ? answer(200, request.method === 'HEAD' ? '' : known) : answer(404)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('No port was given.')
  const credentials = `${key}:${encodeURIComponent(secret)}`
  return {
    url: `s3+http://${credentials}@127.0.0.1:${address.port}/pictures?region=${region}`,
    files,
    get busy() {
      return state.busy
    },
    set busy(count) {
      state.busy = count
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Verifies as Amazon documents it: canonical request, string to sign, signing key, signature. */
function whatIsWrong(request: IncomingMessage, body: Buffer): string | null {
  const header = (name: string) => String(request.headers[name] ?? '')
  const parts =
    /^AWS4-HMAC-SHA256 Credential=([^,]+), SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
      header('authorization'),
    )
  const [, credential = '', signedHeaders = '', signature = ''] = parts ?? []
  const time = header('x-amz-date')
  const scope = `${time.slice(0, 8)}/${region}/s3/aws4_request`
  if (credential !== `${key}/${scope}`) return 'InvalidAccessKeyId'
  const age = Date.now() - Date.parse(time.replace(/^(.{4})(..)(..T..)(..)/, '$1-$2-$3:$4:'))
  if (!(Math.abs(age) < 15 * 60_000)) return 'RequestTimeTooSkewed'
  if (header('x-amz-content-sha256') !== sha256(body)) return 'XAmzContentSHA256Mismatch'
  const url = new URL(request.url ?? '', 'http://localhost')
  const names = signedHeaders.split(';')
  if (!names.includes('host') || !names.includes('x-amz-content-sha256')) return 'AccessDenied'
  const canonical = [
    request.method,
    url.pathname,
    url.searchParams.toString(),
    ...names.map((name) => `${name}:${header(name).trim()}`),
    '',
    signedHeaders,
    header('x-amz-content-sha256'),
  ].join('\n')
  const toSign = ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n')
  const signingKey = [...scope.split('/')].reduce<Buffer | string>(hmac, `AWS4${secret}`)
  return hmac(signingKey, toSign).toString('hex') === signature ? null : 'SignatureDoesNotMatch'
}

function hmac(secretKey: Buffer | string, text: string): Buffer {
  return createHmac('sha256', secretKey).update(text).digest()
}

function sha256(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('hex')
}

async function read(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks)
}
