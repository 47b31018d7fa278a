import { createServer, type IncomingMessage } from 'node:http'

interface ReceivedRequest {
  method: string
  path: string
  authorization: string | undefined
  body: unknown
}

/** A response; or the server closes the connection, or never responds. */
export type ScriptedResponse =
  | { status: number; body: unknown; headers?: Record<string, string> }
  | 'hang up'
  | 'silence'

/** A server for tests of an adapter: it returns scripted responses and records requests. */
export interface HttpCounterpart {
  url: string
  readonly requests: ReceivedRequest[]
  /** Sets the response of `POST /path`. */
  on(
    request: string,
    answer: ScriptedResponse | ((received: ReceivedRequest) => ScriptedResponse),
  ): void
  to(path: string): ReceivedRequest[]
  close(): Promise<void>
}

export async function startHttpCounterpart(): Promise<HttpCounterpart> {
  const answers = new Map<string, (received: ReceivedRequest) => ScriptedResponse>()
  const requests: ReceivedRequest[] = []
  const server = createServer(async (request, response) => {
    const received = await read(request)
    requests.push(received)
    const answer = answers.get(`${received.method} ${received.path}`)?.(received) ?? notFound
    if (answer === 'silence') return
    if (answer === 'hang up') {
      request.socket.destroy()
      return
    }
    const text = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body)
    response
      .writeHead(answer.status, { 'Content-Type': 'application/json', ...answer.headers })
      .end(text)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('No port was given.')
  return {
    url: `http://127.0.0.1:${address.port}`,
    requests,
    on: (request, answer) =>
      answers.set(request, typeof answer === 'function' ? answer : () => answer),
    to: (path) => requests.filter((request) => request.path === path),
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const notFound: ScriptedResponse = { status: 404, body: { detail: 'Not found.' } }

async function read(request: IncomingMessage): Promise<ReceivedRequest> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  const text = Buffer.concat(chunks).toString()
  return {
    method: request.method ?? '',
    path: request.url ?? '',
    authorization: request.headers.authorization,
    body: text === '' ? undefined : JSON.parse(text),
  }
}
