import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'
import type { Envelope } from './read-mail.ts'

const largestMail = 20 * 1024 * 1024

export interface SmtpPort {
  port: number
  close(): Promise<void>
}

/** A rejection with its SMTP status: 4xx asks for a retry, 5xx does not. */
export class SmtpRefusal extends Error {
  readonly responseCode: number

  constructor(responseCode: number, message: string) {
    super(message)
    this.responseCode = responseCode
  }
}

/** Listens without authentication and passes on every mail; a thrown rejection becomes the response. */
export async function openSmtp(
  port: number,
  host: string,
  receive: (raw: Uint8Array, envelope: Envelope) => Promise<void>,
): Promise<SmtpPort> {
  const server = new SMTPServer({
    name: 'localhost',
    banner: 'Sandbox mailbox',
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: largestMail,
    closeTimeout: 500,
    logger: false,
    onData(stream, session, done) {
      receiveAll(stream, session, receive).then(
        () => done(),
        (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
      )
    },
  })
  server.on('error', (error) => console.error('mailbox:', error.message))

  const opened = await new Promise<number>((resolve, reject) => {
    server.server.once('error', reject)
    server.listen(port, host, () => {
      const address = server.server.address()
      resolve(typeof address === 'object' && address !== null ? address.port : port)
    })
  })
  return { port: opened, close: () => new Promise((resolve) => server.close(() => resolve())) }
}

async function receiveAll(
  stream: SMTPServerDataStream,
  session: SMTPServerSession,
  receive: (raw: Uint8Array, envelope: Envelope) => Promise<void>,
): Promise<void> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(Buffer.from(chunk))
  if (stream.sizeExceeded) throw new SmtpRefusal(552, 'The mail is too large')
  const { mailFrom, rcptTo } = session.envelope
  await receive(Buffer.concat(chunks), {
    from: mailFrom ? mailFrom.address : '',
    to: rcptTo.map(({ address }) => address),
  })
}
