import { z } from 'zod'
import type { SandboxDatabase } from '../database.ts'

const smsSchema = z.object({
  id: z.number(),
  receivedAt: z.number(),
  from: z.string(),
  to: z.string(),
  body: z.string(),
})

export type StoredSms = z.infer<typeof smsSchema>

export interface SmsStore {
  add(sms: Omit<StoredSms, 'id'>): StoredSms
  /** Newest first; with a number, only its messages. */
  list(to?: string): StoredSms[]
  remove(to?: string): void
}

interface Row {
  id: number
  document: string
}

export function openSmsStore(database: SandboxDatabase): SmsStore {
  const insert = database.prepare<[string, string]>(
    'insert into messages (recipient, document) values (?, ?)',
  )
  const all = database.prepare<[], Row>(
    'select id, document from messages order by id desc limit 500',
  )
  const sentTo = database.prepare<[string], Row>(
    'select id, document from messages where recipient = ? order by id desc limit 500',
  )
  const removeAll = database.prepare<[]>('delete from messages')
  const removeSentTo = database.prepare<[string]>('delete from messages where recipient = ?')

  return {
    add(sms) {
      const { lastInsertRowid } = insert.run(sms.to, JSON.stringify(sms))
      return { ...sms, id: Number(lastInsertRowid) }
    },
    list: (to) =>
      (to === undefined ? all.all() : sentTo.all(to)).map(({ id, document }) =>
        smsSchema.parse({ ...JSON.parse(document), id }),
      ),
    remove(to) {
      if (to === undefined) removeAll.run()
      else removeSentTo.run(to)
    },
  }
}
