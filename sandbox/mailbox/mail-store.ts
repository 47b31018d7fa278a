import { z } from 'zod'
import type { SandboxDatabase } from '../database.ts'

const mailSchema = z.object({
  id: z.number(),
  receivedAt: z.number(),
  from: z.string(),
  /** The recipients of the envelope, in lower case. */
  to: z.array(z.string()),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  links: z.array(z.string()),
  headers: z.array(z.object({ name: z.string(), value: z.string() })),
  attachments: z.array(z.object({ name: z.string(), type: z.string(), bytes: z.number() })),
})

export type Mail = z.infer<typeof mailSchema>
export type NewMail = Omit<Mail, 'id'>

export interface MailStore {
  add(mail: NewMail): Mail
  find(id: number): Mail | undefined
  /** Newest first; with an address, only its mails. */
  list(to?: string): Mail[]
  remove(to?: string): void
}

interface Row {
  id: number
  document: string
}

export function openMailStore(database: SandboxDatabase): MailStore {
  const insert = database.prepare<[string, string]>(
    'insert into mails (recipients, document) values (?, ?)',
  )
  const byId = database.prepare<[number], Row>('select id, document from mails where id = ?')
  const all = database.prepare<[], Row>('select id, document from mails order by id desc limit 500')
  const sentTo = database.prepare<[string], Row>(
    'select id, document from mails where instr(recipients, ?) > 0 order by id desc limit 500',
  )
  const removeAll = database.prepare<[]>('delete from mails')
  const removeSentTo = database.prepare<[string]>(
    'delete from mails where instr(recipients, ?) > 0',
  )

  const toMail = (row: Row): Mail => mailSchema.parse({ ...JSON.parse(row.document), id: row.id })
  const needle = (to: string) => ` ${to.trim().toLowerCase()} `

  return {
    add(mail) {
      const recipients = mail.to.map(needle).join('')
      const { lastInsertRowid } = insert.run(recipients, JSON.stringify(mail))
      return { ...mail, id: Number(lastInsertRowid) }
    },
    find(id) {
      const row = byId.get(id)
      return row ? toMail(row) : undefined
    },
    list: (to) => (to === undefined ? all.all() : sentTo.all(needle(to))).map(toMail),
    remove(to) {
      if (to === undefined) removeAll.run()
      else removeSentTo.run(needle(to))
    },
  }
}
